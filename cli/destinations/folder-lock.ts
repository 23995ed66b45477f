import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { link, readdir, rename, rm } from '../disk/byte-fs.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { claimed } from '../organize/out-file.ts';
import { openOwn, readOwn } from '../disk/regular-file.ts';
import { errorCode } from '../system-problem.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { LOCK_BEAT_MS, LOCK_STALE_MS, MOST_LOCK_BYTES } from './limits.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

const LOCK_NAME = 'lock';

/** A lock has a second name while it gets its own. */
const LOCK_NAMES = 2;

/** The right to write to a folder, held by one run at a time. */
export interface FolderLock {
  /** Whether the run still holds it. */
  readonly isHeld: () => Promise<boolean>;
  /** Must be called in every case. */
  readonly release: () => Promise<void>;
}

/**
 * Locks a folder for one run. The lock is a file that names its process. A process on this computer keeps it as long
 * as it exists, even while suspended. For another computer, only the file's time counts: it is touched every few
 * seconds, and taken over after a minute without.
 *
 * @param own our folder in it
 * @param typed the folder's path as the user typed it
 * @throws {UsageError} if another run has it
 */
export async function lockFolder(own: string, typed: string): Promise<FolderLock> {
  const path = join(own, LOCK_NAME);
  const token = JSON.stringify({ ...(await ownIdentity()), run: randomUUID() });
  while (!(await isCreated(path, token))) {
    const held = await readLock(path);
    if (held === undefined) {
      if (await isForeign(path)) throw new UsageError((t) => t('into.ownTaken', { path }));
      continue;
    }
    if (!(await isLeft(path, held))) throw new UsageError((t) => t('into.locked', { folder: typed }));
    await removeLeft(path, held);
  }
  await removeLeftovers(own);
  const isHeld = async () => (await readLock(path)) === token;
  // By its handle, so that the lock of a run that took over is never touched.
  const file = await openOwn(path, constants.O_RDWR, LOCK_NAMES);
  const beat = setInterval(() => {
    const now = new Date();
    void file.utimes(now, now).catch(() => undefined);
  }, LOCK_BEAT_MS);
  beat.unref();
  return {
    isHeld,
    release: async () => {
      clearInterval(beat);
      await file.close();
      if (await isHeld()) await rm(path, { force: true });
    },
  };
}

function readLock(path: string): Promise<string | undefined> {
  return readOwn(path, MOST_LOCK_BYTES, LOCK_NAMES);
}

/** Returns whether something else has the lock's name: a link, a pipe, a folder, or a large file. */
async function isForeign(path: string): Promise<boolean> {
  const stats = await statsOf(path);
  return stats !== undefined && (await readLock(path)) === undefined && (await statsOf(path)) !== undefined;
}

/** The lock is complete before it gets its name, so that a crash leaves none without a process. */
async function isCreated(path: string, token: string): Promise<boolean> {
  const whole = `${path}-${randomUUID()}`;
  try {
    await writeFile(whole, token, { flag: 'wx' });
    return await claimed(whole, path);
  } finally {
    await rm(whole, { force: true });
  }
}

/** Leftovers of crashes while locking. */
async function removeLeftovers(own: string): Promise<void> {
  for (const name of await readdir(own)) {
    if (name.startsWith(`${LOCK_NAME}-`)) await rm(join(own, name), { force: true });
  }
}

async function isLeft(path: string, held: string): Promise<boolean> {
  const stats = await statsOf(path);
  if (!stats) return true;
  const holder = holderOf(held);
  const runs = holder && (await isRunning(holder));
  return runs === undefined ? Date.now() - stats.mtimeMs > LOCK_STALE_MS : !runs;
}

function holderOf(held: string): ProcessIdentity | undefined {
  try {
    const { process: id, computer, space, started } = JSON.parse(held) as Record<string, unknown>;
    if (typeof computer !== 'string' || !Number.isSafeInteger(id) || Number(id) <= 0) return undefined;
    return { process: Number(id), computer, space: textOf(space), started: textOf(started) };
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Renames before removing, so that of two runs that find an abandoned lock, only one removes it. */
async function removeLeft(path: string, held: string): Promise<void> {
  const aside = `${path}-${randomUUID()}`;
  try {
    await rename(path, aside);
    // Another run was faster, and this is its lock.
    if ((await readLock(aside)) !== held) await link(aside, path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}
