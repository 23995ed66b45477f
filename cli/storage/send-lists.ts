import { createHash } from 'node:crypto';
import { isInPlace, listedPhotos } from '#core/into/plan-journal.ts';
import { topFiles } from '#core/lists/top-files.ts';
import { type TopNames, topNames } from '#core/lists/top-names.ts';
import { partName } from '../into/on-disk.ts';
import type { FileProblem } from '../into/write-run.ts';
import type { SendRun } from './send-run.ts';
import { StorageError } from './storage-error.ts';
import { problemText } from './tell-storage.ts';

/** How often other names are looked for where another program takes those of the lists. */
const MOST_RENAMES = 10;

/**
 * Puts the page, the table and the checksums of a run to the top of a storage. Those of earlier runs keep their names, and
 * these get the next number.
 */
export async function sendLists(
  run: SendRun & { readonly problems: ReadonlyMap<number, FileProblem> },
): Promise<void> {
  const { journal, store, append, signal, t, problems } = run;
  if (journal.photos.length === 0) return;
  const photos = listedPhotos(journal, (file) => problemText(file, problems.get(file.file), t));
  let names = journal.listNames;
  for (let tries = 0; tries < MOST_RENAMES; tries += 1) {
    if (!names) {
      names = await freeNames(run);
      await append({ type: 'lists', names }, true);
    }
    if (await areSent(names)) return;
    names = undefined;
  }
  throw new StorageError('conflict');

  async function areSent(chosen: TopNames): Promise<boolean> {
    const part = partName('list', journal.header.id);
    for (const { name, text } of await topFiles(
      photos,
      async (whole) => sumOf(Buffer.from(whole)),
      t,
      chosen,
    )) {
      const made = Buffer.from(text);
      const sha256 = sumOf(made);
      await append({ type: 'list', name, sha256 }, true);
      const file = {
        source: { path: '', made },
        path: name,
        part,
        sha256,
        sizeBytes: made.length,
        modifiedMs: Date.parse(journal.header.startedAt),
      };
      if ((await store.put(file, signal)) === 'sent') continue;
      if ((await store.found(name, file, signal)) !== 'same') return false;
    }
    return true;
  }
}

async function freeNames({ store, journal, signal }: SendRun): Promise<TopNames> {
  const there = await store.entries('', signal);
  const inPlace = journal.files.filter((file) => isInPlace(file)).map(({ path }) => path);
  return topNames([...there.map(({ name }) => name), ...inPlace]);
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
