import type { FolderPath } from '../naming/folder-path.ts';
import type { OwnFolder } from '../wording/folder-names.ts';
import { folderNameIn, languageOfFolders } from '../wording/own-folders.ts';
import { carriedPassengers } from './carried.ts';
import type { Passenger } from './companion-paths.ts';
import { comesAlone, isFilm } from './file-kinds.ts';
import { companionsIn } from './pairs.ts';
import type { PhotoDate } from '../dates/photo-date.ts';

/** A file with its source folder and the time it was taken. */
export interface DatedFile {
  /** Only files from the same folder are neighbors. */
  readonly directory: string;
  /** See {@link takenMs}. */
  readonly takenMs: number | undefined;
}

/** A film or RAW file joins the nearest photo in time, if they are no further apart than this. */
const NEIGHBOUR_MS = 60 * 60 * 1000;

/**
 * Returns the folder of a passenger: for a film or RAW file that of the nearest photo in time, else `Videos` or
 * `Unsorted`; for anything else `Unsorted`. Both are named in the language of the others.
 *
 * @param placed the photos of the archive
 */
export function passengerFolder(
  name: string,
  { directory, takenMs: ms }: DatedFile,
  placed: Iterable<DatedFile & { readonly folder: FolderPath }>,
): FolderPath {
  const others = [...placed];
  const inLanguage = (folder: OwnFolder) => [
    folderNameIn(folder, languageOfFolders(others.map((photo) => photo.folder))),
  ];
  if (!comesAlone(name)) return inLanguage('Unsorted');
  const own = isFilm(name) ? 'Videos' : 'Unsorted';
  if (ms === undefined) return inLanguage(own);
  let nearest: { readonly apartMs: number; readonly folder: FolderPath } | undefined;
  for (const photo of others) {
    if (photo.directory !== directory || photo.takenMs === undefined) continue;
    const apartMs = Math.abs(photo.takenMs - ms);
    if (apartMs <= NEIGHBOUR_MS && apartMs < (nearest?.apartMs ?? Infinity)) {
      nearest = { apartMs, folder: photo.folder };
    }
  }
  return nearest?.folder ?? inLanguage(own);
}

/**
 * Returns when a file was taken, in milliseconds since 1970, with its local time read as UTC, because not every
 * camera records its offset. Undefined if only the day or the file's own time is known: files on one disk were often
 * copied within one hour.
 */
export function takenMs(known: PhotoDate | undefined): number | undefined {
  const { date, dateSource } = known ?? {};
  if (!date || dateSource === 'file' || !date.includes('T')) return undefined;
  return Date.parse(`${date.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}Z`);
}

/** A file that is included without a photo of its own. */
export interface ComingFile {
  readonly id: string;
  /** Without folders. */
  readonly name: string;
  readonly from: DatedFile;
  /** Its folder if already decided, for instance by a library; by default, the folder of the nearest photo in time. */
  readonly folder?: FolderPath | undefined;
}

/**
 * Returns the files that are included without a photo, each with its folder.
 *
 * @param coming films and RAW files, with their companions, and companions of failed photos
 * @param unreadable files that couldn't be analyzed, for a folder of their own
 * @param placed the photos of the archive
 */
export function passengersOf(
  coming: readonly ComingFile[],
  unreadable: readonly { readonly id: string; readonly name: string }[],
  placed: readonly (DatedFile & { readonly folder: FolderPath })[],
): Passenger[] {
  const leaders = passengerLeaders(coming);
  return [
    ...coming.map((file): Passenger => {
      const { id, name, from, folder = passengerFolder(name, from, placed) } = file;
      return { id, name, folder, leader: leaders.get(id) };
    }),
    ...carriedPassengers(
      unreadable,
      placed.map(({ folder }) => folder),
    ),
  ];
}

/**
 * Finds passengers that belong to another one, as a camera's thumbnail and small film belong to its film, by their
 * ids.
 *
 * @param passengers with their names and source folders
 */
function passengerLeaders(passengers: readonly ComingFile[]): ReadonlyMap<string, string> {
  const directories = new Map<string, Map<string, string>>();
  for (const { id, name, from } of passengers) {
    const { directory } = from;
    const own = directories.get(directory) ?? new Map<string, string>();
    if (!own.has(name)) own.set(name, id);
    directories.set(directory, own);
  }
  const leaders = new Map<string, string>();
  for (const ids of directories.values()) {
    for (const [leader, own] of companionsIn([...ids.keys()])) {
      const leaderId = ids.get(leader);
      for (const { name } of own) {
        const id = ids.get(name);
        if (id !== undefined && leaderId !== undefined) leaders.set(id, leaderId);
      }
    }
  }
  return leaders;
}
