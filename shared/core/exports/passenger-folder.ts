import type { FolderPath } from '../folder-path.ts';
import type { OwnFolder } from '../wording/folder-names.ts';
import { folderNameIn, languageOfFolders } from '../wording/own-folders.ts';
import { isFilm } from './file-kinds.ts';
import type { PhotoDate } from './photo-date.ts';

/** A file with where it lay, and when it was taken. */
export interface DatedFile {
  /** Two files are neighbours only if they lay in the same one. */
  readonly directory: string;
  /** See {@link takenMs}. */
  readonly takenMs: number | undefined;
}

/** A film lies with the photo next to it in time, if no more than this is between them. */
const NEIGHBOUR_MS = 60 * 60 * 1000;

/**
 * The folder of a file that comes along by itself: for a film that of the photo next to it in time, else `Videos`; for
 * anything else `Unsorted`. Both are named in the language of the others.
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
  if (!isFilm(name)) return inLanguage('Unsorted');
  if (ms === undefined) return inLanguage('Videos');
  let nearest: { readonly apartMs: number; readonly folder: FolderPath } | undefined;
  for (const photo of others) {
    if (photo.directory !== directory || photo.takenMs === undefined) continue;
    const apartMs = Math.abs(photo.takenMs - ms);
    if (apartMs <= NEIGHBOUR_MS && apartMs < (nearest?.apartMs ?? Infinity)) {
      nearest = { apartMs, folder: photo.folder };
    }
  }
  return nearest?.folder ?? inLanguage('Videos');
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
