import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isNewerRecord, RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { rm, stat } from '../disk/byte-fs.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import type { ReplacedFile } from '../organize/out-file.ts';
import { newerRecord } from '../newer-record.ts';
import { ownLines } from '../disk/own-lines.ts';
import { openOwn } from '../disk/regular-file.ts';
import { MOST_JOURNAL_BYTES, MOST_LINE_BYTES, PHOTOS_PER_SYNC } from './limits.ts';
import { type Analyzed, analyzedFromJson, analyzedToJson } from './analyzed-record.ts';

/** The SHA-256 of a photo's bytes, in lower-case hexadecimal; undefined if it cannot be read. */
export type Sha256Of = (photo: FilePhoto) => Promise<string | undefined>;

/** What earlier runs recorded about a batch's photos, and what this one records. */
export interface AnalysisJournal {
  /**
   * Returns an earlier run's result for a photo with exactly these bytes; undefined if all are to be analyzed again.
   *
   * @param sha256Of called only if there is something to check
   */
  readonly known: (photo: FilePhoto, sha256Of: Sha256Of) => Promise<Analyzed | undefined>;
  /** How many photos of the batch an earlier run has analyzed. */
  readonly knownCount: number;
  /** Records a photo's result. A journal that can't be written stops nothing. */
  readonly record: (photo: FilePhoto, analyzed: Analyzed, sha256Of: Sha256Of) => Promise<void>;
  /**
   * Records the temporary name of a ZIP that is about to be written, so that a crash leaves nothing behind for good.
   */
  readonly beginZip: (path: string) => Promise<void>;
  /** Records a ZIP that is about to get its name, so that a run stopped at that point may be replaced by the next. */
  readonly endZip: (path: string, name: string) => Promise<void>;
  /** Everything is complete: the journal is removed. */
  readonly finished: () => Promise<void>;
  /** Must be called in every case. */
  readonly close: () => Promise<void>;
}

/** Returns the path of a ZIP's journal: next to it. */
export function journalOfZip(out: string): string {
  return join(dirname(out), `.where-my-pix-${basename(out)}.looked`);
}

/** Returns the path of the journal for files put into a folder. */
export function journalOfFolder(own: string): string {
  return join(own, 'looked');
}

/**
 * Returns the ZIP that the journal's run wrote before it was stopped.
 *
 * @throws {UsageError} if a newer version of the program wrote the journal
 */
export async function stoppedZipOf(journalPath: string): Promise<ReplacedFile | undefined> {
  return (await found(journalPath, new Set())).stoppedZip;
}

/** Removes the records of a folder's photos, once its run is finished or undone. */
export async function removeAnalyses(own: string): Promise<void> {
  const path = journalOfFolder(own);
  const isOurs = await found(path, new Set()).then(
    (journal) => journal.isOurs,
    () => false,
  );
  if (isOurs) await removeOwn(path);
}

interface Found {
  /** Whether records may be appended: the file is ours, or is yet to be created. */
  readonly isOurs: boolean;
  readonly known: ReadonlyMap<string, { readonly analyzed: Analyzed; readonly sha256: string }>;
  readonly stoppedZip: ReplacedFile | undefined;
  readonly parts: readonly string[];
}

const PART_NAME = /^\.[0-9a-f-]{36}\.part$/;

/**
 * Opens the journal of a batch. The file is created with the first recorded photo.
 *
 * @param version of the engine: other versions' results don't count
 * @param isResumed whether earlier results are used; they are kept in any case
 * @throws {UsageError} if a newer version of the program wrote the journal
 */
