import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { copyFile, rm, utimes } from '../disk/byte-fs.ts';
import { sha256OfFile } from '../inputs/file-sum.ts';
import { madeFolders, statsOf } from '../inputs/inside-folder.ts';
import { claimed } from '../organize/out-file.ts';
import { errorCode } from '../system-problem.ts';

/** The result of restoring a verified file. */
export type Written =
  | { readonly type: 'restored' }
  /** A file with the same bytes has the path. */
  | { readonly type: 'there-already' }
  /** Another file has the path, and was left as it is. */
  | { readonly type: 'taken' }
  /** A link, or a file, is in the place of one of the path's folders. */
  | { readonly type: 'in-the-way' }
  | { readonly type: 'unwritable'; readonly error: unknown };

interface Copy {
  /** The folder that everything is restored to. */
  readonly folder: string;
  /** The path within it. */
  readonly parts: readonly string[];
  readonly modifiedMs: number;
  readonly sha256: string;
  /** Whether the finished file may be moved, because it isn't needed again. */
  readonly isLast: boolean;
}

/** Gives a finished file in `folder` its path there, or a copy of it. */
export async function writeCopy(finished: string, copy: Copy): Promise<Written> {
  const { folder, parts, modifiedMs, sha256, isLast } = copy;
  const target = join(folder, ...parts);
  const own = isLast ? finished : join(folder, `.${randomUUID()}.part`);
  try {
    if (!(await madeFolders(folder, parts.slice(0, -1)))) return { type: 'in-the-way' };
    const there = await statsOf(target);
    if (there) return await endAt(target, there, sha256);
    if (!isLast) await copyFile(finished, own);
    const modified = new Date(modifiedMs);
    // A time that the file system can't store is ignored.
    await utimes(own, modified, modified).catch(() => undefined);
    if (await claimed(own, target)) return { type: 'restored' };
    return { type: 'taken' };
  } catch (error) {
    if (errorCode(error) === 'ENOSPC' || errorCode(error) === 'EDQUOT') throw error;
    return { type: 'unwritable', error };
  } finally {
    if (!isLast) await rm(own, { force: true });
  }
}

async function endAt(target: string, there: Stats, sha256: string): Promise<Written> {
  if (!there.isFile()) return { type: 'taken' };
  return { type: (await sha256OfFile({ path: target })) === sha256 ? 'there-already' : 'taken' };
}
