/**
 * Measures the whole pipeline on labeled photos: `npm run eval -- <folder with manifest.json> [--val] [--engine
 * openai] [--no-reading] [--names] [--all] [--json]`.
 *
 * Each photo is scaled like on the command line, described by the engine, placed and named, only from its pixels.
 * ImageNet's photos are reported separately, because the embedded engine's networks were most likely trained on them.
 * `--val` uses only a training set's photos from sources that training did not use. `--engine openai` uses the
 * endpoint in OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL. `--no-reading` turns text recognition off.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decideFolder } from '../shared/core/categories/decide-folder.ts';
import { shortNameOf } from '../shared/core/naming/short-name.ts';
import { createEmbeddedEngine } from '../server/engines/embedded/embedded-engine.ts';
import { createEngine } from '../server/engines/create-engine.ts';
import type { Engine } from '../server/engines/engine.ts';
import { readEnv } from '../server/env.ts';
import { describeFile } from './eval/describe-file.ts';
import { readGroundTruth, type JudgedPhoto } from './eval/ground-truth.ts';
import { emptyNames, hasWordInName, isAcceptable, judge, type Outcome } from './eval/judge.ts';

const MODELS = join(import.meta.dirname, '..', 'dist', 'models');
/** All photos of a run count as one batch, so that their cost is added up. */
const BATCH = 'eval';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    val: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'embedded' },
    'no-reading': { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of photos: npm run eval -- <folder>');

const engine =
  values.engine === 'embedded'
    ? await createEmbeddedEngine({ modelsFolder: MODELS, reading: values['no-reading'] ? 'none' : 'patient' })
    : await createEngine(readEnv({ ...process.env, ENGINE: values.engine }), MODELS);
if (engine === undefined) throw new Error('The engine needs a key: set OPENAI_API_KEY.');
const startMs = performance.now();
const outcomes = await describeAll(engine, await readGroundTruth(folder, values.val));
const msPerPhoto = (performance.now() - startMs) / Math.max(1, outcomes.length);
const cost = engine.costLine?.(BATCH);
await engine.close();
const groups = {
  "not ImageNet's": outcomes.filter(({ photo }) => !photo.isImageNet),
  "ImageNet's": outcomes.filter(({ photo }) => photo.isImageNet),
  all: outcomes,
};
if (values.json) printJson();
else printText();

async function describeAll(by: Engine, photos: readonly JudgedPhoto[]): Promise<Outcome[]> {
  const found: Outcome[] = [];
  const queue = photos.entries();
  const work = async () => {
    for (const [index, photo] of queue) found[index] = await describe(by, photo);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
}

async function describe(by: Engine, photo: JudgedPhoto): Promise<Outcome> {
  const analysis = await describeFile(join(folder!, photo.file), by, { accountId: BATCH, batchId: BATCH });
  const { description } = analysis;
  return { photo, description, ...decideFolder(analysis), name: shortNameOf(analysis) };
}

function printJson(): void {
  const verdicts = Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, judge(group)]));
  const photos = outcomes.map((outcome) => ({
    file: outcome.photo.file,
    expected: outcome.photo.acceptableCategories,
    category: outcome.category,
    description: outcome.description,
    name: outcome.name,
    acceptable: isAcceptable(outcome),
    wordInName: hasWordInName(outcome),
  }));
  console.log(JSON.stringify({ verdicts, msPerPhoto, cost, photos }, null, 2));
}

function printText(): void {
  for (const [name, group] of Object.entries(groups)) {
    if (group.length === 0) continue;
    const verdict = judge(group);
    console.log(
      `${name}: ${verdict.photos} photos, ${verdict.acceptablePercent} % in an acceptable folder ` +
        `(first choice ${verdict.firstChoicePercent} %), Unsorted ${verdict.unsortedPercent} %; an expected word ` +
        `in the name of ${verdict.wordInNamePercent} %, in the description of ${verdict.wordInDescriptionPercent} %; ` +
        `names that say nothing ${verdict.emptyNamesPercent} %, different names ${verdict.distinctNames}`,
    );
  }
  console.log(`${msPerPhoto.toFixed(0)} ms a photo with ${availableParallelism()} at once`);
  if (cost !== undefined) console.log(cost);
  printPhotos(
    'In another folder than a person would accept',
    ({ photo, category }) => `${photo.acceptableCategories.join(' / ')}  ->  ${category}`,
    (outcome) => values.all || !isAcceptable(outcome),
  );
  printPhotos(
    'Without an expected word in the name',
    ({ photo, name }) => `[${photo.expectedWords.join(', ')}]  ${name}`,
    (outcome) => outcome.photo.expectedWords.length > 0 && !hasWordInName(outcome),
  );
  const isEmpty = emptyNames(outcomes);
  printPhotos('Names that say nothing', ({ name }) => name, isEmpty);
  if (values.names)
    printPhotos(
      'Names',
      ({ category, name }) => `${category}/${name}.jpg`,
      () => true,
    );
}

function printPhotos(
  title: string,
  textOf: (outcome: Outcome) => string,
  isShown: (outcome: Outcome) => boolean,
): void {
  console.log(`\n${title}:`);
  for (const outcome of outcomes.filter(isShown)) {
    console.log(`  ${outcome.photo.file}  ${textOf(outcome)}  | ${outcome.description}`);
  }
}
