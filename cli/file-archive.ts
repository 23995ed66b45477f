import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { AppError } from '#core/failure.ts';
import { centralDirectory, localHeader, type StoredEntry } from '#core/zip-records.ts';
import type { Archive } from '#pipeline/ports.ts';
import type { FilePhoto } from './file-photo.ts';

export interface FileArchive extends Archive<FilePhoto> {
  /** Of a prepared photo, in lower-case hexadecimal. */
  sha256(photo: FilePhoto): string | undefined;
}

interface Checksums {
  readonly crc32: number;
  readonly sha256: string;
}

/**
 * Writes the ZIP to a file, photo by photo, a piece at a time. It has another name until it is whole, so what
 * lies under `out` is always a whole archive, or what was there before.
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
          const { sizeBytes, modifiedMs } = photo;
          const entry = { path, sizeBytes, modifiedMs, crc32: (await checksums(photo)).crc32 };
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
    crc = crc32(piece, crc);
    hash.update(piece);
  }
  return { crc32: crc, sha256: hash.digest('hex') };
}
