/**
 * Time of the embedded engine: `npm run bench -- engine [folder of JPEGs] [--photos 40] [--short]`.
 *
 * First one thread, step by step (decode, resize, networks, words), each photo followed by only the networks on the
 * same inputs. Then the engine as the server runs it, with one worker and with two, alternating with the networks
 * alone. Then the server itself, with its event loop delay next to an idle process's. Without a folder it draws
 * pictures. `--short` uses a few photos, to check that it works.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ENGINE_JPEG_QUALITY, ENGINE_LONG_EDGE_PX } from '../../../shared/core/limits.ts';
import { describe } from '../../../shared/engine/describing/describe.ts';
import type { EngineParts } from '../../../shared/engine/describing/observe.ts';
import { observe } from '../../../shared/engine/describing/second-look.ts';
import type { TensorModel } from '../../../shared/engine/networks/tensor-model.ts';
import { toWorkingSize } from '../../../shared/engine/networks/working-size.ts';
import { decodeImage } from '../../../server/engines/embedded/decode.ts';
import { createEmbeddedEngine } from '../../../server/engines/embedded/embedded-engine.ts';
import { loadEngineParts } from '../../../server/engines/embedded/load-parts.ts';
import { median, printTable } from '../markdown.ts';
import { drawPictures } from './draw-pictures.ts';
import { measureServer } from './measure-server.ts';

const MODELS = join(import.meta.dirname, '..', '..', '..', 'dist', 'models');
const WARM_UP = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const photos = await readPhotos(positionals[0], Number(values.photos ?? (values.short ? 3 : 40)));
sharp.concurrency(1);

/** A run of a network, which can be repeated. */
type Run = () => Promise<unknown>;

const parts = await loadEngineParts(MODELS);
await measureSteps();
await measureWorkers();
const data = await mkdtemp(join(tmpdir(), 'where-my-pix-bench-'));
await measureServer(photos, { file: join(data, 'bench.sqlite') }, values.short ? 1 : 4);
await rm(data, { recursive: true });

async function readPhotos(folder: string | undefined, count: number): Promise<Uint8Array[]> {
  if (folder === undefined) return drawPictures(count);
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name)).toSorted();
  if (names.length === 0) throw new Error(`${folder} contains no JPEG.`);
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

async function measureSteps(): Promise<void> {
  const took = { all: [], decode: [], look: [], words: [], networks: [], bare: [] } as Record<
    'all' | 'decode' | 'look' | 'words' | 'networks' | 'bare',
    number[]
  >;
  for (const [at, bytes] of [...photos.slice(0, WARM_UP), ...photos].entries()) {
    if (at === Math.min(WARM_UP, photos.length)) for (const list of Object.values(took)) list.length = 0;
    const runs: Run[] = [];
    const recorded = record(parts, runs, (ms) => took.networks.push(ms));
    const started = performance.now();
    const image = await clock(took.decode, () => decodeImage(bytes).then(toWorkingSize));
    const { observations } = await clock(took.look, () => observe(image, recorded));
    await clock(took.words, async () => describe(observations, parts.head.header.categories));
    took.all.push(performance.now() - started);
    await clock(took.bare, async () => {
      for (const run of runs) await run();
    });
  }
  const each = (name: keyof typeof took) =>
    took[name].reduce((sum, ms) => sum + ms, 0) / Math.max(1, took.all.length);
  const bare = each('bare');
  const row = (what: string, ms: number) => [what, ms.toFixed(1), (ms / bare).toFixed(2)];
  printTable(
    ['One thread, per photo', 'ms', '× networks alone'],
    [
      row('decode', each('decode')),
      row('resize and heads', each('look') - each('networks')),
      row('networks', each('networks')),
      row('words', each('words')),
      row('all', each('all')),
      row('bare networks, same inputs', bare),
    ],
  );
  const ratios = took.all.map((ms, at) => ms / (took.bare[at] ?? NaN));
  console.log(`All, relative to the networks alone, median per photo: ${median(ratios).toFixed(2)} times\n`);
}

/** The same parts, whose networks record their inputs and durations. */
function record(whole: EngineParts, runs: Run[], onRun: (ms: number) => void): EngineParts {
  const recorded = (model: TensorModel): TensorModel => ({
    run: (input, read) => {
      runs.push(() => model.run(input, () => undefined));
      const started = performance.now();
      return model.run(input, (outputs) => {
        onRun(performance.now() - started);
        return read(outputs);
      });
    },
  });
  const { frozen, tuned } = whole;
  return {
    ...whole,
    frozen: { ...frozen, model: recorded(frozen.model) },
    tuned: { ...tuned, model: recorded(tuned.model) },
    detector: recorded(whole.detector),
  };
}

async function clock<Value>(took: number[], work: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await work();
  took.push(performance.now() - started);
  return value;
}

/**
 * The engine with one worker and with two, and the networks alone, alternating, so that other load affects all of
 * them.
 */
async function measureWorkers(): Promise<void> {
  const rounds = values.short ? 1 : 3;
  const engines = await Promise.all(
    [1, 2].map((workers) => createEmbeddedEngine({ modelsFolder: MODELS, workers })),
  );
  const inputs: Run[] = [];
  for (const bytes of photos)
    await observe(
      toWorkingSize(await decodeImage(bytes)),
      record(parts, inputs, () => {}),
    );
  const ways: (() => Promise<unknown>)[] = [
    async () => {
      for (const run of inputs) await run();
    },
    ...engines.map((engine, at) => () => describeAll(engine, at + 1)),
  ];
  for (const [at, engine] of engines.entries()) await describeAll(engine, at + 1);
  const took = ways.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, way] of ways.entries()) await clock(took[at] ?? [], way);
  }
  await Promise.all(engines.map((engine) => engine.close()));
  const [bare = NaN, one = NaN, two = NaN] = took.map((times) => median(times) / photos.length);
  const row = (what: string, ms: number) => [
    what,
    (1000 / ms).toFixed(1),
    ms.toFixed(1),
    (ms / bare).toFixed(2),
  ];
  printTable(
    ['The engine', 'photos per second', 'ms per photo', '× networks alone'],
    [row('networks alone, one thread', bare), row('1 worker', one), row('2 workers', two)],
  );
}

/** Each worker has one photo and one queued, so that none is idle and nothing is refused. */
async function describeAll(
  engine: Awaited<ReturnType<typeof createEmbeddedEngine>>,
  workers: number,
): Promise<void> {
  const queue = photos.values();
  const work = async () => {
    for (const bytes of queue) {
      await engine.describe(
        { bytes: Uint8Array.from(bytes), mediaType: 'image/jpeg' },
        new AbortController().signal,
      );
    }
  };
  await Promise.all(Array.from({ length: 2 * workers }, work));
}
