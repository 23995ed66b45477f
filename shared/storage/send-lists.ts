import { isInPlace, listedPhotos } from '#core/destinations/plan-journal.ts';
import { topFiles } from '#core/lists/top-files.ts';
import { type TopNames, topNames } from '#core/lists/top-names.ts';
import type { SendRun } from './send-run.ts';
import { type FileProblem, StorageError } from './storage-error.ts';

/** Attempts to find new names for lists if another program takes them. */
const MOST_RENAMES = 10;

/**
 * Puts the page, the table and the checksums of a run at the top of a storage. Those of earlier runs keep their
 * names, and these get the next number.
 */
export async function sendLists<Source>(
  run: SendRun<Source> & { readonly problems: ReadonlyMap<number, FileProblem> },
): Promise<void> {
  const { journal, store, append, signal, made, partName, reasonOf, t, problems } = run;
  if (journal.photos.length === 0) return;
  const photos = listedPhotos(journal, (file) => reasonOf(file, problems.get(file.file)));
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
    const part = partName('list');
    const encoder = new TextEncoder();
    for (const { name, text } of await topFiles(
      photos,
      async (whole) => (await made(encoder.encode(whole))).sha256,
      t,
      chosen,
    )) {
      const bytes = encoder.encode(text);
      const { source, sha256 } = await made(bytes);
      await append({ type: 'list', name, sha256 }, true);
      const file = {
        source,
        path: name,
        part,
        sha256,
        sizeBytes: bytes.length,
        modifiedMs: Date.parse(journal.header.startedAt),
      };
      if ((await store.put(file, signal)) === 'sent') continue;
      if ((await store.found(name, file, signal)) !== 'same') return false;
    }
    return true;
  }
}

async function freeNames<Source>({ store, journal, signal }: SendRun<Source>): Promise<TopNames> {
  const there = await store.entries('', signal);
  const inPlace = journal.files.filter((file) => isInPlace(file)).map(({ path }) => path);
  return topNames([...there.map(({ name }) => name), ...inPlace]);
}
