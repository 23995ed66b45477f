import { randomUUID } from 'node:crypto';
import { constants, type BigIntStats } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { access, link, lstat, realpath, rename, rm, stat } from '../disk/byte-fs.ts';
import { readOwn } from '../disk/regular-file.ts';
import { errorCode, systemProblem } from '../system-problem.ts';
import { UsageError } from '../arguments/usage-error.ts';

/** The destination of the ZIP. */
export interface OutFile {
  readonly path: string;
  /** Whether an existing file with this name may be replaced. */
  readonly mayReplace: boolean;
  /** A file that may be replaced as long as it is unchanged. */
  readonly replaced?: ReplacedFile | undefined;
  /** Called with the temporary name before anything is written under it. */
  readonly onBegin?: ((path: string) => Promise<void>) | undefined;
  /** Called with the temporary name, and the final one that the file is about to get. */
  readonly onEnd?: ((path: string, name: string) => Promise<void>) | undefined;
}

/** A file's state when it was left. */
export interface ReplacedFile {
  readonly path: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
}

/** Returns whether a path still has the file that was left there. */
export async function isLeftThere(path: string, left: ReplacedFile | undefined): Promise<boolean> {
  if (!left || resolve(path) !== resolve(left.path)) return false;
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isFile() === true && stats.size === left.sizeBytes && stats.mtimeMs === left.modifiedMs;
}

/** The number of names to try if the requested one is taken by the time the ZIP is finished. */
const MOST_NAMES = 1000;

/**
 * Checks whether a ZIP can be written to `path`, before any photo is processed.
 *
 * @returns whether a file with this name already exists
 * @throws {UsageError} if the folder is missing or not writable, or the path is a folder or a device
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
 * Refuses to overwrite an input file. Two paths mean the same file if they resolve to the same real path or
 * have the same inode: hard links, and different capitalizations on a case-insensitive file system.
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

/** Some file systems have no inode numbers and report 0 for every file. */
function isSameFile(one: BigIntStats, other: BigIntStats): boolean {
  return one.ino !== 0n && one.ino === other.ino && one.dev === other.dev;
}

/**
 * Gives a finished file its name. A file that was created under this name in the meantime is only replaced if
 * the user allowed it; otherwise the finished file gets the next free name in the folder, such as
 * `name-2.zip`.
 *
 * @param finished in the same folder
 * @returns the name it got
 */
export async function giveName(finished: string, { path, mayReplace, replaced }: OutFile): Promise<string> {
  if ((mayReplace || (await isLeftThere(path, replaced))) && (await isDone(rename(finished, path))))
    return path;
  const extension = extname(path);
  const stem = join(dirname(path), basename(path, extension));
  for (let number = 1; number <= MOST_NAMES; number += 1) {
    const name = number === 1 ? path : `${stem}-${number}${extension}`;
    if (await claimed(finished, name)) return name;
  }
  throw new UsageError((t) => t('command-line.outTooMany', { path: resolve(path) }));
}

/**
 * Gives a finished file a name that no file has. Renaming would replace an existing file; linking fails if one
 * exists, and checks and creates in one atomic step.
 *
 * @param finished on the same file system
 * @param mark distinguishes a reservation left by a crash from every other file; see {@link isReservation}
 * @returns false if the name is taken: then nothing was changed
 */
export async function claimed(finished: string, name: string, mark: string = randomUUID()): Promise<boolean> {
  try {
    await link(finished, name);
  } catch (error) {
    return errorCode(error) === 'EEXIST' ? false : claimedWithoutLinks(finished, name, mark);
  }
  await rm(finished);
  return true;
}

/** For file systems without hard links: reserves the name with a small file first, and replaces only that. */
async function claimedWithoutLinks(finished: string, name: string, mark: string): Promise<boolean> {
  try {
    await writeFile(name, reservationText(mark), { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  if (!(await isReservation(name, mark))) return false;
  await rename(finished, name);
  return true;
}

/** Returns whether a path has only the file with which {@link claimed} reserved it. */
export async function isReservation(path: string, mark: string): Promise<boolean> {
  const text = reservationText(mark);
  return (await readOwn(path, text.length)) === text;
}

function reservationText(mark: string): string {
  return `where-my-pix reserves this name: ${mark}\n`;
}

function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
