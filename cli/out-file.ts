import { constants, type BigIntStats } from 'node:fs';
import { access, link, lstat, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { errorCode, systemProblem } from './system-problem.ts';
import { UsageError } from './usage-error.ts';

/** Where the ZIP goes. */
export interface OutFile {
  readonly path: string;
  /** Whether a file that has this name already may be replaced. */
  readonly mayReplace: boolean;
}

/** Names that are tried beside the one that was asked for, when that is taken in the end. */
const MOST_NAMES = 1000;

/**
 * Looks whether a ZIP can be written to `path`, before any photo is looked at.
 *
 * @returns whether there is a file of this name already
 * @throws {UsageError} where the folder is missing or closed, or the name is a folder's or a device's
 */
export async function isTaken(path: string): Promise<boolean> {
  if (path === '' || /[/\\]$/.test(path)) {
    const example = join(path, ARCHIVE_NAME);
    throw new UsageError((t) =>
      path === '' ? t('command-line.outEmpty', { example }) : t('command-line.outNoFile', { path, example }),
    );
  }
  const there = await lstat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw outProblem(path, error);
  });
  const isFolder = there !== undefined && (await stat(path).catch(() => there)).isDirectory();
  if (isFolder) {
    const example = join(path, ARCHIVE_NAME);
    throw new UsageError((t) => t('command-line.outFolder', { path, example }));
  }
  if (there && !there.isFile() && !there.isSymbolicLink()) {
    throw new UsageError((t) => t('command-line.outDevice', { path }));
  }
  await assertOpenFolder(dirname(path));
  return there !== undefined;
}

function outProblem(path: string, error: unknown): UsageError {
  return new UsageError(
    (t) => `--out: ${t('command-line.pathProblem', { path, problem: systemProblem(error, t) })}`,
  );
}

async function assertOpenFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOTDIR') return undefined;
    if (errorCode(error) !== 'ENOENT') throw outProblem(folder, error);
    throw new UsageError((t) => t('command-line.outFolderMissing', { folder }));
  });
  if (!stats?.isDirectory()) throw new UsageError((t) => t('command-line.outFolderFile', { folder }));
  await access(folder, constants.W_OK | constants.X_OK).catch(() => {
    throw new UsageError((t) => t('command-line.outFolderClosed', { folder }));
  });
}

/**
 * Refuses to write over a file that is to be read. Two names are one file when they lead to the same place, or when the
 * disk says so: hard links, and the two spellings of a name where capitals do not count.
 *
 * @throws {UsageError}
 */
export async function assertNoInput(out: string, inputs: readonly string[]): Promise<void> {
  const own = await identityOf(out);
  if (!own) return;
  for (const input of inputs) {
    const other = await identityOf(input);
    const isOne = other && (other.realPath === own.realPath || isSameFile(other.stats, own.stats));
    if (isOne) {
      throw new UsageError((t) => t('command-line.outIsInput', { path: out }));
    }
  }
}

async function identityOf(path: string): Promise<{ realPath: string; stats: BigIntStats } | undefined> {
  try {
    return { realPath: await realpath(path), stats: await stat(path, { bigint: true }) };
  } catch {
    return undefined;
  }
}

/** Some file systems number no files: there all have 0. */
function isSameFile(one: BigIntStats, other: BigIntStats): boolean {
  return one.ino !== 0n && one.ino === other.ino && one.dev === other.dev;
}

/**
 * Gives a finished file its name. A file that has come by this name meanwhile is not replaced unless that was asked
 * for, and the finished one is not lost for it: it gets the next free name beside, `name-2.zip`.
 *
 * @param finished in the same folder
 * @returns the name it got
 */
export async function giveName(finished: string, { path, mayReplace }: OutFile): Promise<string> {
  if (mayReplace && (await isDone(rename(finished, path)))) return path;
  const extension = extname(path);
  const stem = join(dirname(path), basename(path, extension));
  for (let number = 1; number <= MOST_NAMES; number += 1) {
    const name = number === 1 ? path : `${stem}-${number}${extension}`;
    if (await claimed(finished, name)) return name;
  }
  throw new UsageError((t) => t('command-line.outTooMany', { path: resolve(path) }));
}

/** Renaming replaces what is there; linking does not, and looks and names in one step. */
async function claimed(finished: string, name: string): Promise<boolean> {
  try {
    await link(finished, name);
  } catch (error) {
    return errorCode(error) === 'EEXIST' ? false : claimedWithoutLinks(finished, name);
  }
  await rm(finished);
  return true;
}

/** For disks that know no hard links: the name is taken by an empty file first. */
async function claimedWithoutLinks(finished: string, name: string): Promise<boolean> {
  try {
    await (await open(name, 'wx')).close();
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  await rename(finished, name);
  return true;
}

function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
