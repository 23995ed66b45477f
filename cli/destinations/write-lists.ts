import { join } from 'node:path';
import { isInPlace, listedPhotos } from '#core/destinations/plan-journal.ts';
import { growLists } from '#core/destinations/grow-lists.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { topFiles } from '#core/lists/top-files.ts';
import { type TopNames, topNames } from '#core/lists/top-names.ts';
import { readdir, rm } from '../disk/byte-fs.ts';
import { sha256OfFile, sha256OfText } from '../inputs/file-sum.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { claimed } from '../organize/out-file.ts';
import type { CommandWords } from '../arguments/words.ts';
import { listFolder } from './list-folder.ts';
import { writeListPart } from './list-part.ts';
import { syncFolder } from './sync-folder.ts';
import type { WriteRun } from './write-run.ts';

/**
 * Writes the page, the table and the checksums of a run at the top of its folder. Those of earlier runs keep their
 * names, and these get the next number: `where-my-pix-2.csv`.
 */
export async function writeLists({ top, journal, open: opened, t }: WriteRun): Promise<void> {
  if (journal.photos.length === 0) return;
  if (journal.header.growsLists) {
    const folder = listFolder(top, journal.header.id, opened.assertHeld);
    await growLists({ folder, journal, sha256Of: sha256OfText, t });
    return;
  }
  const photos = listedPhotos(journal, (file) => skipText(file, t));
  let names = journal.listNames;
  if (!names) {
    names = await freeNames(top, journal.files);
    await opened.append({ type: 'lists', names }, true);
  }
  for (const { name, text } of await topFiles(photos, sha256OfText, t, names)) {
    const path = join(top, name);
    const sha256 = await sha256OfText(text);
    const before = journal.lists.get(name);
    if (before !== undefined && (await isList(path, before))) {
      if (before === sha256) continue;
      await opened.assertHeld();
      await rm(path);
    }
    await opened.append({ type: 'list', name, sha256 }, true);
    const { id } = journal.header;
    await writeListPart(top, id, text, (part) => claimed(part, path, id));
  }
  await syncFolder(top);
}

/** Returns whether one of our lists is unchanged. */
export async function isList(path: string, sha256: string): Promise<boolean> {
  const stats = await statsOf(path);
  return stats?.isFile() === true && (await sha256OfFile({ path }).catch(() => '')) === sha256;
}

async function freeNames(top: string, files: readonly JournalFile[]): Promise<TopNames> {
  const inPlace = files.filter((file) => isInPlace(file)).map(({ path }) => path);
  return topNames([...(await readdir(top)), ...inPlace]);
}

/** Returns why a planned file isn't in its place, as a sentence. */
export function skipText({ path, reason, source }: JournalFile, t: CommandWords): string {
  const name = source?.path ?? path;
  switch (reason) {
    case 'changed':
      return t('into.skipChanged', { name });
    case 'gone':
      return t('into.skipGone', { name });
    case 'in-the-way':
      return t('into.skipInTheWay', { name, path });
    default:
      return t('into.skipUnwritable', { name, path });
  }
}
