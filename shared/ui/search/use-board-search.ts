import { type RefObject, useCallback, useRef } from 'react';
import type { BatchState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import type { ResultFolder } from '../board/batch-view.ts';
import { foundFolders } from './found-folders.ts';
import { searchedPhotos } from './searched-photos.ts';
import { type PhotoSearching, usePhotoSearch } from './use-photo-search.ts';

interface BoardSearching {
  readonly searching: PhotoSearching;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly focus: () => void;
  /** The folders with search results; all folders if there is no query. @param newFolderId stays, even if empty */
  readonly shown: (newFolderId?: number) => readonly ResultFolder<Photo>[];
  /** The photos shown, in that order. */
  readonly order: readonly string[];
}

/**
 * Searches a board.
 *
 * @param folders the same array as long as nothing on the board has changed
 * @param names the named people of each photo
 */
export function useBoardSearch(
  folders: readonly ResultFolder<Photo>[],
  { photos }: Pick<BatchState, 'photos'>,
  names: ReadonlyMap<string, readonly string[]>,
): BoardSearching {
  const fieldRef = useRef<HTMLInputElement>(null);
  const searching = usePhotoSearch(
    useCallback(() => searchedPhotos(folders, { photos }, names), [folders, photos, names]),
  );
  const { found, looks, asked } = searching;
  const shown = (newFolderId?: number) =>
    found ? foundFolders(folders, found, newFolderId, { ids: looks, asked }) : folders;
  const focus = () => {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  };
  const order = shown().flatMap(({ photos: inFolder }) => inFolder.map(({ photo }) => photo.id));
  return { searching, fieldRef, focus, shown, order };
}
