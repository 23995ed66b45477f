import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { filesInZip, type UnpackedFile } from '#codec/opened-zip.ts';
import { besideKind } from '#core/exports/file-kinds.ts';
import { folderOf } from '#core/file-name.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { type FilePhoto, isZip } from './file-photo.ts';
import { isMeant } from './find-photos.ts';
import { DiskError, errorCode, systemProblem } from './system-problem.ts';

/** A photo to organize, or a ZIP that could not be opened. */
export interface PickedPhoto {
  readonly photo: FilePhoto;
  /** Why the ZIP could not be opened. */
  readonly failure?: Failure;
}

export interface Unpacked {
  readonly picked: readonly PickedPhoto[];
  /** Films, and files about photos: see `besideKind`. */
  readonly beside: readonly FilePhoto[];
  /** Files in the ZIPs that are not pictures and are not named like pictures. */
  readonly leftAlone: readonly string[];
  /** Removes the unpacked files; must be called in every case. */
  readonly remove: () => Promise<void>;
}

/**
 * Replaces each ZIP with the photos in it, unpacked to a new folder in the system's temporary folder. A ZIP
 * that cannot be opened stays in the list with its failure; an abort ends the unpacking.
 *
 * @throws {DiskError} if there is no room
 */
export async function unpackZips(files: readonly FilePhoto[], signal: AbortSignal): Promise<Unpacked> {
  const picked: PickedPhoto[] = [];
  const beside: FilePhoto[] = [];
  const leftAlone: string[] = [];
  let folder: string | undefined;
  let count = 0;
  const remove = async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const file of files) {
      if (signal.aborted) break;
      if (!isZip(file.path)) {
        picked.push({ photo: file });
        continue;
      }
      folder ??= await mkdtemp(join(tmpdir(), 'where-my-pix-')).catch((error: unknown) => {
        throw noRoom(file, error);
      });
      try {
        for await (const unpacked of membersOf(file)) {
          if (signal.aborted) break;
          const photo = await written(unpacked, file, join(folder, String((count += 1))));
          if (besideKind(photo.name)) beside.push(photo);
          else if (await isMeant(photo)) picked.push({ photo });
          else leftAlone.push(photo.from);
        }
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        picked.push({ photo: file, failure: error.failure });
      }
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { picked, beside, leftAlone, remove };
}

async function* membersOf({ path }: FilePhoto): AsyncGenerator<UnpackedFile, void, void> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new AppError({ code: 'photo-gone', details: {} }, { cause });
  });
  const read = async (start: number, end: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
    return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
  };
  try {
    const { size: sizeBytes } = await file.stat();
    yield* filesInZip({ sizeBytes, read });
  } finally {
    await file.close();
  }
}

async function written(
  { path: inside, pieces, modifiedMs }: UnpackedFile,
  zip: FilePhoto,
  path: string,
): Promise<FilePhoto> {
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for (const piece of pieces) await file.writeFile(piece);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw errorCode(error) ? noRoom(zip, error) : error;
  }
  const sizeBytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  // Paths in a ZIP are untrusted: they are only displayed and never opened.
  const shown = inside.split('/').filter((part) => !/^\.{0,2}$/.test(part));
  return {
    id: path,
    path,
    from: [zip.path, ...shown].join(sep),
    name: [zip.name, ...shown].join(sep),
    sizeBytes,
    modifiedMs,
    folder: folderOf(inside),
  };
}

function noRoom({ name }: FilePhoto, cause: unknown): DiskError {
  const folder = tmpdir();
  return new DiskError(
    (t) => t('command-line.zipNotUnpacked', { name, folder, problem: systemProblem(cause, t) }),
    { cause },
  );
}
