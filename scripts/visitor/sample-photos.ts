import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SAMPLES } from '../../site/samples/samples.ts';
import results from '../../site/samples/results/en.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '../../site/public/samples');

interface SamplePhoto {
  readonly name: string;
  readonly bytes: Buffer;
  /** What the released engine says about it. */
  readonly description: string;
}

/** The site's sample photographs as a camera would have saved them: JPEGs with names that say nothing. */
export function samplePhotos(): Promise<SamplePhoto[]> {
  const photographs = SAMPLES.filter(({ credit }) => credit);
  return Promise.all(
    photographs.map(async ({ id, name }) => ({
      name: name.replace(/\.\w+$/, '.jpg'),
      description: results.find((result) => result.id === id)?.description ?? '',
      bytes: await sharp(join(FOLDER, `${id}.webp`))
        .jpeg({ quality: 92 })
        .toBuffer(),
    })),
  );
}

/** Writes them to a folder. @returns their paths */
export async function writeSamplePhotos(folder: string): Promise<string[]> {
  const photos = await samplePhotos();
  return Promise.all(
    photos.map(async ({ name, bytes }) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      return path;
    }),
  );
}
