import { useState } from 'react';
import { type Arrangement, type ArrangementEdit, folderOfName } from '#core/board/arrangement.ts';
import { type FolderPath, folderText, slashedName } from '#core/naming/folder-path.ts';
import type { Translate } from '#messages/translate.ts';
import { folderButtonId } from '../board/element-ids.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { Tell } from '../board/use-told.ts';
import type { Focused } from './use-board-focus.ts';

/** A folder was given the name of another one, and the user is asked whether to merge them. */
export interface SameName {
  readonly folder: FolderPath;
  readonly into: FolderPath;
  /** The number of photos in the folder. */
  readonly photos: number;
  readonly merge: () => void;
  readonly leave: () => void;
}

/** The board whose folders are edited. */
export interface FolderEditing {
  readonly arranging: Arranging;
  /** Whether a photo is open over the board, which keeps the focus. */
  readonly isViewing: boolean;
  readonly focus: (focused: Focused) => void;
  readonly tell: Tell;
}

/** Returns how a folder gets a name with slashes: its path, and the edits that move all that it contains. */
function nestingOf(arrangement: Arrangement, folderId: number, typed: string) {
  const own = arrangement.folders.find(({ id }) => id === folderId)?.path ?? [];
  const { folder, name } = slashedName(typed);
  const path = [...own.slice(0, -1), ...folder, ...(name === '' ? [] : [name])];
  const inside = arrangement.folders.filter((one) => own.every((part, at) => one.path[at] === part));
  const edits = inside.flatMap(({ id, path: from, photos }): ArrangementEdit[] => {
    const photoIds = photos.map(({ photoId }) => photoId);
    return [
      { type: 'move-to-path', photoIds, path: path.concat(from.slice(own.length)) },
      { type: 'remove-folder', folderId: id },
    ];
  });
  return { path, edits };
}

/** Adds, renames, merges and removes the folders of a board. */
export function useFolderEdits(
  { arranging: { arrangement, edit }, isViewing, focus, tell }: FolderEditing,
  t: Translate<'board' | 'results'>,
) {
  const [newFolderId, setNewFolderId] = useState<number>();
  const [asked, setAsked] = useState<{ readonly folderId: number; readonly typed: string }>();
  /** Returns a folder, and the other one that has the typed name. */
  const foldersFor = (folderId: number, typed: string) => ({
    folder: arrangement.folders.find(({ id }) => id === folderId),
    into: folderOfName(arrangement, folderId, typed),
  });
  const rename = (folderId: number, typed: string) => {
    const { folder, into } = foldersFor(folderId, typed);
    const next = edit({ type: 'rename-folder', folderId, name: typed });
    setNewFolderId(undefined);
    if (next === arrangement || !folder) return;
    if (into) {
      tell(t('results.merged', { folder: folderText(folder.path), into: folderText(into.path) }));
      if (!isViewing) focus({ id: folderButtonId(into.id) });
    } else {
      const renamed = next.folders.find(({ id }) => id === folderId);
      tell(t('results.renamed', { name: folderText(renamed?.path ?? []) }));
    }
  };
  /** Renames a folder to folders inside each other, with all that it contains. */
  const nest = (folderId: number, typed: string) => {
    const { path, edits } = nestingOf(arrangement, folderId, typed);
    const next = edit(...edits);
    setNewFolderId(undefined);
    if (next === arrangement) return;
    tell(t('results.renamed', { name: folderText(path) }));
    const made = next.folders.find((one) => folderText(one.path) === folderText(path));
    if (made && !isViewing) focus({ id: folderButtonId(made.id) });
  };
  const sameNameOf = ({ folderId, typed }: NonNullable<typeof asked>): SameName | undefined => {
    const { folder, into } = foldersFor(folderId, typed);
    if (!folder || !into) return undefined;
    const leave = () => {
      setAsked(undefined);
      focus({ id: folderButtonId(folderId) });
    };
    const merge = () => {
      setAsked(undefined);
      rename(folderId, typed);
    };
    return { folder: folder.path, into: into.path, photos: folder.photos.length, merge, leave };
  };
  return {
    newFolderId,
    /** Adds a folder with these photos. */
    addFolderWith: (photoIds: readonly string[]) => {
      const folderId = Math.max(0, ...arrangement.folders.map(({ id }) => id)) + 1;
      const next = edit(
        { type: 'add-folder', name: t('results.newFolder') },
        { type: 'move-photos', photoIds, folderId },
      );
      setNewFolderId(folderId);
      tell(t('results.folderAdded', { folder: folderText(next.folders[0]?.path ?? []) }));
    },
    renameFolder: (folderId: number, typed: string) => {
      if (slashedName(typed).folder.length > 0) {
        nest(folderId, typed);
        return;
      }
      const { folder, into } = foldersFor(folderId, typed);
      if (into && folder && folder.photos.length > 0) setAsked({ folderId, typed });
      else rename(folderId, typed);
    },
    removeFolder: (folderId: number) => {
      const at = arrangement.folders.findIndex(({ id }) => id === folderId);
      const next = edit({ type: 'remove-folder', folderId });
      if (next === arrangement) return;
      tell(t('results.folderRemoved', { folder: folderText(arrangement.folders[at]?.path ?? []) }));
      const neighbour = next.folders[at] ?? next.folders.at(-1);
      if (neighbour) focus({ id: folderButtonId(neighbour.id) });
    },
    sameName: asked && sameNameOf(asked),
  };
}
