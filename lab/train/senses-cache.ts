import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OBJECT_LABELS, type Detection } from '../../shared/engine/describing/detections.ts';
import { SCENE_CHANNELS } from '../../shared/engine/networks/features.ts';
import type { RgbImage } from '../../shared/engine/pictures/image.ts';
import {
  type FrozenSenses,
  type Networks,
  senseFeatures,
  senseObjects,
  type Senses,
  VIEWS,
} from '../../shared/engine/describing/observe.ts';
import { SECOND_VIEWS, withViews } from '../../shared/engine/describing/second-look.ts';
import type { View } from '../../shared/engine/networks/views.ts';
import { resizeRegion } from '../../shared/engine/pictures/resize.ts';
import { toWorkingSize } from '../../shared/engine/networks/working-size.ts';
import { decodeImage } from '../../server/engines/embedded/decode.ts';
import type { NetworkKeys } from '../../server/engines/embedded/load-parts.ts';
import type { PlacedPhoto } from './manifest.ts';

/** Only this many of the strongest detections are kept; weaker ones carry no information. */
const MAX_DETECTIONS = 40;
/** The approximate original aspect ratio of squashed photos. */
const UNSQUASHED_RATIO = 4 / 3;

/** A photo's bytes, and its picture once a network needs it. */
interface Source {
  readonly id: string;
  readonly image: () => Promise<RgbImage>;
}

/**
 * Caches the networks' outputs for each photo on disk, with a folder per network. Computing them takes minutes, and
 * they depend only on the photo and the network.
 */
export class SensesCache {
  readonly #folder: string;
  readonly #keys: NetworkKeys;
  readonly #networks: Networks;

  private constructor(folder: string, keys: NetworkKeys, networks: Networks) {
    this.#folder = folder;
    this.#keys = keys;
    this.#networks = networks;
  }

  /** @param keys each changes when its network does */
  static async open(root: string, keys: NetworkKeys, networks: Networks): Promise<SensesCache> {
    const cache = new SensesCache(join(root, 'senses'), keys, networks);
    const views = [VIEWS.tuned, ...SECOND_VIEWS].map((view) => cache.#view('tuned', view));
    for (const folder of [cache.#view('frozen', VIEWS.frozen), ...views, keys.detector]) {
      await mkdir(join(cache.#folder, folder), { recursive: true });
    }
    return cache;
  }

  /** The outputs of the networks that were trained on none of our photos, with detections rounded to four digits. */
  async frozen(photo: PlacedPhoto): Promise<FrozenSenses> {
    return this.#frozen(await sourceOf(photo));
  }

  /** The outputs of all networks, for photos that none of them was trained on. */
  async all(photo: PlacedPhoto): Promise<Senses> {
    return this.#all(await sourceOf(photo));
  }

  /** The same after a second look; see second-look.ts. */
  async secondLook(photo: PlacedPhoto): Promise<Senses> {
    const source = await sourceOf(photo);
    const views: Float32Array[] = [];
    for (const view of SECOND_VIEWS) views.push(await this.#features('tuned', source, view));
    return withViews(await this.#all(source), views);
  }

  async #all(source: Source): Promise<Senses> {
    return { ...(await this.#frozen(source)), tuned: await this.#features('tuned', source) };
  }

  async #frozen(source: Source): Promise<FrozenSenses> {
    return { frozen: await this.#features('frozen', source), ...(await this.#objects(source)) };
  }

  async #features(
    name: 'frozen' | 'tuned',
    { id, image }: Source,
    view: View = VIEWS[name],
  ): Promise<Float32Array> {
    const path = join(this.#folder, this.#view(name, view), `${id}.bin`);
    return readFloats(path).catch(async () => {
      const features = await senseFeatures(await image(), this.#networks[name], view);
      await writeWhole(path, bytesOf(features));
      return features;
    });
  }

  async #objects({ id, image }: Source): Promise<Pick<Senses, 'objects' | 'scene'>> {
    const path = join(this.#folder, this.#keys.detector, id);
    const read = async () => {
      const detections = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Detection[];
      const floats = await readFloats(`${path}.bin`);
      if (floats.length !== SCENE_CHANNELS + OBJECT_LABELS)
        throw new Error('The cache has unexpected contents.');
      const bestScores = floats.slice(SCENE_CHANNELS);
      return { scene: floats.slice(0, SCENE_CHANNELS), objects: { detections, bestScores } };
    };
    return read().catch(async () => {
      const { scene, objects } = await senseObjects(await image(), this.#networks);
      await writeWhole(`${path}.bin`, Buffer.concat([bytesOf(scene), bytesOf(objects.bestScores)]));
      const detections = objects.detections
        .slice(0, MAX_DETECTIONS)
        .map((box) => Object.assign({}, box, { score: Number(box.score.toFixed(4)) }));
      await writeWhole(`${path}.json`, JSON.stringify(detections));
      return read();
    });
  }

  #view(name: 'frozen' | 'tuned', view: View): string {
    return `${this.#keys[name]}-${view}`;
  }
}

async function sourceOf(photo: PlacedPhoto): Promise<Source> {
  const bytes = await readFile(photo.path);
  let image: Promise<RgbImage> | undefined;
  return {
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 24),
    image: () => (image ??= decoded(bytes, photo)),
  };
}

async function decoded(bytes: Uint8Array, { squashed }: PlacedPhoto): Promise<RgbImage> {
  const image = toWorkingSize(await decodeImage(bytes));
  return squashed ? unsquashed(image) : image;
}

/** Writes a file so that an interrupted run leaves no incomplete one. */
async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await writeFile(`${path}.tmp`, content);
  await rename(`${path}.tmp`, path);
}

/** Stretches a squashed photo back to about its original aspect ratio. */
function unsquashed(image: RgbImage): RgbImage {
  const width = Math.round(image.height * UNSQUASHED_RATIO);
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  return { width, height: image.height, data: resizeRegion(image, whole, width, image.height) };
}

function bytesOf(floats: Float32Array): Uint8Array {
  return new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);
}

async function readFloats(path: string): Promise<Float32Array> {
  const bytes = await readFile(path);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
