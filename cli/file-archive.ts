import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { crc32 as updateCrc32 } from 'node:zlib';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { takenAt } from '#codec/taken-at.ts';
import { AppError } from '#core/failure.ts';
import { centralDirectory, entryTimeMs, localHeader, type StoredEntry } from '#core/zip-records.ts';
import type { Archive } from '#pipeline/ports.ts';
import { type FilePhoto, readHead } from './file-photo.ts';

export interface FileArchive extends Archive<FilePhoto> {
  /** Of a prepared photo, in lower-case hexadecimal. */
  sha256(photo: FilePhoto): string | undefined;
}

interface Checksums {
  readonly crc32: number;
  readonly sha256: string;
  /** From EXIF, local time `YYYY-MM-DDTHH:mm:ss`. */
  readonly takenAt: string | undefined;
}

/**
 * Writes the ZIP to a file, photo by photo, a piece at a time. It has another name until it is whole, so what
 * lies under `out` is always a whole archive, or what was there before. An entry's time is when its photo was taken,
 * where EXIF says so.
 *
 * @param out where it goes; nothing for a dry run
 */
export function createFileArchive(out: string | undefined): FileArchive {
  const known = new Map<string, Checksums>();

  const checksums = async (photo: FilePhoto): Promise<Checksums> => {
    const before = known.get(photo.id);
    if (before) return before;
    const made = await readChecksums(photo.path);
    known.set(photo.id, made);
    return made;
  };

  return {
    sha256: (photo) => known.get(photo.id)?.sha256,
    prepare: async (photo) => {
      await checksums(photo);
    },
    finish: async (entries) => {
      if (!out) return;
      const partial = `${out}.part`;
      const file = await open(partial, 'w');
      try {
        const written: StoredEntry[] = [];
        for (const { path, photo } of entries) {
          const { sizeBytes } = photo;
          const { crc32, takenAt: taken } = await checksums(photo);
          const modifiedMs = entryTimeMs(taken, photo.modifiedMs);
          const entry = { path, sizeBytes, modifiedMs, crc32 };
          written.push(entry);
          await file.write(localHeader(entry));
          let copied = 0;
          for await (const piece of createReadStream(photo.path) as AsyncIterable<Buffer>) {
            await file.writeFile(piece);
            copied += piece.length;
          }
          if (copied !== sizeBytes)
            throw new AppError({ code: 'photo-changed', details: { name: photo.name } });
        }
        await file.write(centralDirectory(written));
        await file.close();
        await rename(partial, out);
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(partial, { force: true });
        throw error;
      }
    },
  };
}

async function readChecksums(path: string): Promise<Checksums> {
  const hash = createHash('sha256');
  let crc = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    crc = updateCrc32(piece, crc);
    hash.update(piece);
  }
  const date = takenAt(await readHead(path, HEADER_BYTES));
  return { crc32: crc, sha256: hash.digest('hex'), takenAt: date };
}
