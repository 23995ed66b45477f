import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open, stat } from './byte-fs.ts';

/** The error code for opening something that isn't a file; see `system-problem.ts`. */
export const NOT_A_FILE = 'NOT_A_FILE';

/** Windows has neither of the flags, and no named pipes within folders. */
const NO_WAIT = constants.O_NONBLOCK ?? 0;
const NO_LINK = constants.O_NOFOLLOW ?? 0;

/** The longest piece of a file in memory at once. */
const PIECE_BYTES = 64 * 1024;

/**
 * Opens a regular file for reading. A named pipe, a socket or a device is refused without waiting, even if it
 * replaces a file between the check and the opening.
 *
 * @throws a system error, with the code {@link NOT_A_FILE} for anything but a file
 */
export async function openRegular(path: string): Promise<FileHandle> {
  // Opening a device can have side effects, so it isn't tried.
  if (!(await stat(path)).isFile()) throw notAFile(path);
  return checked(path, await open(path, constants.O_RDONLY | NO_WAIT), Infinity);
}

/**
 * Opens one of the program's own files. A symbolic link, or a second name of a file elsewhere, is refused: somebody
 * put it there, and using it would affect a file of the user's.
 *
 * @param flags as of `open` (2), such as `O_RDWR`
 * @param mostNames how many directory entries the file may have
 * @throws a system error, with the code {@link NOT_A_FILE} or `ELOOP` for anything but a file of its own
 */
export async function openOwn(path: string, flags: number, mostNames = 1): Promise<FileHandle> {
  return checked(path, await open(path, flags | NO_WAIT | NO_LINK, 0o600), mostNames);
}

/**
 * Reads one of the program's own files.
 *
 * @returns undefined if it is missing, isn't a file of its own, or is larger than `mostBytes`
 */
export async function readOwn(path: string, mostBytes: number, mostNames = 1): Promise<string | undefined> {
  try {
    const file = await openOwn(path, constants.O_RDONLY, mostNames);
    try {
      const { size } = await file.stat();
      if (size > mostBytes) return undefined;
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

/**
 * Reads an open file piece by piece, up to its present size, so that a growing file ends.
 *
 * @param start the first byte
 * @param end the byte after the last; the end of the file by default
 */
export async function* openPieces(
  file: FileHandle,
  start = 0,
  end = Infinity,
): AsyncGenerator<Buffer, void, void> {
  const last = Math.min(end, (await file.stat()).size);
  for (let at = start; at < last;) {
    const length = Math.min(PIECE_BYTES, last - at);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Returns the pieces of the file at a path; see {@link openRegular} and {@link openPieces}. */
export async function* regularPieces(
  path: string,
  start = 0,
  end = Infinity,
): AsyncGenerator<Buffer, void, void> {
  const file = await openRegular(path);
  try {
    yield* openPieces(file, start, end);
  } finally {
    await file.close();
  }
}

async function checked(path: string, file: FileHandle, mostNames: number): Promise<FileHandle> {
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.nlink > mostNames) throw notAFile(path);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

function notAFile(path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${path} is not a file`), { code: NOT_A_FILE, syscall: 'open', path });
}
