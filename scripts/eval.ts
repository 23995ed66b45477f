/**
 * Measures the whole chain on photos that say what they show:
 * `npm run eval -- <folder with manifest.json> [--names] [--all] [--json]`.
 *
 * Each photo is made as small as the product makes it, described by the embedded engine, put into a folder and
 * named. ImageNet's photos are reported apart: the networks have most likely seen them.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { categorize } from '#core/categorize.ts';
import { ENGINE_JPEG_QUALITY, ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { shortName } from '#core/short-name.ts';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import { readGroundTruth, type JudgedPhoto } from './eval/ground-truth.ts';
import { hasExpectedWord, isAcceptable, judge, type Outcome } from './eval/judge.ts';

const MODELS = join(import.meta.dirname, '..', 'dist', 'models');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    names: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of photos: npm run eval -- <folder>');

const engine = await createEmbeddedEngine({ modelsFolder: MODELS });
const outcomes = await describeAll(await readGroundTruth(folder));
await engine.close();
const groups = {
  "not ImageNet's": outcomes.filter(({ photo }) => photo.imagenet_label === undefined),
  "ImageNet's": outcomes.filter(({ photo }) => photo.imagenet_label !== undefined),
  all: outcomes,
};
if (values.json) printJson();
else printText();

async function describeAll(photos: readonly JudgedPhoto[]): Promise<Outcome[]> {
  const found: Outcome[] = [];
  const queue = photos.entries();
  const work = async () => {
    for (const [index, photo] of queue) found[index] = await describe(photo);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
}

async function describe(photo: JudgedPhoto): Promise<Outcome> {
  const bytes = await sharp(await readFile(join(folder!, photo.file)))
    .rotate()
    .resize(ENGINE_LONG_EDGE_PX, ENGINE_LONG_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: ENGINE_JPEG_QUALITY * 100 })
    .toBuffer();
  const { description } = await engine.describe(
    { bytes, mediaType: 'image/jpeg' },
    new AbortController().signal,
  );
  return { photo, description, category: categorize(description), name: shortName(description, photo.file) };
}

function printJson(): void {
  const verdicts = Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, judge(group)]));
  const photos = outcomes.map((outcome) => ({
    file: outcome.photo.file,
    expected: outcome.photo.acceptable_categories,
    category: outcome.category,
    description: outcome.description,
    name: outcome.name,
    acceptable: isAcceptable(outcome),
    words: hasExpectedWord(outcome),
  }));
  console.log(JSON.stringify({ verdicts, photos }, null, 2));
}

function printText(): void {
  for (const [name, group] of Object.entries(groups)) {
    const verdict = judge(group);
    console.log(
      `${name}: ${verdict.photos} photos, ${verdict.acceptablePercent} % in an acceptable category ` +
        `(first choice ${verdict.firstChoicePercent} %), Unsorted ${verdict.unsortedPercent} %, ` +
        `an expected word in ${verdict.wordsPercent} %`,
    );
  }
  console.log('\nIn another folder than a person would accept:');
  for (const outcome of outcomes) {
    if (values.all || !isAcceptable(outcome)) {
      const { photo, category, description } = outcome;
      console.log(
        `  ${photo.file}  ${photo.acceptable_categories.join(' / ')}  ->  ${category}  | ${description}`,
      );
    }
  }
  console.log('\nWithout an expected word:');
  for (const outcome of outcomes) {
    if (hasExpectedWord(outcome)) continue;
    console.log(
      `  ${outcome.photo.file}  [${outcome.photo.words_any?.join(', ') ?? ''}]  | ${outcome.description}`,
    );
  }
  if (values.names) {
    console.log('\nNames:');
    for (const { photo, category, name } of outcomes) console.log(`  ${photo.file}  ${category}/${name}.jpg`);
  }
}
