import { useEffect, useState } from 'react';
import { folderText } from '#core/folder-path.ts';
import { placeIn } from '#core/place-in.ts';
import type { Arrangement } from '#core/arrangement.ts';
import type { Translate } from '#messages/translate.ts';
import type { Board } from './board-context.ts';
import type { Arranging } from './use-arrangement.ts';
import type { Folding } from '../stacks/fold-stacks.ts';
import { useSelection } from './use-selection.ts';

export interface BoardEdits extends Omit<Board, 'root'> {
  readonly addFolder: () => void;
}

/** The id of the button that moves a photo: it takes the focus when the photo before it has gone elsewhere. */
export const moveButtonId = (photoId: string) => `move-${photoId}`;
/** The id of the button that renames a folder. */
export const folderButtonId = (folderId: number) => `folder-${folderId}`;

/**
 * The edits of the results board: made, told, and the focus kept where the person works.
 *
 * @param isViewing a photo is open over the board, where the focus stays
 * @param shown the ids of the photos on the board in their order: what a search has not found is neither chosen nor moved
 * @param folding which photos lie under others, and go with them
 */
export function useBoardEdits(
  { arrangement, edit, undo, redo }: Arranging,
  t: Translate<'results'>,
  isViewing: boolean,
  shown: readonly string[],
  { under, hidden }: Folding,
): BoardEdits {
  const [said, setSaid] = useState('');
  const [newFolderId, setNewFolderId] = useState<number>();
  const [focused, setFocused] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (focused) document.getElementById(focused.id)?.focus();
  }, [focused]);

  const choosing = useSelection(shown);
  const { isChosen, clearChosen } = choosing;
  const withUnder = (photoIds: readonly string[]) => [
    ...new Set(photoIds.flatMap((id) => [id, ...(under.get(id) ?? [])])),
  ];
  const chosen = withUnder(choosing.chosen);
  const cards = shown.filter((id) => !hidden.has(id));
  /** What moves with a photo: an open one goes by itself. */
  const goingWith = (photoId: string) => {
    if (isViewing) return [photoId];
    return isChosen(photoId) ? chosen : withUnder([photoId]);
  };
  const moveMany = (photoIds: readonly string[], folderId: number) => {
    const next = edit({ type: 'move-photos', photoIds, folderId });
    clearChosen();
    const folder = next.folders.find(({ id }) => id === folderId);
    if (next === arrangement || !folder) return;
    setSaid(t('results.movedMany', { count: photoIds.length, folder: folderText(folder.path) }));
    setFocused({ id: folderButtonId(folderId) });
  };
  const movePhoto = (photoId: string, folderId: number) => {
    const photoIds = goingWith(photoId);
    if (photoIds.length > 1) {
      moveMany(photoIds, folderId);
      return;
    }
    const neighbour = neighbourOf(arrangement, photoId, cards);
    const next = edit({ type: 'move-photo', photoId, folderId });
    const { folder, fileName } = placeIn(next, photoId);
    if (next === arrangement || !folder) return;
    setSaid(t('results.moved', { name: fileName, folder: folderText(folder.path) }));
    if (neighbour !== undefined && !isViewing) setFocused({ id: neighbour });
  };
  const addTo = (photoId?: string) => {
    const add = { type: 'add-folder', name: t('results.newFolder') } as const;
    const folderId = Math.max(0, ...arrangement.folders.map(({ id }) => id)) + 1;
    const photoIds = photoId === undefined ? [] : goingWith(photoId);
    const next = edit(add, { type: 'move-photos', photoIds, folderId });
    if (photoIds.length > 1) clearChosen();
    setNewFolderId(folderId);
    setSaid(t('results.folderAdded', { folder: folderText(next.folders[0]?.path ?? []) }));
  };
  /** A folder that got the name of another one is gone, and its photos are there. */
  const tellMerged = (next: Arrangement, folderId: number, typed: string) => {
    const merged = arrangement.folders.find(({ id }) => id === folderId);
    const [photo] = merged?.photos ?? [];
    const path = folderText([...(merged?.path.slice(0, -1) ?? []), typed.trim()]);
    const into = photo
      ? placeIn(next, photo.photoId).folder
      : next.folders.find((folder) => folderText(folder.path).toLowerCase() === path.toLowerCase());
    if (!merged || !into) return;
    setSaid(t('results.merged', { folder: folderText(merged.path), into: folderText(into.path) }));
    if (!isViewing) setFocused({ id: folderButtonId(into.id) });
  };
  return {
    ...choosing,
    chosen,
    folders: arrangement.folders,
    newFolderId,
    said,
    movePhoto,
    moveToNewFolder: addTo,
    addFolder: () => addTo(),
    renamePhoto: (photoId, name) => {
      const next = edit({ type: 'rename-photo', photoId, name });
      if (next !== arrangement) setSaid(t('results.renamed', { name: placeIn(next, photoId).fileName }));
    },
    renameFolder: (folderId, name) => {
      const next = edit({ type: 'rename-folder', folderId, name });
      const folder = next.folders.find(({ id }) => id === folderId);
      setNewFolderId(undefined);
      if (next === arrangement) return;
      if (folder) setSaid(t('results.renamed', { name: folderText(folder.path) }));
      else tellMerged(next, folderId, name);
    },
    undo:
      undo &&
      (() => {
        undo();
        setSaid(t('results.undone'));
      }),
    redo:
      redo &&
      (() => {
        redo();
        setSaid(t('results.redone'));
      }),
  };
}

/** What takes the focus when a photo leaves its folder: the next photo there, else the one before, else the folder. */
function neighbourOf(
  arrangement: Arrangement,
  photoId: string,
  shown: readonly string[],
): string | undefined {
  const { folder } = placeIn(arrangement, photoId);
  if (!folder) return undefined;
  const inFolder = new Set(folder.photos.map((photo) => photo.photoId));
  const beside = shown.filter((id) => inFolder.has(id));
  const at = beside.indexOf(photoId);
  const neighbour = beside[at + 1] ?? beside[at - 1];
  return neighbour === undefined ? folderButtonId(folder.id) : moveButtonId(neighbour);
}
