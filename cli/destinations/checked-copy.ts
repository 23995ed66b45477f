import { createHash } from 'node:crypto';
import { AppError } from '#core/failure.ts';
import { link, open, rm, utimes } from '../disk/byte-fs.ts';
import { type FileBytes, piecesOf } from '../inputs/file-bytes.ts';
import { sha256OfFile } from '../inputs/file-sum.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { NOT_A_FILE } from '../disk/regular-file.ts';
import { errorCode } from '../system-problem.ts';

/** The expected bytes of a file. */
export interface Expected {
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
}

/** How a file got its temporary name. */
export type Prepared = 'copied' | 'linked' | 'changed' | 'stopped';

/**
 * Puts a file under a temporary name, and verifies its bytes there. To move within a file system, the file gets a
 * second name by a hard link and isn't copied; otherwise it is copied, flushed to disk and read back.
 *
 * @returns `changed` if its bytes aren't the expected ones: then nothing is left under the temporary name
 */
export async function prepareFile(
  source: FileBytes,
  part: string,
  expected: Expected,
  mayLink: boolean,
  signal: AbortSignal,
): Promise<Prepared> {
  const how =
    mayLink && !source.packed && (await isLinked(source.path, part))
      ? 'linked'
      : await copied(source, part, expected, signal);
  const isRight =
    (how === 'linked' || how === 'copied') && (await sha256OfFile({ path: part })) === expected.sha256;
  if (isRight) return how;
  await rm(part, { force: true });
  return how === 'stopped' ? 'stopped' : 'changed';
}

async function isLinked(source: string, part: string): Promise<boolean> {
  try {
    await link(source, part);
    return true;
  } catch (error) {
    // Another file system, or one without links; any other problem fails again as a copy and is reported then.
    if (errorCode(error) === 'EEXIST') throw error;
    return false;
  }
}

async function copied(
  source: FileBytes,
  part: string,
  { sha256, sizeBytes, modifiedMs }: Expected,
  signal: AbortSignal,
): Promise<'copied' | 'changed' | 'stopped'> {
  const stats = source.packed ? undefined : await statsOf(source.path);
  const out = await open(part, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let count = 0;
    for await (const piece of piecesOf(source)) {
      if (signal.aborted) return 'stopped';
      count += piece.length;
      if (count > sizeBytes) return 'changed';
      hash.update(piece);
      await out.writeFile(piece);
    }
    if (hash.digest('hex') !== sha256) return 'changed';
    // Permissions and times that the file system can't store are ignored.
    if (stats?.isFile()) await out.chmod(stats.mode & 0o777).catch(() => undefined);
    await out.sync();
  } catch (error) {
    if (error instanceof AppError || errorCode(error) === NOT_A_FILE) return 'changed';
    throw error;
  } finally {
    await out.close();
  }
  await setTime(part, modifiedMs);
  return 'copied';
}

/** Sets a file's modification time, if it differs. */
export async function setTime(path: string, modifiedMs: number): Promise<void> {
  const stats = await statsOf(path);
  if (!stats || Math.abs(stats.mtimeMs - modifiedMs) < 1) return;
  await utimes(path, modifiedMs / 1000, modifiedMs / 1000).catch(() => undefined);
}
