import { type RefObject, useCallback, useRef } from 'react';
import type { BatchState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import type { ResultFolder } from '../board/batch-view.ts';
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

const NO_LOOKS = { ids: new Set<string>(), asked: '' };

/**
 * Returns the folders of the search results, with only these photos: the folder of the best result first, and the
 * best photo first in each.
 *
 * @param found ids, best first
 * @param looks ids of photos that only look like the query, and the query
 * @param newFolderId an empty folder that needs a name and therefore stays
 */
export function foundFolders<Source extends Photo>(
  folders: readonly ResultFolder<Source>[],
  found: readonly string[],
  newFolderId?: number,
  looks: { readonly ids: ReadonlySet<string>; readonly asked: string } = NO_LOOKS,
): ResultFolder<Source>[] {
  const rank = new Map(found.map((id, at) => [id, at]));
  const rankOf = (id: string) => rank.get(id) ?? Infinity;
  return folders
    .map((folder) => ({
      ...folder,
      photos: folder.photos
        .filter(({ photo }) => rank.has(photo.id))
        .map((one) =>
          looks.ids.has(one.photo.id) ? Object.assign({}, one, { looksLike: looks.asked }) : one,
        )
        .toSorted((one, other) => rankOf(one.photo.id) - rankOf(other.photo.id)),
    }))
    .filter(({ id, photos }) => photos.length > 0 || id === newFolderId)
    .toSorted((one, other) => bestOf(one, rankOf) - bestOf(other, rankOf));
}

function bestOf({ photos }: ResultFolder<Photo>, rankOf: (id: string) => number): number {
  const [best] = photos;
  return best ? rankOf(best.photo.id) : -1;
}
