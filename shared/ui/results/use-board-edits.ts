import { useEffect, useState } from 'react';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { placeIn } from '#core/places/place-in.ts';
import { type Arrangement, folderOfName } from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Translate } from '#messages/translate.ts';
import { RECENT_FOLDERS } from '../limits.ts';
import type { Folding } from '../board/fold-stacks.ts';
import type { Board } from '../board/board-context.ts';
import { folderButtonId, moveButtonId } from '../board/element-ids.ts';
import { viewButtonId } from '../board/opener-context.ts';
import { moveChoices } from '../board/move-choices.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import { useSelection } from '../board/use-selection.ts';
import type { Tell } from '../board/use-told.ts';

/** A folder was given the name of another one, and the user is asked whether to merge them. */
export interface SameName {
  readonly folder: FolderPath;
  readonly into: FolderPath;
  /** The number of photos in the folder. */
  readonly photos: number;
  readonly merge: () => void;
  readonly leave: () => void;
}

export interface BoardEdits extends Omit<Board, 'root' | 'said'> {
  readonly addFolder: () => void;
  readonly sameName: SameName | undefined;
}

interface EditedBoard {
  readonly arranging: Arranging;
  readonly placed: ReadonlyMap<string, PlacedPhoto>;
  /** Whether a photo is open over the board, which keeps the focus. */
  readonly isViewing: boolean;
  /** The ids of the board's photos in their order: photos outside the search results are neither selected nor moved. */
  readonly shown: readonly string[];
  /** Which photos are under others and move with them. */
  readonly folding: Folding;
  readonly tell: Tell;
}

