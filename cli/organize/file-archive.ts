import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 as updateCrc32 } from 'node:zlib';
import { dated } from '#core/dates/photo-date.ts';
import { AppError } from '#core/failure.ts';
import { centralDirectory, localHeader, type StoredEntry } from '#core/bytes/zip-records.ts';
import type { TopFile } from '#core/lists/top-files.ts';
import type { Archive } from '#pipeline/ports.ts';
import { open, rm } from '../disk/byte-fs.ts';
import { type FileBytes, piecesOf } from '../inputs/file-bytes.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { giveName, type OutFile } from './out-file.ts';
import { DiskError, errorCode, systemProblem } from '../system-problem.ts';
import { sha256OfText } from '../inputs/file-sum.ts';

type Finish = Parameters<Archive<FilePhoto>['finish']>;

interface Checksums {
  readonly crc32: number;
  readonly sha256: string;
}

/**
 * Writes the ZIP to a file, photo by photo, in chunks. The file has a temporary name until it is complete, so the
 * requested path always holds either a complete archive or the previous file. An entry's time is when its photo was
 * taken.
 */
export class FileArchive implements Archive<FilePhoto> {
  readonly #out: OutFile | undefined;
  readonly #known = new Map<string, Checksums>();
  #writtenTo: string | undefined;

  /** @param out the destination; undefined for a dry run */
  constructor(out: OutFile | undefined) {
    this.#out = out;
  }

  /** The path of the finished ZIP: the requested one, or one next to it (see {@link giveName}). */
  get writtenTo(): string | undefined {
    return this.#writtenTo;
  }

  /** The SHA-256 of a prepared photo, in lower-case hexadecimal. */
  sha256(photo: FilePhoto): string | undefined {
    return this.#known.get(keyOf(photo))?.sha256;
  }

  async prepare(photo: FilePhoto): Promise<void> {
    await this.#checksums(photo);
  }

  async finish(...finish: Finish): Promise<void> {
    const out = this.#out;
    if (!out) return;
    const partial = join(dirname(out.path), `.${randomUUID()}.part`);
    try {
      await out.onBegin?.(partial);
      const file = await open(partial, 'wx');
      try {
        await this.#write(file, ...finish);
      } finally {
        await file.close();
      }
      await out.onEnd?.(partial, out.path);
      this.#writtenTo = await giveName(partial, out);
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined);
      if (!errorCode(error)) throw error;
      const { path } = out;
      throw new DiskError(
        (t) => t('command-line.zipNotWritten', { path, problem: systemProblem(error, t) }),
        { cause: error },
      );
    }
  }

  async #checksums(photo: FilePhoto): Promise<Checksums> {
    const before = this.#known.get(keyOf(photo));
    if (before) return before;
    const made = await readChecksums(photo).catch((error: unknown) => {
      if (!errorCode(error)) throw error;
      throw new AppError({ code: 'photo-gone', details: {} }, { cause: error });
    });
    this.#known.set(keyOf(photo), made);
    return made;
  }

  async #write(file: FileHandle, ...[undated, beside]: Finish): Promise<void> {
    const entries = undated.map(({ photoId, path, photo, date }) => {
      return { photoId, path, photo: dated(photo, date) };
    });
    const written: StoredEntry[] = [];
    const { files, modifiedMs: newestMs } = await this.#topFiles(entries, beside);
    for (const { name: path, text } of files) {
      const bytes = Buffer.from(text);
      const entry = { path, sizeBytes: bytes.length, modifiedMs: newestMs, crc32: updateCrc32(bytes) };
      written.push(entry);
      await file.write(localHeader(entry));
      await file.writeFile(bytes);
    }
    for (const { path, photo } of entries) {
      const { sizeBytes, modifiedMs } = photo;
      const { crc32 } = await this.#checksums(photo);
      const entry = { path, sizeBytes, modifiedMs, crc32 };
      written.push(entry);
      await file.write(localHeader(entry));
      let copied = 0;
      for await (const piece of unchanged(photo)) {
        await file.writeFile(piece);
        copied += piece.length;
      }
      if (copied !== sizeBytes) throw new AppError({ code: 'photo-changed', details: { name: photo.name } });
    }
    await file.write(centralDirectory(written));
  }

  async #topFiles(
    ...[entries, { makeTopFiles } = {}]: Finish
  ): Promise<{ readonly files: readonly TopFile[]; readonly modifiedMs: number }> {
    // As old as the newest photo, so that the same photos always give the same ZIP.
    let modifiedMs = 0;
    if (!makeTopFiles) return { files: [], modifiedMs };
    const named = [];
    for (const { photoId, path, photo } of entries) {
      const { sha256 } = await this.#checksums(photo);
      modifiedMs = Math.max(modifiedMs, photo.modifiedMs);
      named.push({ photoId, path, sha256 });
    }
    return { files: await makeTopFiles(named, sha256OfText), modifiedMs };
  }
}

/** @throws {AppError} `photo-changed` if the photo can no longer be read */
async function* unchanged(photo: FilePhoto): AsyncGenerator<Buffer, void, void> {
  try {
    yield* piecesOf(photo);
  } catch (error) {
    throw new AppError({ code: 'photo-changed', details: { name: photo.name } }, { cause: error });
  }
}

/** A photo with a written date has other bytes than the original. */
function keyOf({ id, dated }: FilePhoto): string {
  return dated ? `dated ${id}` : id;
}

async function readChecksums(file: FileBytes): Promise<Checksums> {
  const hash = createHash('sha256');
  let crc = 0;
  for await (const piece of piecesOf(file)) {
    crc = updateCrc32(piece, crc);
    hash.update(piece);
  }
  return { crc32: crc, sha256: hash.digest('hex') };
}
