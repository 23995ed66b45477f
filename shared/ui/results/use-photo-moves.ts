import { useState } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Arrangement } from '#core/board/arrangement.ts';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { placeIn } from '#core/places/place-in.ts';
import type { Translate } from '#messages/translate.ts';
import { folderButtonId } from '../board/element-ids.ts';
import type { Folding } from '../board/fold-stacks.ts';
import { moveChoices } from '../board/move-choices.ts';
import { useSelection } from '../board/use-selection.ts';
import { RECENT_FOLDERS } from '../limits.ts';
import { neighbourOf } from './use-board-focus.ts';
import type { FolderEditing } from './use-folder-edits.ts';

/** The board whose photos are selected and moved. */
export interface PhotoMoving extends FolderEditing {
  readonly placed: ReadonlyMap<string, PlacedPhoto>;
  /** The ids of the board's photos in their order: photos outside the search results are neither selected nor moved. */
  readonly shown: readonly string[];
  /** Which photos are under others and move with them. */
  readonly folding: Folding;
}

/** Selects photos of a board and moves them between its folders. */
export function usePhotoMoves(
  { arranging, placed, isViewing, shown, folding: { under, hidden }, focus, tell }: PhotoMoving,
  t: Translate<'board' | 'results'>,
) {
  const { arrangement, edit } = arranging;
  const [recent, setRecent] = useState<readonly FolderPath[]>([]);
  const choosing = useSelection(shown);
  const { isChosen, clearChosen } = choosing;
  const withUnder = (photoIds: readonly string[]) => [
    ...new Set(photoIds.flatMap((id) => [id, ...(under.get(id) ?? [])])),
  ];
  const chosen = withUnder(choosing.chosen);
  const movingWith = (photoId: string) => {
    if (isViewing) return [photoId];
    return isChosen(photoId) ? chosen : withUnder([photoId]);
  };
  /** After a move: announces it and sets the focus. */
  const moved = (next: Arrangement, photoIds: readonly string[]) => {
    const [first = ''] = photoIds;
    const { folder } = placeIn(next, first);
    const isMany = photoIds.length > 1;
    // The selection has served its purpose.
    if (isMany || isChosen(first)) clearChosen();
    if (next === arrangement || !folder) return;
    setRecent((before) =>
      [folder.path, ...before.filter((path) => path !== folder.path)].slice(0, RECENT_FOLDERS),
    );
    tell(t('board.moved', { count: photoIds.length, folder: folderText(folder.path) }));
    if (isViewing) return;
    const cards = shown.filter((id) => !hidden.has(id));
    const neighbour = isMany ? undefined : neighbourOf(arrangement, first, cards);
    focus(neighbour ?? { id: folderButtonId(folder.id) });
  };
  return {
    ...choosing,
    chosen,
    movingWith,
    choicesFor: (photoIds: readonly string[]) => moveChoices(arrangement, photoIds, placed, recent),
    movePhoto: (photoId: string, folderId: number) => {
      const photoIds = movingWith(photoId);
      moved(edit({ type: 'move-photos', photoIds, folderId }), photoIds);
    },
    moveToPath: (photoId: string, path: FolderPath) => {
      const photoIds = movingWith(photoId);
      moved(edit({ type: 'move-to-path', photoIds, path }), photoIds);
    },
  };
}
