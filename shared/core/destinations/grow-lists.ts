import { grownList, photosOfOwnTable, shrunkList } from '../lists/grown-list.ts';
import type { ListWords } from '../lists/list-page.ts';
import type { ListedPhoto } from '../lists/listed-photo.ts';
import { type Sha256Of, isOwnList, topFiles } from '../lists/top-files.ts';
import { isTableName, namesOfTable, type TopNames, topNames } from '../lists/top-names.ts';
import { isInPlace, listedPhotos } from './plan-journal.ts';
import type { Journal, JournalFile } from './read-journal.ts';

/** The top of a library, with its lists. Writing and removing first check that the run still owns the folder. */
export interface ListFolder {
  /** The names of all entries. */
  readonly names: () => Promise<readonly string[]>;
  readonly isThere: (name: string) => Promise<boolean>;
  /** The text of a file; undefined if it isn't a file, can't be read, or is larger than `MOST_LIST_BYTES`. */
  readonly read: (name: string) => Promise<string | undefined>;
  /** Replaces a file as a whole: until the new one is complete, its name keeps the old bytes. */
  readonly write: (name: string, text: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

/** What the list functions need. */
export interface GrowLists {
  readonly folder: ListFolder;
  readonly journal: Journal;
  readonly sha256Of: Sha256Of;
  readonly t: ListWords;
}

/** An unedited list of ours at the top of a library. */
interface OwnList {
  readonly names: TopNames;
  readonly photos: readonly ListedPhoto[];
}

/**
 * Adds the photos of a run to the folder's list. An edited list stays as it is, and the list with the next number
 * gets the photos. Running it twice changes nothing.
 */
export async function growLists(run: GrowLists): Promise<void> {
  const { folder, journal } = run;
  const all = listedPhotos(journal, () => '');
  const added = all.filter(({ path }, at) => path !== undefined && isAdded(journal, at));
  if (added.length === 0) return;
  const [own] = await ownLists(folder);
  const paths = journal.files.filter((file) => isInPlace(file)).map(({ path }) => path);
  const names = own?.names ?? topNames([...(await folder.names()), ...paths]);
  await writeAll(run, names, grownList(own?.photos ?? [], added));
}

/** Removes the photos of a run from the folder's list, and removes lists that become empty. */
export async function shrinkLists(run: GrowLists): Promise<void> {
  const { folder, journal } = run;
  const removed = new Set(
    journal.files.flatMap(({ path, sha256, action }) => (action === 'there' ? [] : [`${path} ${sha256}`])),
  );
  for (const { names, photos } of await ownLists(folder)) {
    const left = shrunkList(photos, removed);
    if (left.length === photos.length) continue;
    if (left.length > 0) {
      await writeAll(run, names, left);
      continue;
    }
    // The table is last, because an interrupted run finds the other lists by it.
    const others = Object.values(names).filter((name) => name !== names.table);
    for (const name of [...others, names.table]) {
      if (await isOurs(folder, name, names)) await folder.remove(name);
    }
  }
}

/**
 * Removes undone photos from a library's list and keeps those that had to stay. Does nothing if the run didn't add to
 * a library.
 *
 * @param gone the files of the run that were undone
 */
export async function shrinkUndone(run: GrowLists, gone: readonly JournalFile[]): Promise<void> {
  const { journal } = run;
  if (journal.header.growsLists) await shrinkLists({ ...run, journal: { ...journal, files: gone } });
}

function isAdded({ photos, files }: Journal, at: number): boolean {
  const number = photos[at]?.file;
  return number !== undefined && files[number]?.action !== 'there';
}

async function ownLists(folder: ListFolder): Promise<readonly OwnList[]> {
  const found: OwnList[] = [];
  for (const name of (await folder.names()).filter((one) => isTableName(one)).toSorted()) {
    const text = await folder.read(name);
    const photos = text === undefined ? undefined : photosOfOwnTable(text);
    if (photos) found.push({ names: namesOfTable(name), photos });
  }
  return found;
}

async function writeAll(
  { folder, sha256Of, t }: GrowLists,
  names: TopNames,
  photos: readonly ListedPhoto[],
): Promise<void> {
  for (const { name, text } of await topFiles(photos, sha256Of, t, names)) {
    if ((await folder.isThere(name)) && !(await isOurs(folder, name, names))) continue;
    await folder.write(name, text);
  }
}

async function isOurs(folder: ListFolder, name: string, names: TopNames): Promise<boolean> {
  const text = await folder.read(name);
  return text !== undefined && isOwnList(name, text, names);
}
