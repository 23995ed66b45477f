import type { SkipReason, StepRecord } from '#core/destinations/journal-record.ts';
import { MOST_NUMBERS } from '#core/destinations/limits.ts';
import { goOnStep } from '#core/destinations/next-step.ts';
import { numberedPath } from '#core/destinations/plan-targets.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { splitPath, folderText } from '#core/naming/folder-path.ts';
import type { Store } from './store.ts';

/** Writes a step to the journal; a durable one is on disk before anything else happens. */
export type AppendStep = (record: StepRecord, isDurable?: boolean) => Promise<void>;

/** What sending a file needs. */
export interface Sending<Source> {
  readonly store: Store<Source>;
  /** The temporary name of the file. */
  readonly partName: string;
  readonly append: AppendStep;
  /** The file's source; undefined if it is gone. */
  readonly source: Source | undefined;
  readonly signal: AbortSignal;
}

/**
 * Sends a file of a journal to a storage, or resumes that after an interruption. The journal records it before the
 * file gets its path.
 *
 * @returns the file's new state
 * @throws {StorageError}
 */
export async function sendFile<Source>(file: JournalFile, sending: Sending<Source>): Promise<JournalFile> {
  const { store, signal } = sending;
  const part = partPath(file, sending.partName);
  if (file.state === 'begun') {
    await store.removePart(part, signal);
    const found = await store.found(file.path, file, signal);
    if (goOnStep(file, { target: found, source: 'none' }) === 'note-done') return done(file, sending);
  }
  const { source } = sending;
  if (source === undefined) return skipped(file, sending, 'gone');
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

/** Next to the file, so that renaming doesn't move it to another disk of the server. */
function partPath({ path }: JournalFile, name: string): string {
  const folder = folderText(splitPath(path).folder);
  return folder === '' ? name : `${folder}/${name}`;
}

async function done<Source>(file: JournalFile, { append }: Sending<Source>): Promise<JournalFile> {
  await append({ type: 'done', file: file.file });
  return { ...file, state: 'done' };
}

async function skipped<Source>(
  file: JournalFile,
  { append }: Sending<Source>,
  reason: SkipReason,
): Promise<JournalFile> {
  await append({ type: 'skip', file: file.file, reason });
  return { ...file, state: 'skipped', reason };
}
