import { useState } from 'react';
import { mergesOf } from '#core/board/rename-folder.ts';
import { FOLDER_DEPTH } from '#core/limits.ts';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import type { Translate } from '#messages/translate.ts';
import { folderButtonId } from '../board/element-ids.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { Tell } from '../board/use-told.ts';
import { folderEdit, folderRenameOf } from './rename-edits.ts';
import type { Focused } from './use-board-focus.ts';

/** A folder, or one inside it, gets the path of another one, and the user is asked whether to merge them. */
export interface SameName {
  readonly folder: FolderPath;
  readonly into: FolderPath;
  /** The photos in the folder. */
  readonly photoIds: readonly string[];
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

/** Adds, renames, merges and removes the folders of a board. */
export function useFolderEdits(
  { arranging: { arrangement, edit }, isViewing, focus, tell }: FolderEditing,
  t: Translate<'board' | 'results'>,
) {
  const [newFolderId, setNewFolderId] = useState<number>();
  const [asked, setAsked] = useState<{ readonly folderId: number; readonly typed: string }>();
  /** Returns the folders that the typed name merges into others. */
  const mergesFor = (folderId: number, typed: string) =>
    mergesOf(arrangement.folders, folderRenameOf(folderId, typed));
  const rename = (folderId: number, typed: string) => {
    const renaming = folderEdit(arrangement, folderId, typed);
    setNewFolderId(undefined);
    if (!renaming) {
      tell(t('results.tooDeep', { most: FOLDER_DEPTH }), false);
      return;
    }
    const next = edit(renaming);
    if (next === arrangement) return;
    const merge = mergesFor(folderId, typed).find(({ folder }) => folder.id === folderId);
    if (merge) {
      const { folder, into } = merge;
      tell(t('results.merged', { folder: folderText(folder.path), into: folderText(into.path) }));
      if (!isViewing) focus({ id: folderButtonId(into.id) });
    } else {
      const renamed = next.folders.find(({ id }) => id === folderId);
      tell(t('results.renamed', { name: folderText(renamed?.path ?? []) }));
    }
  };
  /** Empty folders are merged without a question. */
  const askedMerge = (folderId: number, typed: string) =>
    mergesFor(folderId, typed).find(({ folder }) => folder.photos.length > 0);
  const sameNameOf = ({ folderId, typed }: NonNullable<typeof asked>): SameName | undefined => {
    const question = askedMerge(folderId, typed);
    if (!question) return undefined;
    const { folder, into } = question;
    const leave = () => {
      setAsked(undefined);
      focus({ id: folderButtonId(folderId) });
    };
    const merge = () => {
      setAsked(undefined);
      rename(folderId, typed);
    };
    return {
      folder: folder.path,
      into: into.path,
      photoIds: folder.photos.map(({ photoId }) => photoId),
      merge,
      leave,
    };
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
      if (askedMerge(folderId, typed)) setAsked({ folderId, typed });
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