/** Edits the results board: applies and announces the changes, and keeps the focus where the user works. */
export function useBoardEdits(
  { arranging, placed, isViewing, shown, folding: { under, hidden }, tell }: EditedBoard,
  t: Translate<'board' | 'results'>,
): BoardEdits {
  const { arrangement, edit, undo, redo } = arranging;
  const [newFolderId, setNewFolderId] = useState<number>();
  const [recent, setRecent] = useState<readonly FolderPath[]>([]);
  const [asked, setAsked] = useState<{ readonly folderId: number; readonly typed: string }>();
  const [focused, setFocused] = useState<Focused>();
  useEffect(() => {
    if (focused) focusOn(focused);
  }, [focused]);

  const choosing = useSelection(shown);
  const { isChosen, clearChosen } = choosing;
  const withUnder = (photoIds: readonly string[]) => [
    ...new Set(photoIds.flatMap((id) => [id, ...(under.get(id) ?? [])])),
  ];
  const chosen = withUnder(choosing.chosen);
  const cards = shown.filter((id) => !hidden.has(id));
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
    const neighbour = isMany ? undefined : neighbourOf(arrangement, first, cards);
    setFocused(neighbour ?? { id: folderButtonId(folder.id) });
  };
  const addTo = (photoId?: string) => {
    const folderId = Math.max(0, ...arrangement.folders.map(({ id }) => id)) + 1;
    const photoIds = photoId === undefined ? [] : movingWith(photoId);
    const next = edit(
      { type: 'add-folder', name: t('results.newFolder') },
      { type: 'move-photos', photoIds, folderId },
    );
    if (photoIds.length > 1) clearChosen();
    setNewFolderId(folderId);
    tell(t('results.folderAdded', { folder: folderText(next.folders[0]?.path ?? []) }));
  };
  const rename = (folderId: number, typed: string) => {
    const folder = arrangement.folders.find(({ id }) => id === folderId);
    const into = folderOfName(arrangement, folderId, typed);
    const next = edit({ type: 'rename-folder', folderId, name: typed });
    setNewFolderId(undefined);
    if (next === arrangement || !folder) return;
    if (into) {
      tell(t('results.merged', { folder: folderText(folder.path), into: folderText(into.path) }));
      if (!isViewing) setFocused({ id: folderButtonId(into.id) });
    } else {
      const renamed = next.folders.find(({ id }) => id === folderId);
      tell(t('results.renamed', { name: folderText(renamed?.path ?? []) }));
    }
  };
  const sameNameOf = ({ folderId, typed }: NonNullable<typeof asked>): SameName | undefined => {
    const folder = arrangement.folders.find(({ id }) => id === folderId);
    const into = folderOfName(arrangement, folderId, typed);
    if (!folder || !into) return undefined;
    const leave = () => {
      setAsked(undefined);
      setFocused({ id: folderButtonId(folderId) });
    };
    const merge = () => {
      setAsked(undefined);
      rename(folderId, typed);
    };
    return { folder: folder.path, into: into.path, photos: folder.photos.length, merge, leave };
  };
  return {
    ...choosing,
    chosen,
    newFolderId,
    movingWith,
    choicesFor: (photoIds) => moveChoices(arrangement, photoIds, placed, recent),
    movePhoto: (photoId, folderId) => {
      const photoIds = movingWith(photoId);
      moved(edit({ type: 'move-photos', photoIds, folderId }), photoIds);
    },
    moveToPath: (photoId, path) => {
      const photoIds = movingWith(photoId);
      moved(edit({ type: 'move-to-path', photoIds, path }), photoIds);
    },
    moveToNewFolder: addTo,
    addFolder: () => addTo(),
    renamePhoto: (photoId, name) => {
      const next = edit({ type: 'rename-photo', photoId, name });
      if (next !== arrangement) tell(t('results.renamed', { name: placeIn(next, photoId).fileName }));
    },
    renameFolder: (folderId, typed) => {
      const folder = arrangement.folders.find(({ id }) => id === folderId);
      const isQuestion =
        (folder?.photos.length ?? 0) > 0 && folderOfName(arrangement, folderId, typed) !== undefined;
      if (isQuestion) setAsked({ folderId, typed });
      else rename(folderId, typed);
    },
    removeFolder: (folderId) => {
      const at = arrangement.folders.findIndex(({ id }) => id === folderId);
      const next = edit({ type: 'remove-folder', folderId });
      if (next === arrangement) return;
      tell(t('results.folderRemoved', { folder: folderText(arrangement.folders[at]?.path ?? []) }));
      const neighbour = next.folders[at] ?? next.folders.at(-1);
      if (neighbour) setFocused({ id: folderButtonId(neighbour.id) });
    },
    sameName: asked && sameNameOf(asked),
    undo:
      undo &&
      (() => {
        undo();
        tell(t('results.undone'), false);
      }),
    redo:
      redo &&
      (() => {
        redo();
        tell(t('results.redone'), false);
      }),
  };
}

/** What gets the focus. */
interface Focused {
  readonly id: string;
  /** Gets the focus first if the other is missing: on a very large board, a card adds its tools when it has the focus. */
  readonly firstId?: string;
}

function focusOn({ id, firstId }: Focused): void {
  const element = document.getElementById(id);
  if (element || firstId === undefined) return element?.focus();
  document.getElementById(firstId)?.focus();
  queueMicrotask(() => document.getElementById(id)?.focus());
}

/**
 * Returns what gets the focus when a photo leaves its folder: the next photo there, else the previous one, else the
 * folder.
 */
function neighbourOf(
  arrangement: Arrangement,
  photoId: string,
  shown: readonly string[],
): Focused | undefined {
  const { folder } = placeIn(arrangement, photoId);
  if (!folder) return undefined;
  const inFolder = new Set(folder.photos.map((photo) => photo.photoId));
  const beside = shown.filter((id) => inFolder.has(id));
  const at = beside.indexOf(photoId);
  const neighbour = beside[at + 1] ?? beside[at - 1];
  if (neighbour === undefined) return { id: folderButtonId(folder.id) };
  return { id: moveButtonId(neighbour), firstId: viewButtonId(neighbour) };
}
