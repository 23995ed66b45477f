import type { SkipReason } from '#core/into/journal-record.ts';
import { MOST_NUMBERS } from '#core/into/limits.ts';
import { goOnStep } from '#core/into/next-step.ts';
import { numberedPath } from '#core/into/plan-targets.ts';
import type { JournalFile } from '#core/into/read-journal.ts';
import { splitPath, folderText } from '#core/folder-path.ts';
import type { FileBytes } from '../file-bytes.ts';
import { statsOf } from '../inside-folder.ts';
import type { OpenJournal } from '../into/journal-file.ts';
import { partName } from '../into/on-disk.ts';
import type { Store } from './store.ts';

/** What sending a file needs. */
export interface Sending {
  readonly store: Store;
  /** Of the journal. */
  readonly id: string;
  readonly append: OpenJournal['append'];
  /** Where the file's bytes are; undefined if they are gone. */
  readonly source: FileBytes | undefined;
  readonly signal: AbortSignal;
}

/**
 * Puts a file of a journal into a storage, or goes on with that after an interruption. The journal says so before the file
 * gets its path.
 *
 * @returns how far it has come
 * @throws {StorageError}
 */
export async function sendFile(file: JournalFile, sending: Sending): Promise<JournalFile> {
  const { store, signal } = sending;
  const part = partPath(file, sending.id);
  if (file.state === 'begun') {
    await store.removePart(part, signal);
    const found = await store.found(file.path, file, signal);
    if (goOnStep(file, { target: found, source: 'none' }) === 'note-done') return done(file, sending);
  }
  const { source } = sending;
  if (source === undefined || !(await statsOf(source.path))) return skipped(file, sending, 'gone');
  for (let number = 1; number <= MOST_NUMBERS; number += 1) {
    const path = numberedPath(file.path, number);
    const begun: JournalFile = { ...file, path, state: 'begun' };
    await sending.append({ type: 'begin', file: file.file, path }, true);
    switch (await store.put({ ...file, source, path, part }, signal)) {
      case 'sent':
        return done(begun, sending);
      case 'changed':
        return skipped(begun, sending, 'changed');
      case 'taken':
        if ((await store.found(path, file, signal)) === 'same') return skipped(begun, sending, 'there');
    }
  }
  return skipped(file, sending, 'in-the-way');
}

/** Beside the file, so that renaming it moves nothing from one disk of the server to another. */
function partPath({ file, path }: JournalFile, id: string): string {
  const folder = folderText(splitPath(path).folder);
  const name = partName(file, id);
  return folder === '' ? name : `${folder}/${name}`;
}

async function done(file: JournalFile, { append }: Sending): Promise<JournalFile> {
  await append({ type: 'done', file: file.file });
  return { ...file, state: 'done' };
}

async function skipped(file: JournalFile, { append }: Sending, reason: SkipReason): Promise<JournalFile> {
  await append({ type: 'skip', file: file.file, reason });
  return { ...file, state: 'skipped', reason };
}