export async function openAnalysisJournal(
  path: string,
  photos: readonly FilePhoto[],
  version: string,
  isResumed: boolean,
): Promise<AnalysisJournal> {
  const wanted = new Set(photos.map((photo) => keyOf(photo, version)));
  const { isOurs, known, parts } = await found(path, wanted);
  for (const name of isResumed ? parts : [])
    await rm(join(dirname(path), name), { force: true }).catch(() => undefined);
  let file: FileHandle | undefined;
  let isBroken = !isOurs;
  let unsynced = 0;
  const write = async (record: object, isDurable: boolean) => {
    if (isBroken) return;
    try {
      file ??= await openToAppend(path);
      await file.appendFile(`${JSON.stringify(record)}\n`);
      if (isDurable) await file.datasync();
    } catch {
      isBroken = true;
    }
  };
  /** One record at a time. */
  let last = Promise.resolve();
  const append = (record: object, isDurable: boolean) => (last = last.then(() => write(record, isDurable)));
  const close = async () => {
    await last;
    await file?.close().catch(() => undefined);
    file = undefined;
  };
  return {
    known: async (photo, sha256Of) => {
      const one = isResumed ? known.get(keyOf(photo, version)) : undefined;
      return one && one.sha256 === (await sha256Of(photo)) ? one.analyzed : undefined;
    },
    knownCount: known.size,
    record: async (photo, analyzed, sha256Of) => {
      const sha256 = await sha256Of(photo);
      if (sha256 === undefined) return;
      unsynced = (unsynced + 1) % PHOTOS_PER_SYNC;
      await append({ key: keyOf(photo, version), sha256, ...analyzedToJson(analyzed) }, unsynced === 0);
    },
    beginZip: (part) => append({ part: basename(part) }, true),
    endZip: async (part, name) => {
      const { size: sizeBytes, mtimeMs: modifiedMs } = await stat(part);
      await append({ zip: { name: basename(name), sizeBytes, modifiedMs } }, true);
    },
    finished: async () => {
      await close();
      if (isOurs) await removeOwn(path);
    },
    close,
  };
}

/** Identifies a file by path, size and time, and in a ZIP by its checksum: a changed file is another one. */
function keyOf({ from, sizeBytes, modifiedMs, packed }: FilePhoto, version: string): string {
  return JSON.stringify([version, from, sizeBytes, modifiedMs, packed?.crc32 ?? 0]);
}

async function found(path: string, wanted: ReadonlySet<string>): Promise<Found> {
  const known = new Map<string, { readonly analyzed: Analyzed; readonly sha256: string }>();
  const parts: string[] = [];
  let stoppedZip: ReplacedFile | undefined;
  let isOurs: boolean | undefined;
  const file = await openOwn(path, constants.O_RDONLY).catch(() => undefined);
  try {
    const isReadable = file !== undefined && (await file.stat()).size <= MOST_JOURNAL_BYTES;
    for await (const line of isReadable ? ownLines(file, MOST_LINE_BYTES) : []) {
      const record = parsed(line);
      if (isNewerRecord('analyses', record)) throw newerRecord(path);
      isOurs ??= record?.['version'] === RECORD_VERSIONS.analyses;
      if (!isOurs) break;
      const { key, sha256, part, zip } = record ?? {};
      if (typeof key === 'string' && typeof sha256 === 'string' && wanted.has(key)) {
        const analyzed = analyzedFromJson(record);
        if (analyzed) known.set(key, { analyzed, sha256 });
      }
      if (typeof part === 'string' && PART_NAME.test(part)) parts.push(part);
      stoppedZip = zipFrom(zip, dirname(path)) ?? stoppedZip;
    }
  } finally {
    await file?.close();
  }
  return { isOurs: isOurs ?? true, known, stoppedZip, parts };
}

/** Opens the file for appending, with its first line; a last line that a crash cut off is removed. */
async function openToAppend(path: string): Promise<FileHandle> {
  const file = await openOwn(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, MOST_LINE_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const end = buffer.lastIndexOf('\n') + 1;
    if (end < length) await file.truncate(size - length + end);
    if (size - length + end === 0)
      await file.appendFile(`${JSON.stringify({ version: RECORD_VERSIONS.analyses })}\n`);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A link, or anything else that somebody put there, stays. */
async function removeOwn(path: string): Promise<void> {
  if ((await statsOf(path))?.isFile()) await rm(path, { force: true }).catch(() => undefined);
}

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function zipFrom(zip: unknown, folder: string): ReplacedFile | undefined {
  if (typeof zip !== 'object' || zip === null) return undefined;
  const { name, sizeBytes, modifiedMs } = zip as Record<string, unknown>;
  if (typeof name !== 'string' || typeof sizeBytes !== 'number' || typeof modifiedMs !== 'number') {
    return undefined;
  }
  return { path: join(folder, basename(name)), sizeBytes, modifiedMs };
}
