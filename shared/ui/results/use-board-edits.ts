import { FOLDER_DEPTH } from '#core/limits.ts';
import { folderText } from '#core/naming/folder-path.ts';
import { placeIn } from '#core/places/place-in.ts';
import type { Translate } from '#messages/translate.ts';
import { photoEdits } from './rename-edits.ts';
import { useBoardFocus } from './use-board-focus.ts';
import { useFolderEdits } from './use-folder-edits.ts';
import { type PhotoMoving, usePhotoMoves } from './use-photo-moves.ts';

/** Edits the results board: applies and announces the changes, and keeps the focus where the user works. */
export function useBoardEdits(edited: Omit<PhotoMoving, 'focus'>, t: Translate<'board' | 'results'>) {
  const { arranging, tell } = edited;
  const { arrangement, edit, undo, redo } = arranging;
  const focus = useBoardFocus();
  const moves = usePhotoMoves({ ...edited, focus }, t);
  const { addFolderWith, ...folders } = useFolderEdits({ ...edited, focus }, t);
  const told = (step: (() => void) | undefined, text: string) =>
    step &&
    (() => {
      step();
      tell(text, false);
    });
  return {
    ...moves,
    ...folders,
    addFolder: () => addFolderWith([]),
    moveToNewFolder: (photoId: string) => {
      const photoIds = moves.movingWith(photoId);
      addFolderWith(photoIds);
      if (photoIds.length > 1) moves.clearChosen();
    },
    renamePhoto: (photoId: string, name: string) => {
      const edits = photoEdits(arrangement, photoId, name);
      if (!edits) {
        tell(t('results.tooDeep', { most: FOLDER_DEPTH }), false);
        return;
      }
      const next = edit(...edits);
      if (next === arrangement) return;
      const { folder, fileName } = placeIn(next, photoId);
      const isMoved = edits.some(({ type }) => type === 'move-to-path');
      tell(
        t('results.renamed', {
          name: isMoved && folder ? `${folderText(folder.path)}/${fileName}` : fileName,
        }),
      );
    },
    undo: told(undo, t('results.undone')),
    redo: told(redo, t('results.redone')),
  };
}
