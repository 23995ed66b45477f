import { isCounted } from '#core/companions/file-kinds.ts';
import type { Arrangement } from '#core/board/arrangement.ts';
import { placedPhotos } from '#core/board/placed-photos.ts';
import type { HeaderRecord } from '#core/destinations/journal-record.ts';
import type { JournalReading } from '#core/destinations/read-journal.ts';
import { boardInLibrary } from '#core/library/board-in-library.ts';
import { filesThere } from '#core/library/known-files.ts';
import { pathInLibrary } from '#core/library/library-habits.ts';
import type { Library } from '#core/library/read-library.ts';
import { type PhotoToFile, photoToFile } from '#core/schemes/photo-to-file.ts';
import { filesOfBoard, type FilesOfBoard, type OnBoard } from '../destinations/files-of-board.ts';
import { type FolderPlan, planFolder } from '../destinations/plan-folder.ts';
import type { EntryToPut } from '#core/destinations/plan-journal.ts';
import { type BrowserPhoto, withItsCompanions } from '../files/browser-photo.ts';
import { fileFacts } from '../files/file-facts.ts';
import { type HandleFile, librarySum, openLibrary, type OpenLibraryOptions } from './open-library.ts';

/** A board to add, and what a person chose for it. */
export interface Adding extends OpenLibraryOptions {
  /** The journals of the folder, the latest last. */
  readonly runs: readonly JournalReading[];
  /** Whether a person chose how photos are named, so that the library does not decide it. */
  readonly isPatternChosen: boolean;
  /** Whether the board has the folders of the library from the start. */
  readonly isArranged?: boolean | undefined;
}

/** What adding the photos of a board to a library would do. */
export interface AddingPlan {
  readonly library: Library<HandleFile>;
  readonly plan: FolderPlan;
  /** The files that the plan is about. */
  readonly files: readonly BrowserPhoto[];
  /** Photos and films that the library does not have, and those that it has. */
  readonly fresh: number;
  readonly there: number;
  /** What the journal says of the library. */
  readonly named: Pick<HeaderRecord, 'growsLists' | 'scheme'>;
}

/**
 * Plans what of a board goes where in the library of a folder. Nothing is written.
 *
 * @throws an abort error once the signal is aborted
 */
export async function planAdding(
  top: FileSystemDirectoryHandle,
  board: OnBoard,
  { runs, isPatternChosen, isArranged, onProgress, signal }: Adding,
): Promise<AddingPlan> {
  const library = await openLibrary(top, runs, { onProgress, signal });
  const media = mediaOf(board);
  const there = await filesThere(media, {
    library,
    sumOf: librarySum,
    sumOfNew: librarySum,
    onProgress,
    signal,
  });
  signal.throwIfAborted();
  const isThere = new Set(there.map(({ file }) => file.id));
  const isMedia = new Set(media.map(({ id }) => id));
  const isNew = new Set([...isMedia].filter((id) => !isThere.has(id)));
  const { wanted, files } = await filesInLibrary(board, library, isNew, { isPatternChosen, isArranged });
  const added = wanted.flatMap((entry) => keptEntry(entry, isMedia, isNew) ?? []);
  const inLibrary = added.map(({ photoId, path, leader }): EntryToPut => {
    return { photoId, path: pathInLibrary(path, library.order), leader };
  });
  const ids = new Set(inLibrary.map(({ photoId }) => photoId));
  const kept = files.filter(({ id }) => ids.has(id));
  const plan = await planFolder(top, inLibrary, kept, signal);
  const { namedScheme: scheme } = library;
  const named = { growsLists: true, ...(scheme === undefined ? {} : { scheme }) };
  return { library, plan, files: kept, fresh: isNew.size, there: isThere.size, named };
}

/** The photos and films of a board that would be put into a folder, each photo before its copies. */
function mediaOf({ entries, photos, failed, carried }: OnBoard): readonly BrowserPhoto[] {
  const placed = new Set(entries.map(({ photoId }) => photoId));
  const own = photos.filter(({ id }) => placed.has(id));
  const along = [...own, ...failed].flatMap(({ companions = [] }) =>
    companions.flatMap(({ kind, photo }) => (kind === 'copy' || isCounted(photo.name) ? [photo] : [])),
  );
  const all = [...own, ...along, ...carried];
  return [...new Map(all.map((photo) => [photo.id, photo])).values()];
}

async function filesInLibrary(
  board: OnBoard,
  library: Library<HandleFile>,
  isNew: ReadonlySet<string>,
  chosen: Pick<Adding, 'isPatternChosen' | 'isArranged'>,
): Promise<FilesOfBoard> {
  const { photos, failed, state, writesXmp } = board;
  const hasNew = new Set(
    photos.filter((photo) => withItsCompanions(photo).some(({ id }) => isNew.has(id))).map(({ id }) => id),
  );
  const passengers = [...photos, ...failed].flatMap(({ companions = [] }) =>
    companions.flatMap(({ kind, photo }) => (kind === 'passenger' && isNew.has(photo.id) ? [photo] : [])),
  );
  const { entries, films } = boardInLibrary(
    {
      arrangement: onlyWith(board.arrangement, hasNew),
      photos,
      placed: placedPhotos(state),
      people: board.people,
      films: await filmsToFile(passengers),
      ...chosen,
      nowMs: Date.now(),
    },
    library,
  );
  // What is written beside a photo says what it is, by its folder on the board.
  const onBoard = new Map(board.entries.map((entry) => [entry.photoId, entry]));
  const xmpOf: OnBoard['xmpOf'] = (entry) => board.xmpOf(onBoard.get(entry.photoId) ?? entry);
  return filesOfBoard({ ...board, entries }, writesXmp ? xmpOf : undefined, (id) => films.get(id));
}

function onlyWith(arrangement: Arrangement, ids: ReadonlySet<string>): Arrangement {
  const folders = arrangement.folders.map((folder) => ({
    ...folder,
    photos: folder.photos.filter(({ photoId }) => ids.has(photoId)),
  }));
  return { ...arrangement, folders: folders.filter(({ photos }) => photos.length > 0) };
}

async function filmsToFile(films: readonly BrowserPhoto[]): Promise<readonly PhotoToFile[]> {
  const facts = await fileFacts.ofAll(films);
  return films.map((film) => {
    const { date, location } = facts.get(film.id) ?? {};
    return photoToFile(film, { date, location });
  });
}

/** What belongs to a photo that is there stays with it, except further photos and films, which then come by themselves. */
function keptEntry(
  entry: EntryToPut,
  isMedia: ReadonlySet<string>,
  isNew: ReadonlySet<string>,
): EntryToPut | undefined {
  const { photoId, leader } = entry;
  const isLed = leader !== undefined;
  if (isNew.has(photoId)) return isLed && !isNew.has(leader) ? { ...entry, leader: undefined } : entry;
  if (isMedia.has(photoId)) return undefined;
  return !isLed || isNew.has(leader) ? entry : undefined;
}
