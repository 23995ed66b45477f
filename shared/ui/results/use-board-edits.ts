import { slashedName } from '#core/naming/folder-path.ts';
import { placeIn } from '#core/places/place-in.ts';
import type { Translate } from '#messages/translate.ts';
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
      const typed = slashedName(name);
      const path = [...(placeIn(arrangement, photoId).folder?.path ?? []), ...typed.folder];
      const rename = { type: 'rename-photo', photoId, name: typed.name } as const;
      const next =
        typed.folder.length === 0
          ? edit(rename)
          : edit(rename, { type: 'move-to-path', photoIds: [photoId], path });
      if (next !== arrangement) tell(t('results.renamed', { name: placeIn(next, photoId).fileName }));
    },
    undo: told(undo, t('results.undone')),
    redo: told(redo, t('results.redone')),
  };
}
