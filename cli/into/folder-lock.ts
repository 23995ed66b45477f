import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { claimed } from '../out-file.ts';
import { errorCode } from '../system-problem.ts';
import { UsageError } from '../usage-error.ts';
import { LOCK_BEAT_MS, LOCK_STALE_MS } from './limits.ts';

const LOCK_NAME = 'lock';

/** The right to write to a folder, held by one run at a time. */
export interface FolderLock {
  /** Must be called in every case. */
  readonly release: () => Promise<void>;
}

/**
 * Takes a folder for one run. The lock is a file that names its process and is touched every few seconds: one of a process
 * of this computer that has ended, or that nobody has touched for a minute, was left by a crash and is taken over.
 *
 * @param own the folder of ours in it
 * @param typed as the user calls the folder
 * @throws {UsageError} if another run has it
 */
export async function lockFolder(own: string, typed: string): Promise<FolderLock> {
  const path = join(own, LOCK_NAME);
  const token = JSON.stringify({ process: process.pid, computer: hostname(), run: randomUUID() });
  while (!(await isCreated(path, token))) {
    const held = await readFile(path, 'utf8').catch(() => undefined);
    if (held !== undefined && !(await isLeft(path, held))) {
      throw new UsageError((t) => t('into.locked', { folder: typed }));
    }
    if (held !== undefined) await removeLeft(path, held);
  }
  await removeLeftovers(own);
  const beat = setInterval(() => {
    const now = new Date();
    void utimes(path, now, now).catch(() => undefined);
  }, LOCK_BEAT_MS);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      if ((await readFile(path, 'utf8').catch(() => '')) === token) await rm(path, { force: true });
    },
  };
}

/** The lock is whole when it gets its name, so that a crash leaves none that names no process. */
async function isCreated(path: string, token: string): Promise<boolean> {
  const whole = `${path}-${randomUUID()}`;
  try {
    await writeFile(whole, token, { flag: 'wx' });
    return await claimed(whole, path);
  } finally {
    await rm(whole, { force: true });
  }
}

/** What crashes left on the way to a lock. */
async function removeLeftovers(own: string): Promise<void> {
  for (const name of await readdir(own)) {
    if (name.startsWith(`${LOCK_NAME}-`)) await rm(join(own, name), { force: true });
  }
}

async function isLeft(path: string, held: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return true;
  if (Date.now() - stats.mtimeMs > LOCK_STALE_MS) return true;
  const { process: id, computer } = holderOf(held);
  return computer === hostname() && id !== undefined && !isRunning(id);
}

function holderOf(held: string): { readonly process?: number; readonly computer?: string } {
  try {
    const { process: id, computer } = JSON.parse(held) as { process?: unknown; computer?: unknown };
    const isId = Number.isSafeInteger(id) && Number(id) > 0;
    return typeof computer === 'string' && isId ? { process: Number(id), computer } : {};
  } catch {
    return {};
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of somebody else's may not be asked, so it is there.
    return errorCode(error) === 'EPERM';
  }
}

/** Renames before it removes, so that of two runs that find a lock left only one removes it. */
async function removeLeft(path: string, held: string): Promise<void> {
  const aside = `${path}-${randomUUID()}`;
  try {
    await rename(path, aside);
    // Another run was faster, and this is its lock.
    if ((await readFile(aside, 'utf8')) !== held) await link(aside, path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}
