import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DescribedPhoto } from '../../../shared/pipeline/place-photo.ts';
import type { Engine } from '../../../server/engines/engine.ts';
import { fileDecoder } from '../../../cli/decoding/file-decoder.ts';
import { type JudgedPhoto, readGroundTruth } from '../../eval/ground-truth.ts';
import { seriesOf, type TakenPhoto } from './series.ts';

const FIRST_MS = Date.UTC(2024, 4, 1);
/** Series are an hour apart, so that no photo is a neighbor of another series' photo. */
const APART_MS = 3_600_000;

/** A photo of a series as the engine analyzed it, and the folders that a person would accept. */
export interface JudgedShot {
  readonly described: DescribedPhoto;
  readonly judged: JudgedPhoto;
  /** Whether it shows something else, between the photos of the thing. */
  readonly isBetween: boolean;
}

interface Scene {
  readonly judged: JudgedPhoto;
  readonly path: string;
}

/**
 * Generates series from the val split's photos and analyzes each photo once, with the real decoder.
 *
 * @returns the series one after the other, each in the order picked
 */
export async function lookAtSeries(
  folders: readonly string[],
  series: number,
  engine: Engine,
): Promise<JudgedShot[]> {
  const all = (await Promise.all(folders.map(scenesOf))).flat();
  const groups = Array.from({ length: series }, (_, at) =>
    groupOf(all, Math.floor((at * all.length) / series)),
  );
  const found: JudgedShot[][] = [];
  const folder = await mkdtemp(join(tmpdir(), 'series-'));
  try {
    const queue = groups.entries();
    const work = async () => {
      for (const [index, scenes] of queue) {
        const [thing, ...others] = await Promise.all(scenes.map(({ path }) => readFile(path)));
        const taken = await seriesOf([thing!, ...others], FIRST_MS + index * APART_MS);
        found[index] = [];
        for (const [at, photo] of taken.entries()) {
          const path = join(folder, `${index}-${at}.jpg`);
          await writeFile(path, photo.jpeg);
          const described = await describe(path, photo, engine);
          found[index].push({ described, judged: scenes[photo.scene]!.judged, isBetween: photo.isBetween });
        }
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await rm(folder, { recursive: true });
  }
  return found.flat();
}

async function scenesOf(folder: string): Promise<Scene[]> {
  const photos = await readGroundTruth(folder, true);
  return photos.map((photo) => ({ judged: photo, path: join(folder, photo.file) }));
}

/** Returns the photo at an index, the next one with its folder, and the one halfway through the list. */
function groupOf(all: readonly Scene[], place: number): Scene[] {
  const thing = all[place]!;
  const behind = [...all.slice(place + 1), ...all.slice(0, place)];
  const akin = behind.find(({ judged }) => judged.expectedCategory === thing.judged.expectedCategory);
  return [thing, ...(akin ? [akin] : []), behind[Math.floor(behind.length / 2)]!];
}

async function describe(path: string, { jpeg }: TakenPhoto, engine: Engine): Promise<DescribedPhoto> {
  const photo = { id: path, path, from: path, name: 'IMG_0001.jpg', sizeBytes: jpeg.length, modifiedMs: 0 };
  const { signal } = new AbortController();
  const { image, ...beside } = await fileDecoder.decode(photo, 'jpeg', signal);
  return { photo, format: 'jpeg', number: 1, ...(await engine.describe(image, signal)), ...beside };
}
