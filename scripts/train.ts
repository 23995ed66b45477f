/**
 * Trains the engine's own head: `npm run train -- <folder of photos with manifest.json>`.
 *
 * Writes shared/engine/weights/head.bin, head.json and training-report.json. Deterministic: the same photos
 * give the same bytes. Run `npm run build:models` after it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORY_TABLE } from '#core/category-table.ts';
import type { CategoryName } from '#core/categorize.ts';
import { classProbabilities } from '#engine/class-layer.ts';
import { readHead, type Head, type HeadHeader } from '#engine/head.ts';
import { conclude, headInput, type Senses } from '#engine/observe.ts';
import { loadNetworks } from '#server/engines/embedded/load-parts.ts';
import { encodeHead, fitHead, type Example } from './train/fit-head.ts';
import { readTrainingManifest, type TrainingPhoto } from './train/manifest.ts';
import { score } from './train/measure.ts';
import { SensesCache } from './train/senses-cache.ts';
import { SETTINGS } from './train/settings.ts';

const PROJECT = join(import.meta.dirname, '..');
const WEIGHTS = join(PROJECT, 'shared', 'engine', 'weights');
const MODELS = join(PROJECT, 'dist', 'models');

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of training photos: npm run train -- <folder>');

const photos = await readTrainingManifest(folder);
const { key, parts } = await loadNetworks(MODELS);
const cache = await SensesCache.open(join(PROJECT, '.cache'), key, parts);
const sensed = await collectSenses(photos);
const categories: CategoryName[] = CATEGORY_TABLE.map(({ name }) => name);
const training = photos.filter(({ split }) => split === 'train');
const examples = training.flatMap(examplesOf);
const sizes = {
  features: examples[0]!.input.features.length,
  objects: examples[0]!.input.objects.length,
  classes: examples[0]!.input.classes.length,
  picture: examples[0]!.input.picture.length,
};
const header: HeadHeader = { categories, sizes, factors: SETTINGS.factors, voteShare: SETTINGS.voteShare };
const bytes = encodeHead(
  fitHead(header, examples, (step, loss) => {
    if (step % 10 === 0) console.log(`step ${step}, loss ${loss.toFixed(4)}`);
  }),
);
await writeFile(join(WEIGHTS, 'head.bin'), bytes);
await writeFile(join(WEIGHTS, 'head.json'), `${JSON.stringify(header, null, 2)}\n`);
await writeReport(readHead(header, bytes));

async function collectSenses(list: readonly TrainingPhoto[]): Promise<Map<string, Senses>> {
  const found = new Map<string, Senses>();
  for (const [index, { file }] of list.entries()) {
    found.set(file, await cache.get(folder!, file));
    if ((index + 1) % 500 === 0) console.log(`looked at ${index + 1} of ${list.length} photos`);
  }
  return found;
}

function examplesOf(photo: TrainingPhoto): Example[] {
  const senses = sensed.get(photo.file)!;
  return senses.features.map((features) => ({
    input: headInput(features, classProbabilities(parts.classLayer, features), senses, categories),
    category: photo.category,
    acceptable: photo.acceptable_categories,
    source: photo.source,
  }));
}

async function writeReport(head: Head): Promise<void> {
  const decide = ({ file }: TrainingPhoto): CategoryName => {
    const { categories: values } = conclude(sensed.get(file)!, { classLayer: parts.classLayer, head });
    return categories[values.indexOf(Math.max(...values))]!;
  };
  const held = photos.filter(({ split }) => split === 'val');
  const report = {
    note: 'Percent of photos in an acceptable category, before any words. val: sources that training never saw.',
    settings: SETTINGS,
    networks: key,
    train: score(training, decide),
    valOtherSources: score(
      held.filter(({ split_basis }) => split_basis === 'source'),
      decide,
    ),
    valSameSources: score(
      held.filter(({ split_basis }) => split_basis !== 'source'),
      decide,
    ),
  };
  await writeFile(join(WEIGHTS, 'training-report.json'), `${JSON.stringify(report, null, 2)}\n`);
  for (const [name, { photos: count, acceptablePercent, byCategoryMeanPercent }] of Object.entries({
    train: report.train,
    'val, other sources': report.valOtherSources,
    'val, same sources': report.valSameSources,
  })) {
    console.log(`${name}: ${acceptablePercent} % of ${count}, mean of categories ${byCategoryMeanPercent} %`);
  }
}
