import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { SNIFF_BYTES } from '#core/limits.ts';
import { detectFormat } from '#core/photo-format.ts';
import { UsageError } from './usage-error.ts';
import { type FilePhoto, fileReader } from './file-photo.ts';

export interface FoundPhotos {
  readonly photos: readonly FilePhoto[];
  /** Files in the folders that are no pictures and do not claim to be. */
  readonly leftAlone: readonly string[];
}

const PICTURE_NAME =
  /\.(?:jpe?g|jpe|jfif|png|webp|gif|avif|hei[cf]|hif|tiff?|bmp|dib|svg|psd|jxl|dng|cr[23]|nef|arw|orf|rw2|raf)$/i;

/**
 * The photos that are meant: every file that is named, and in folders, at any depth, every file that is a
 * picture or is named like one. In the order of the arguments, within a folder by path.
 *
 * @throws {UsageError} for a path that does not exist
 */
export async function findPhotos(inputs: readonly string[]): Promise<FoundPhotos> {
  const photos = new Map<string, FilePhoto>();
  const leftAlone: string[] = [];
  for (const input of inputs) {
    const root = resolve(input);
    const stats = await stat(root).catch(() => undefined);
    if (!stats) throw new UsageError(`There is no ${input}.`);
    if (!stats.isDirectory()) {
      photos.set(root, await toPhoto(root, basename(root)));
      continue;
    }
    for (const path of await filesIn(root)) {
      const photo = await toPhoto(path, relative(root, path));
      if (PICTURE_NAME.test(path) || (await isPicture(photo))) photos.set(path, photo);
      else leftAlone.push(path);
    }
  }
  return { photos: [...photos.values()], leftAlone };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const collator = new Intl.Collator('en', { numeric: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('._') && entry.name !== '.DS_Store')
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted(collator.compare);
}

async function toPhoto(path: string, name: string): Promise<FilePhoto> {
  const { size, mtimeMs } = await stat(path);
  return { id: path, path, name, sizeBytes: size, modifiedMs: mtimeMs };
}

async function isPicture(photo: FilePhoto): Promise<boolean> {
  const head = await fileReader.readHead(photo, SNIFF_BYTES).catch(() => new Uint8Array());
  return detectFormat(head, photo.name).kind === 'photo';
}
