import { SNIFF_BYTES } from '#core/limits.ts';
import type { Photo } from '#core/photo.ts';
import { detectFormat } from '#core/photo-format.ts';
import type { PhotoReader } from '#pipeline/ports.ts';
import { type FileBytes, readHead } from './file-bytes.ts';

/** A photo on the disk, or in a ZIP there. Its id is the path that the user knows: each file is picked once. */
export interface FilePhoto extends Photo, FileBytes {
  /** The path that the user knows: its own, or that of its ZIP plus the path within the ZIP. */
  readonly from: string;
}

/** Whether a file counts as a ZIP, judged by its name as on the site. */
export function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}

/** Reads the first bytes of a file. */
export const fileReader: PhotoReader<FilePhoto> = {
  formatOf: async (photo) => detectFormat(await readHead(photo, SNIFF_BYTES), photo.name),
};
