import { safeFolder } from '#core/archive-path.ts';
import { type FolderPath } from '#core/folder-path.ts';
import type { ArrangedFolder, Arrangement } from '#core/arrangement.ts';
import type { PhotoState } from '#core/batch.ts';
import type { PlacedPhoto } from '#core/batch-event.ts';
import type { Board } from '#core/board.ts';

interface StoredFolder extends Omit<ArrangedFolder, 'path'> {
  readonly path?: FolderPath;
  /** Only in earlier versions, which had no nested folders. */
  readonly name?: string;
}

interface StoredArrangement extends Omit<Arrangement, 'folders'> {
  readonly folders: readonly StoredFolder[];
}

/** A board as stored by this version or an earlier one. */
export interface StoredBoard extends Omit<Board, 'arrangement' | 'saved'> {
  readonly arrangement: StoredArrangement;
  readonly saved: StoredArrangement;
}

/** Converts a board stored by an earlier version: folder names become folder paths. */
export function boardOf({ state, arrangement, saved }: StoredBoard): Board {
  const photos = new Map([...state.photos].map(([id, photo]) => [id, withFolder(photo)]));
  return {
    state: { ...state, photos, arrivals: state.arrivals.map(inFolder) },
    arrangement: withPaths(arrangement),
    saved: withPaths(saved),
  };
}

function withPaths({ folders, ...word }: StoredArrangement): Arrangement {
  return {
    ...word,
    folders: folders.map(({ id, name = '', path = [name], photos }) => ({ id, path, photos })),
  };
}

function withFolder(photo: PhotoState): PhotoState {
  return photo.status === 'placed' ? { ...photo, photo: inFolder(photo.photo) } : photo;
}

function inFolder(photo: Omit<PlacedPhoto, 'folder'> & Partial<PlacedPhoto>): PlacedPhoto {
  return { ...photo, folder: photo.folder ?? safeFolder([photo.category]) };
}
