/**
 * How long the embedded engine takes: `npm run bench:engine -- [folder of JPEGs] [--photos 40]`.
 *
 * One thread, step by step (decode, resize, networks, words), against the bare networks in the same run; then
 * the engine as the server runs it, with one worker and with two. Without a folder it draws its own pictures.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ENGINE_JPEG_QUALITY, ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { describe } from '#engine/describe.ts';
import { conclude, sense, type EngineParts } from '#engine/observe.ts';
import type { TensorModel } from '#engine/tensor-model.ts';
import { DETECTOR_EDGE_PX } from '#engine/views.ts';
import { decodeImage } from '#server/engines/embedded/decode.ts';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import { loadEngineParts } from '#server/engines/embedded/load-parts.ts';
import { drawPictures } from './draw-pictures.ts';

const MODELS = join(import.meta.dirname, '..', '..', '..', 'dist', 'models');
const WARM_UP = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: 'string', default: '40' } },
});
const photos = await readPhotos(positionals[0], Number(values.photos));
sharp.concurrency(1);

await measureSteps(await loadEngineParts(MODELS));
for (const workers of [1, 2]) await measureEngine(workers);

async function readPhotos(folder: string | undefined, count: number): Promise<Uint8Array[]> {
  if (folder === undefined) return drawPictures(count);
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name)).toSorted();
  return Promise.all(
    names.slice(0, count).map(async (name) =>
      sharp(await readFile(join(folder, name)))
        .rotate()
        .resize(ENGINE_LONG_EDGE_PX, ENGINE_LONG_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: ENGINE_JPEG_QUALITY * 100 })
        .toBuffer(),
    ),
  );
}

async function measureSteps(parts: EngineParts): Promise<void> {
  const spent = { decode: 0, networks: 0, look: 0, words: 0 };
  const timed = (model: TensorModel): TensorModel => ({
    run: (input) => clock('networks', () => model.run(input)),
  });
  const clocked = {
    ...parts,
    classifiers: parts.classifiers.map((classifier) => ({ ...classifier, model: timed(classifier.model) })),
    detector: timed(parts.detector),
  };
  for (const bytes of [...photos.slice(0, WARM_UP), ...photos]) await one(bytes);
  for (const step of Object.keys(spent) as (keyof typeof spent)[]) spent[step] = 0;
  const started = performance.now();
  for (const bytes of photos) await one(bytes);
  const total = (performance.now() - started) / photos.length;
  const each = (step: keyof typeof spent) => spent[step] / photos.length;
  report('one thread, whole chain', total);
  report('  decode', each('decode'));
  report('  resize', each('look') - each('networks'));
  report('  networks', each('networks'));
  report('  head and words', each('words'));
  report('bare networks, same inputs', await bare(parts));

  async function one(bytes: Uint8Array): Promise<void> {
    const image = await clock('decode', () => decodeImage(bytes));
    const senses = await clock('look', () => sense(image, clocked));
    await clock('words', async () => describe(conclude(senses, parts), parts.head.header.categories));
  }

  async function clock<Value>(step: keyof typeof spent, work: () => Promise<Value>): Promise<Value> {
    const start = performance.now();
    const value = await work();
    spent[step] += performance.now() - start;
    return value;
  }
}

/** The networks alone, as often as the engine runs them for a photo, on noise. */
async function bare({ classifiers, detector }: EngineParts): Promise<number> {
  const noise = (edge: number) =>
    Uint8Array.from({ length: edge * edge * 3 }, (_, at) => Math.imul(at, 2654435761) >>> 24);
  const views = classifiers.map(({ edgePx }) => noise(edgePx));
  const large = noise(DETECTOR_EDGE_PX);
  const started = performance.now();
  for (let photo = 0; photo < photos.length; photo += 1) {
    for (const [index, { model }] of classifiers.entries()) await model.run(views[index]!);
    await detector.run(large);
  }
  return (performance.now() - started) / photos.length;
}

async function measureEngine(workers: number): Promise<void> {
  const engine = await createEmbeddedEngine({ modelsFolder: MODELS, workers });
  const describeAll = (list: readonly Uint8Array[]) =>
    Promise.all(
      list.map((bytes) => engine.describe({ bytes, mediaType: 'image/jpeg' }, new AbortController().signal)),
    );
  await describeAll(photos.slice(0, WARM_UP * workers));
  const started = performance.now();
  await describeAll(photos);
  report(
    `engine, ${workers} worker${workers === 1 ? '' : 's'}`,
    (performance.now() - started) / photos.length,
  );
  await engine.close();
}

function report(what: string, ms: number): void {
  console.log(
    `${what.padEnd(30)} ${ms.toFixed(1).padStart(7)} ms a photo  ${(1000 / ms).toFixed(1).padStart(7)} photos/s`,
  );
}
