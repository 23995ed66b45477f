import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { rm, stat } from '../disk/byte-fs.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import type { ReplacedFile } from '../organize/out-file.ts';
import { ownLines } from '../disk/own-lines.ts';
import { openOwn } from '../disk/regular-file.ts';
import { MOST_LINE_BYTES, MOST_LOOKED_BYTES, PHOTOS_PER_SYNC } from './limits.ts';
import { type Looked, lookedFromJson, lookedToJson } from './looked-record.ts';

/** The SHA-256 of a photo's bytes, in lower-case hexadecimal; undefined if it cannot be read. */
export type Sha256Of = (photo: FilePhoto) => Promise<string | undefined>;

/** What earlier runs said of the photos of a batch, and what this one says of them. */
export interface LookJournal {
  /**
   * What an earlier run said of a photo with these very bytes; undefined where all are to be looked at again.
   *
   * @param sha256Of is asked only where there is something to check
   */
  readonly known: (photo: FilePhoto, sha256Of: Sha256Of) => Promise<Looked | undefined>;
  /** How many photos of the batch an earlier run has looked at. */
  readonly knownCount: number;
  /** Keeps what was said of a photo. A journal that cannot be written stops nothing. */
  readonly record: (photo: FilePhoto, looked: Looked, sha256Of: Sha256Of) => Promise<void>;
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

/** Removes what is kept of the photos of a folder, once its run is finished or undone. */
export async function removeLooks(own: string): Promise<void> {
  await removeOwn(journalOfFolder(own));
}

interface Found {
  readonly known: ReadonlyMap<string, { readonly looked: Looked; readonly sha256: string }>;
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
      file ??= await openToAppend(path);
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
    known: async (photo, sha256Of) => {
      const one = isResumed ? known.get(keyOf(photo, version)) : undefined;
      return one && one.sha256 === (await sha256Of(photo)) ? one.looked : undefined;
    },
    knownCount: known.size,
    record: async (photo, looked, sha256Of) => {
      const sha256 = await sha256Of(photo);
      if (sha256 === undefined) return;
      unsynced = (unsynced + 1) % PHOTOS_PER_SYNC;
      await append({ key: keyOf(photo, version), sha256, ...lookedToJson(looked) }, unsynced === 0);
    },
    beginZip: (part) => append({ part: basename(part) }, true),
    endZip: async (part, name) => {
      const { size: sizeBytes, mtimeMs: modifiedMs } = await stat(part);
      await append({ zip: { name: basename(name), sizeBytes, modifiedMs } }, true);
    },
    finished: async () => {
      await close();
      await removeOwn(path);
    },
    close,
  };
}

/** A file that was changed is another one: by its path, size and time, and in a ZIP by its checksum. */
function keyOf({ from, sizeBytes, modifiedMs, packed }: FilePhoto, version: string): string {
  return JSON.stringify([version, from, sizeBytes, modifiedMs, packed?.crc32 ?? 0]);
}

async function found(path: string, wanted: ReadonlySet<string>): Promise<Found> {
  const known = new Map<string, { readonly looked: Looked; readonly sha256: string }>();
  const parts: string[] = [];
  let stoppedZip: ReplacedFile | undefined;
  const file = await openOwn(path, constants.O_RDONLY).catch(() => undefined);
  try {
    const isReadable = file !== undefined && (await file.stat()).size <= MOST_LOOKED_BYTES;
    for await (const line of isReadable ? ownLines(file, MOST_LINE_BYTES) : []) {
      const record = parsed(line);
      const { key, sha256, part, zip } = record ?? {};
      if (typeof key === 'string' && typeof sha256 === 'string' && wanted.has(key)) {
        const looked = lookedFromJson(record);
        if (looked) known.set(key, { looked, sha256 });
      }
      if (typeof part === 'string' && PART_NAME.test(part)) parts.push(part);
      stoppedZip = zipFrom(zip, dirname(path)) ?? stoppedZip;
    }
  } finally {
    await file?.close();
  }
  return { known, stoppedZip, parts };
}

/** Opens the file to write behind its last whole line: what a crash left of one is cut off. */
async function openToAppend(path: string): Promise<FileHandle> {
  const file = await openOwn(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, MOST_LINE_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const end = buffer.lastIndexOf('\n') + 1;
    if (end < length) await file.truncate(size - length + end);
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
