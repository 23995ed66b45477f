import { SNIFF_BYTES } from '#core/limits.ts';
import type { Companion, Photo } from '#core/photo.ts';
import { detectFormat } from '#core/photo-format.ts';
import type { PhotoReader } from '#pipeline/ports.ts';
import { type FileBytes, readHead } from './file-bytes.ts';

/** A photo on the disk, or in a ZIP there. Its id is its path as the user knows it: each file is picked once. */
export interface FilePhoto extends Photo, FileBytes {
  /** The path as the user knows it: its own, or its ZIP's plus the path within the ZIP. */
  readonly from: string;
  readonly companions?: readonly Companion<FilePhoto>[];
}

/** Returns whether a file counts as a ZIP, judged by its name as on the site. */
export function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}

/** Reads the first bytes of a file. */
export const fileReader: PhotoReader<FilePhoto> = {
  formatOf: async (photo) => detectFormat(await readHead(photo, SNIFF_BYTES), photo.name),
};
