import type { FolderPath } from '../naming/folder-path.ts';
import type { OwnFolder } from '../wording/folder-names.ts';
import { folderNameIn, languageOfFolders } from '../wording/own-folders.ts';
import { comesAlone, isFilm } from './file-kinds.ts';
import { companionsIn } from './pairs.ts';
import type { PhotoDate } from '../dates/photo-date.ts';

/** A file with where it lay, and when it was taken. */
export interface DatedFile {
  /** Two files are neighbours only if they lay in the same one. */
  readonly directory: string;
  /** See {@link takenMs}. */
  readonly takenMs: number | undefined;
}

/** A film or RAW file lies with the photo next to it in time, if no more than this is between them. */
const NEIGHBOUR_MS = 60 * 60 * 1000;

/**
 * The folder of a file that comes along by itself: for a film or RAW file that of the photo next to it in time, else `Videos` or
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
 * When a file was taken, in milliseconds since 1970, with its local time read as UTC: not every camera says how far its clock
 * is from UTC. Undefined if only its day is known, or the time of its file: files on one disk were often copied within one
 * hour.
 */
export function takenMs(known: PhotoDate | undefined): number | undefined {
  const { date, dateSource } = known ?? {};
  if (!date || dateSource === 'file' || !date.includes('T')) return undefined;
  return Date.parse(`${date.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}Z`);
}

/**
 * Which passengers belong to another one, as the thumbnail and the small film of a camera belong to a film, by their ids.
 *
 * @param passengers with their names, and where each lay
 */
export function passengerLeaders(
  passengers: readonly { readonly id: string; readonly name: string; readonly directory: string }[],
): ReadonlyMap<string, string> {
  const directories = new Map<string, Map<string, string>>();
  for (const { id, name, directory } of passengers) {
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
