import { join } from 'node:path';
import { isInPlace, listedPhotos } from '#core/destinations/plan-journal.ts';
import type { Journal } from '#core/destinations/read-journal.ts';
import { grownList, photosOfOwnTable, shrunkList } from '#core/lists/grown-list.ts';
import type { ListedPhoto } from '#core/lists/listed-photo.ts';
import { topFiles } from '#core/lists/top-files.ts';
import { isTableName, namesOfTable, type TopNames, topNames } from '#core/lists/top-names.ts';
import type { CommandWords } from '../arguments/words.ts';
import { readdir, rename, rm } from '../disk/byte-fs.ts';
import { readOwn } from '../disk/regular-file.ts';
import { sha256OfText } from '../inputs/file-sum.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { MOST_LIST_BYTES } from '../restore/limits.ts';
import { writeListPart } from './list-part.ts';
import { syncFolder } from './sync-folder.ts';

/** What adding to the lists of a library needs. */
export interface GrowLists {
  /** The real path of the folder. */
  readonly top: string;
  readonly journal: Journal;
  /** Makes sure that the run still has its folder. */
  readonly assertHeld: () => Promise<void>;
  readonly t: CommandWords;
}

/** A list at the top of a library that is as we wrote it. */
interface OwnList {
  readonly names: TopNames;
  readonly photos: readonly ListedPhoto[];
}

/**
 * Adds the photos of a run to the list of the folder. A list that somebody edited stays as it is, and the next number gets
 * theirs. Done twice, it changes nothing.
 */
export async function growLists(run: GrowLists): Promise<void> {
  const { top, journal } = run;
  const all = listedPhotos(journal, () => '');
  const added = all.filter(({ path }, at) => path !== undefined && isAdded(journal, at));
  if (added.length === 0) return;
  const [own] = await ownLists(top);
  const paths = journal.files.filter((file) => isInPlace(file)).map(({ path }) => path);
  const names = own?.names ?? topNames([...(await readdir(top)), ...paths]);
  await writeAll(run, names, grownList(own?.photos ?? [], added));
}

/** Takes the photos of a run out of the list of the folder, and removes lists that have none left. */
export async function shrinkLists(run: GrowLists): Promise<void> {
  const { top, journal, assertHeld } = run;
  const removed = new Set(
    journal.files.flatMap(({ path, sha256, action }) => (action === 'there' ? [] : [`${path} ${sha256}`])),
  );
  for (const { names, photos } of await ownLists(top)) {
    const left = shrunkList(photos, removed);
    if (left.length === photos.length) continue;
    if (left.length > 0) {
      await writeAll(run, names, left);
      continue;
    }
    await assertHeld();
    for (const name of [names.sums, names.page, names.table]) {
      if (await isOurs(top, name, names)) await rm(join(top, name), { force: true });
    }
  }
}

function isAdded({ photos, files }: Journal, at: number): boolean {
  const number = photos[at]?.file;
  return number !== undefined && files[number]?.action !== 'there';
}

async function ownLists(top: string): Promise<readonly OwnList[]> {
  const found: OwnList[] = [];
  for (const name of (await readdir(top)).filter((one) => isTableName(one)).toSorted()) {
    const text = await readOwn(join(top, name), MOST_LIST_BYTES);
    const photos = text === undefined ? undefined : photosOfOwnTable(text);
    if (photos) found.push({ names: namesOfTable(name), photos });
  }
  return found;
}

async function writeAll(
  { top, journal, assertHeld, t }: GrowLists,
  names: TopNames,
  photos: readonly ListedPhoto[],
): Promise<void> {
  for (const { name, text } of await topFiles(photos, sha256OfText, t, names)) {
    const path = join(top, name);
    const isThere = (await statsOf(path)) !== undefined;
    if (isThere && !(await isOurs(top, name, names))) continue;
    await writeListPart(top, journal.header.id, text, async (part) => {
      await assertHeld();
      await rename(part, path);
    });
  }
  await syncFolder(top);
}

/** Whether a file at the top is a list of ours, so that it may be written anew: nobody's own checksums are lost. */
async function isOurs(top: string, name: string, names: TopNames): Promise<boolean> {
  const text = await readOwn(join(top, name), MOST_LIST_BYTES);
  if (text === undefined) return false;
  if (name === names.table) return photosOfOwnTable(text) !== undefined;
  if (name === names.sums) return text.includes(`  ${names.table}\n`) && text.includes(`  ${names.page}\n`);
  return /^<!doctype html>/i.test(text) && text.includes('Where My Pix');
}
