import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OBJECT_LABELS, type Detection } from '#engine/detections.ts';
import { SCENE_CHANNELS } from '#engine/features.ts';
import type { RgbImage } from '#engine/image.ts';
import { LOOK, sense, type Networks, type Senses } from '#engine/observe.ts';
import { resizeRegion } from '#engine/resize.ts';
import { toWorkingSize } from '#engine/working-size.ts';
import { decodeImage } from '#server/engines/embedded/decode.ts';
import type { PlacedPhoto } from './manifest.ts';

/** Only this many of the strongest detections are kept; weaker ones carry no information. */
const MAX_DETECTIONS = 40;
/** The approximate original aspect ratio of squashed photos. */
const UNSQUASHED_RATIO = 4 / 3;

/**
 * Caches the networks' outputs for each photo on disk: computing them takes minutes, and they depend only on the
 * photo and the networks.
 */
export class SensesCache {
  readonly #folder: string;
  readonly #networks: Networks;

  private constructor(folder: string, networks: Networks) {
    this.#folder = folder;
    this.#networks = networks;
  }

  /** @param key changes when the networks do */
  static async open(root: string, key: string, networks: Networks): Promise<SensesCache> {
    const folder = join(root, 'senses', `${key}-${LOOK.join('-')}`);
    await mkdir(folder, { recursive: true });
    return new SensesCache(folder, networks);
  }

  /** The networks' outputs for a photo, with detections rounded to four digits. */
  async get(photo: PlacedPhoto): Promise<Senses> {
    const bytes = await readFile(photo.path);
    const path = join(this.#folder, createHash('sha256').update(bytes).digest('hex').slice(0, 24));
    return this.#read(path).catch(async () => {
      const image = toWorkingSize(await decodeImage(bytes));
      await write(path, await sense(photo.squashed ? unsquashed(image) : image, this.#networks));
      return this.#read(path);
    });
  }

  async #read(path: string): Promise<Senses> {
    const floats = toFloats(await readFile(`${path}.bin`));
    const detections = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Detection[];
    const features: Float32Array[] = [];
    let at = 0;
    const next = (length: number) => floats.slice(at, (at += length));
    for (const { layer } of this.#networks.classifiers) features.push(next(layer.channels));
    const scene = next(SCENE_CHANNELS);
    if (floats.length !== at + OBJECT_LABELS) throw new Error('The cache holds something else.');
    return { features, scene, objects: { detections, bestScores: next(OBJECT_LABELS) } };
  }
}

async function write(path: string, { features, scene, objects }: Senses): Promise<void> {
  const parts = [...features, scene, objects.bestScores];
  const detections = objects.detections
    .slice(0, MAX_DETECTIONS)
    .map((box) => Object.assign({}, box, { score: Number(box.score.toFixed(4)) }));
  await writeFile(
    `${path}.bin`,
    Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))),
  );
  await writeFile(`${path}.json`, JSON.stringify(detections));
}

/** Stretches a squashed photo back to about its original aspect ratio. */
function unsquashed(image: RgbImage): RgbImage {
  const width = Math.round(image.height * UNSQUASHED_RATIO);
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  return { width, height: image.height, data: resizeRegion(image, whole, width, image.height) };
}

function toFloats(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
