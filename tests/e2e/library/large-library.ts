import { createHash } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ListedPhoto } from '#core/lists/listed-photo.ts';
import { topFiles } from '#core/lists/top-files.ts';
import { translator } from '#messages/translate.ts';
import { listWords } from '#words/list.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { vocabularyWords } from '#words/vocabulary.ts';

const MINUTE_MS = 60_000;
const MINUTES_BETWEEN = 500;

/** Writes photos over the years from 2014, each with unique bytes, in folders of years and months. */
export async function writePhotos(library: string, count: number): Promise<readonly ListedPhoto[]> {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer();
  const photos: ListedPhoto[] = [];
  for (let at = 0; at < count; at += 1) {
    const taken = new Date(Date.UTC(2014, 0, 1) + at * MINUTES_BETWEEN * MINUTE_MS).toISOString();
    const date = taken.slice(0, 19);
    const stamp = date.replaceAll(/[-:]/g, '').replace('T', '_');
    const path = `${date.slice(0, 4)}/${date.slice(0, 7)}/${stamp}.jpg`;
    const target = join(library, path);
    await mkdir(dirname(target), { recursive: true });
    // After the end of the picture, where no decoder reads.
    const bytes = Buffer.concat([picture, Buffer.from(`photo ${String(at).padStart(6, '0')}`)]);
    await writeFile(target, bytes);
    await utimes(target, 1e9, 1e9);
    const sha256 = sumOf(bytes);
    const known = { description: 'A dark blue picture.', category: 'Miscellaneous', date, sha256 };
    const sizes = { sizeBytes: bytes.length, modifiedMs: 1e12 };
    photos.push({ original: `camera/IMG_${stamp}.jpg`, path, dateSource: 'name', ...known, ...sizes });
  }
  return photos;
}

/** Writes the lists that this product writes at the top of a library with these photos. */
export async function writeListsOf(library: string, photos: readonly ListedPhoto[]): Promise<void> {
  const t = translator([listWords, quantitiesWords, vocabularyWords]);
  for (const { name, text } of await topFiles(photos, async (of) => Promise.resolve(sumOf(of)), t)) {
    await writeFile(join(library, name), text);
  }
}

function sumOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
