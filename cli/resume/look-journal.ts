import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm, stat, truncate } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FilePhoto } from '../file-photo.ts';
import type { ReplacedFile } from '../out-file.ts';
import { MOST_LINE_CHARACTERS, PHOTOS_PER_SYNC } from './limits.ts';
import { type Looked, lookedFromJson, lookedToJson } from './looked-record.ts';

/** What earlier runs said of the photos of a batch, and what this one says of them. */
export interface LookJournal {
  /** What an earlier run said of a photo that was not changed since; undefined where all are to be looked at again. */
  readonly known: (photo: FilePhoto) => Looked | undefined;
  /** How many photos of the batch an earlier run has looked at. */
  readonly knownCount: number;
  /** Keeps what was said of a photo. A journal that cannot be written stops nothing. */
  readonly record: (photo: FilePhoto, looked: Looked) => Promise<void>;
  /** Keeps the temporary name of a ZIP that is about to be written, so that a crash leaves nothing for good. */
  readonly beginZip: (path: string) => Promise<void>;
  /** Keeps what a ZIP is that is about to get its name, so that a run that is stopped then may replace it by the next. */
  readonly endZip: (path: string, name: string) => Promise<void>;
  /** Nothing is missing: the journal is removed. */
  readonly finished: () => Promise<void>;
  /** Must be called in every case. */
  readonly close: () => Promise<void>;
}

/** Where the journal of a ZIP lies: beside it. */
export function journalOfZip(out: string): string {
  return join(dirname(out), `.where-my-pix-${basename(out)}.looked`);
}

/** Where the journal lies of files that are put into a folder. */
export function journalOfFolder(own: string): string {
  return join(own, 'looked');
}

/** The ZIP that the run of a journal wrote before it was stopped. */
export async function stoppedZipOf(journalPath: string): Promise<ReplacedFile | undefined> {
  return (await found(journalPath, new Set())).stoppedZip;
}

interface Found {
  readonly known: ReadonlyMap<string, Looked>;
  readonly stoppedZip: ReplacedFile | undefined;
  readonly parts: readonly string[];
}

const PART_NAME = /^\.[0-9a-f-]{36}\.part$/;

/**
 * Opens the journal of a batch. The file is made with the first photo that it keeps.
 *
 * @param version of the engine: what another one said is not known
 * @param isResumed whether what is known is used; it is kept in any case
 */
export async function openLookJournal(
  path: string,
  photos: readonly FilePhoto[],
  version: string,
  isResumed: boolean,
): Promise<LookJournal> {
  const wanted = new Set(photos.map((photo) => keyOf(photo, version)));
  const { known, parts } = await found(path, wanted);
  for (const name of isResumed ? parts : [])
    await rm(join(dirname(path), name), { force: true }).catch(() => undefined);
  let file: FileHandle | undefined;
  let isBroken = false;
  let unsynced = 0;
  const write = async (record: object, isDurable: boolean) => {
    if (isBroken) return;
    try {
      file ??= await open(path, 'a', 0o600);
      await file.appendFile(`${JSON.stringify(record)}\n`);
      if (isDurable) await file.datasync();
    } catch {
      isBroken = true;
    }
  };
  /** One record after the other. */
  let last = Promise.resolve();
  const append = (record: object, isDurable: boolean) => (last = last.then(() => write(record, isDurable)));
  const close = async () => {
    await last;
    await file?.close().catch(() => undefined);
    file = undefined;
  };
  return {
    known: (photo) => (isResumed ? known.get(keyOf(photo, version)) : undefined),
    knownCount: known.size,
    record: (photo, looked) => {
      unsynced = (unsynced + 1) % PHOTOS_PER_SYNC;
      return append({ key: keyOf(photo, version), ...lookedToJson(looked) }, unsynced === 0);
    },
    beginZip: (part) => append({ part: basename(part) }, true),
    endZip: async (part, name) => {
      const { size: sizeBytes, mtimeMs: modifiedMs } = await stat(part);
      await append({ zip: { name: basename(name), sizeBytes, modifiedMs } }, true);
    },
    finished: async () => {
      await close();
      await rm(path, { force: true }).catch(() => undefined);
    },
    close,
  };
}

/** A file that was changed is another one: by its path, size and time, and in a ZIP by its checksum. */
function keyOf({ from, sizeBytes, modifiedMs, packed }: FilePhoto, version: string): string {
  return JSON.stringify([version, from, sizeBytes, modifiedMs, packed?.crc32 ?? 0]);
}

async function found(path: string, wanted: ReadonlySet<string>): Promise<Found> {
  const known = new Map<string, Looked>();
  const parts: string[] = [];
  let stoppedZip: ReplacedFile | undefined;
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile()) return { known, stoppedZip, parts };
  await endWithLine(path, stats.size);
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const record = line.length <= MOST_LINE_CHARACTERS ? parsed(line) : undefined;
    const { key, part, zip } = record ?? {};
    if (typeof key === 'string' && wanted.has(key)) {
      const looked = lookedFromJson(record);
      if (looked) known.set(key, looked);
    }
    if (typeof part === 'string' && PART_NAME.test(part)) parts.push(part);
    stoppedZip = zipFrom(zip, dirname(path)) ?? stoppedZip;
  }
  return { known, stoppedZip, parts };
}

/** What a crash left of a last line is cut off, so that no later line is lost by it. */
async function endWithLine(path: string, sizeBytes: number): Promise<void> {
  const length = Math.min(sizeBytes, MOST_LINE_CHARACTERS);
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, sizeBytes - length);
    const end = buffer.lastIndexOf('\n') + 1;
    if (end < length) await truncate(path, sizeBytes - length + end).catch(() => undefined);
  } finally {
    await file.close();
  }
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
