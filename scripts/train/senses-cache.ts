import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OBJECT_LABELS, type Detection } from '#engine/detections.ts';
import { LOOK, sense, type Networks, type Senses } from '#engine/observe.ts';
import { decodeImage } from '#server/engines/embedded/decode.ts';

/**
 * What the networks say of each photo, kept on disk: it takes minutes and depends on nothing but the photo and
 * the networks.
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

  /** What the networks say of the photo `file` in `folder`. */
  async get(folder: string, file: string): Promise<Senses> {
    const path = join(this.#folder, file);
    try {
      const floats = toFloats(await readFile(`${path}.bin`));
      const detections = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Detection[];
      return this.#unpack(floats, detections);
    } catch {
      const senses = await sense(await decodeImage(await readFile(join(folder, file))), this.#networks);
      await writeFile(`${path}.bin`, pack(senses));
      await writeFile(`${path}.json`, JSON.stringify(senses.objects.detections));
      return senses;
    }
  }

  #unpack(floats: Float32Array, detections: Detection[]): Senses {
    const features: Float32Array[] = [];
    let at = 0;
    for (const { layer } of this.#networks.classifiers) {
      features.push(floats.slice(at, at + layer.channels));
      at += layer.channels;
    }
    if (floats.length !== at + OBJECT_LABELS) throw new Error('The cache holds something else.');
    return { features, objects: { detections, bestScores: floats.slice(at) } };
  }
}

function pack({ features, objects }: Senses): Uint8Array {
  const parts = [...features, objects.bestScores];
  return Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
}

function toFloats(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
