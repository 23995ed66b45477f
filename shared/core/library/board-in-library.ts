import { type Arrangement, entriesOf, rearranged } from '../board/arrangement.ts';
import { dateOnBoard } from '../dates/date-on-board.ts';
import type { ArchiveEntry, PlacedPhoto } from '../batch/batch-event.ts';
import { roughDateOf } from '../dates/photo-date.ts';
import { ArchivePaths, safePathPart } from '../naming/archive-path.ts';
import { stemOf } from '../naming/file-name.ts';
import { type FolderPath, folderText, splitPath } from '../naming/folder-path.ts';
import { applyPattern, DEFAULT_PATTERN } from '../naming/naming-pattern.ts';
import type { Photo } from '../photo.ts';
import { type PhotoToFile, photoToFile } from '../schemes/photo-to-file.ts';
import { type KnownOfPhotos, photosOnBoard } from '../schemes/photos-on-board.ts';
import { foldersInLibrary, libraryHabits } from './library-habits.ts';
import { LibraryNames } from './library-names.ts';
import type { Library } from './read-library.ts';

/** A board whose photos are added to a library. */
export interface BoardToAdd extends KnownOfPhotos {
  readonly arrangement: Arrangement;
  /** Facts about films and other files that are kept without a photo. */
  readonly films: readonly PhotoToFile[];
  /** Whether a person chose how photos are named, so that the library doesn't decide it. */
  readonly isPatternChosen: boolean;
  /** Whether the board has the library's folders from the start. Then every photo stays in place. */
  readonly isArranged?: boolean | undefined;
}

/** The target paths of a board's photos in a library. */
export interface PlacedInLibrary {
  /** Each path has one folder, even in a library without folders; see `pathInLibrary`. */
  readonly entries: readonly ArchiveEntry[];
  /** The films' folders by id; empty for those that the library doesn't decide. */
  readonly films: ReadonlyMap<string, FolderPath>;
}

/**
 * Places a board's photos in a library's order: in its folders and events, with its kind of names. A name that a
 * person typed stays.
 */
export function boardInLibrary(
  board: BoardToAdd,
  library: Pick<Library, 'order' | 'pattern' | 'photoCount'>,
): PlacedInLibrary {
  const { arrangement, films, isPatternChosen, isArranged } = board;
  const { pattern = DEFAULT_PATTERN, ignoresQuality } = libraryHabits(library);
  const placed = ignoresQuality ? withoutLookAgain(board.placed) : board.placed;
  const names = new LibraryNames(library, board.placed.values());
  const photos = photosOnBoard(arrangement, { ...board, placed }).map((photo) => names.told(photo));
  const toldFilms = films.map((film) => names.told(film));
  const folders = foldersInLibrary(photos, toldFilms, library.order);
  if (isArranged) return { entries: entriesOf(arrangement), films: folders };
  const entries = entriesOf(rearranged(arrangement, { type: 'file-photos', folders }));
  const isRenamed = !isPatternChosen && pattern !== DEFAULT_PATTERN;
  return { entries: isRenamed ? named(entries, pattern, { ...board, names }) : entries, films: folders };
}

/** Returns the library folders of newly placed photos, by id. Bad shots stay as placed. */
export function placedInLibrary(
  placed: readonly PlacedPhoto[],
  photos: readonly Photo[],
  library: Pick<Library, 'order' | 'pattern' | 'photoCount'>,
  nowMs: number,
): ReadonlyMap<string, FolderPath> {
  const names = new LibraryNames(library, placed);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const toFile = placed.flatMap((one) => {
    const photo = byId.get(one.photoId);
    if (!photo || one.lookAgain) return [];
    const date = dateOnBoard(photo, one, nowMs);
    return names.told(photoToFile(photo, { placed: one, date, location: one.location }));
  });
  return foldersInLibrary(toFile, [], library.order);
}

function withoutLookAgain(placed: ReadonlyMap<string, PlacedPhoto>): ReadonlyMap<string, PlacedPhoto> {
  const all = new Map<string, PlacedPhoto>();
  for (const [id, photo] of placed) {
    const { lookAgain: _, ...kept } = photo;
    all.set(id, kept);
  }
  return all;
}

function named(
  entries: readonly ArchiveEntry[],
  pattern: string,
  { photos, placed, names }: Pick<BoardToAdd, 'photos' | 'placed'> & { readonly names: LibraryNames },
): readonly ArchiveEntry[] {
  const byId = new Map(photos.map((photo, at) => [photo.id, { photo, number: at + 1 }]));
  const paths = new ArchivePaths();
  return entries.map((entry) => {
    const { folder, fileName } = splitPath(entry.path);
    const known = placed.get(entry.photoId);
    const { photo, number = 1 } = byId.get(entry.photoId) ?? {};
    const isTyped = known && !fileName.startsWith(safePathPart(known.name));
    const name =
      known && photo && !isTyped
        ? nameBy(pattern, { known, photo, number, name: stemOf(fileName), folder }, names)
        : stemOf(fileName);
    const extension = fileName.slice(fileName.lastIndexOf('.') + 1);
    return { photoId: entry.photoId, path: paths.take({ folder, name, extension }) };
  });
}

interface NamedPhoto {
  readonly known: PlacedPhoto;
  readonly photo: Photo;
  readonly number: number;
  readonly name: string;
  readonly folder: FolderPath;
}

function nameBy(
  pattern: string,
  { known, photo, number, name, folder }: NamedPhoto,
  names: LibraryNames,
): string {
  return applyPattern(pattern, {
    name,
    original: stemOf(photo.name),
    category: folderText(folder),
    takenAt: known.takenAt ?? roughDateOf(photo) ?? '',
    place: known.location?.place ? names.city(known.location.place) : '',
    number,
  });
}
