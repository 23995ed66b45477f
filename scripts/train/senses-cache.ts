import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OBJECT_LABELS, type Detection } from '#engine/detections.ts';
import type { EngineParts, Senses } from '#engine/observe.ts';
import { sense, VIEWS } from '#engine/observe.ts';
import { pictureCues } from '#engine/picture-cues.ts';
import { decodeImage } from '#server/engines/embedded/decode.ts';

/**
 * What the networks say of each photo, kept on disk: it takes minutes and depends on nothing but the photo and
 * the networks. The cheap cues are made afresh.
 *
 * @param key changes when the networks or the views do
 */
export class SensesCache {
  readonly #folder: string;
  readonly #parts: Omit<EngineParts, 'head'>;

  private constructor(folder: string, parts: Omit<EngineParts, 'head'>) {
    this.#folder = folder;
    this.#parts = parts;
  }

  static async open(root: string, key: string, parts: Omit<EngineParts, 'head'>): Promise<SensesCache> {
    const folder = join(root, 'senses', key);
    await mkdir(folder, { recursive: true });
    return new SensesCache(folder, parts);
  }

  async get(folder: string, file: string): Promise<Senses> {
    const image = await decodeImage(await readFile(join(folder, file)));
    const path = join(this.#folder, file);
    try {
      const floats = await readFile(`${path}.bin`);
      const detections = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Detection[];
      return { ...unpack(floats, this.#parts.classLayer.channels, detections), picture: pictureCues(image) };
    } catch {
      const senses = await sense(image, this.#parts);
      await writeFile(`${path}.bin`, pack(senses));
      await writeFile(`${path}.json`, JSON.stringify(senses.objects.detections));
      return senses;
    }
  }
}

function pack({ features, objects }: Senses): Uint8Array {
  const parts = [...features, objects.bestScores];
  return Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
}

function unpack(bytes: Buffer, channels: number, detections: Detection[]): Omit<Senses, 'picture'> {
  const floats = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  if (floats.length !== VIEWS.length * channels + OBJECT_LABELS)
    throw new Error('The cache holds something else.');
  return {
    features: VIEWS.map((_, view) => floats.slice(view * channels, (view + 1) * channels)),
    objects: { detections, bestScores: floats.slice(VIEWS.length * channels) },
  };
}
