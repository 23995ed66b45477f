/**
 * Trains the engine's own head: `npm run train -- <folder of photos with manifest.json>`.
 *
 * Writes shared/engine/weights/head.bin, head.json and training-report.json. Deterministic: the same photos
 * give the same bytes. Run `npm run build:models` after it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { CATEGORY_TABLE } from '#core/category-table.ts';
import type { CategoryName } from '#core/categorize.ts';
import { readHead, type Head, type HeadHeader } from '#engine/head.ts';
import { classesOf, conclude, detailInput, headInput, type Senses } from '#engine/observe.ts';
import { loadNetworks } from '#server/engines/embedded/load-parts.ts';
import { fitDetails, scoreDetails } from './train/fit-details.ts';
import { encodeHead, fitHead, type Example } from './train/fit-head.ts';
import { readTrainingManifest, type TrainingPhoto } from './train/manifest.ts';
import { acceptanceOf, score } from './train/measure.ts';
import { SensesCache } from './train/senses-cache.ts';
import { SETTINGS } from './train/settings.ts';

const PROJECT = join(import.meta.dirname, '..');
const WEIGHTS = join(PROJECT, 'shared', 'engine', 'weights');
const MODELS = join(PROJECT, 'dist', 'models');

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of training photos: npm run train -- <folder>');

const photos = await readTrainingManifest(folder);
const { key, networks } = await loadNetworks(MODELS);
const cache = await SensesCache.open(join(PROJECT, '.cache'), key, networks);
const categories: CategoryName[] = CATEGORY_TABLE.map(({ name }) => name);
const sensed = new Map<TrainingPhoto, Senses>();
const examples = new Map<TrainingPhoto, Example>();
for (const photo of photos) {
  const senses = await cache.get(folder, photo.file);
  sensed.set(photo, senses);
  examples.set(photo, { ...photo, input: headInput(senses, classesOf(senses, networks), categories) });
  if (sensed.size % 500 === 0) console.log(`looked at ${sensed.size} of ${photos.length} photos`);
}
const training = photos.filter(({ split }) => split === 'train');
const { input } = [...examples.values()][0]!;
const header: HeadHeader = {
  categories,
  sizes: {
    features: input.features.length,
    objects: input.objects.length,
    classes: input.classes.length,
  },
  factors: SETTINGS.factors,
  voteShare: SETTINGS.voteShare,
  acceptance: acceptanceOf(training, categories),
  acceptanceShare: SETTINGS.acceptanceShare,
};

// Once without the val split, to know how good the settings are on sources never seen; then with all photos,
// which is what the engine gets.
const measured = report(readHead(header, fit(training)));
const bytes = fit(photos);
await writeFile(join(WEIGHTS, 'head.bin'), bytes);
const details = fitDetails(photos, rootsOf);
await writeFile(join(WEIGHTS, 'details.bin'), details.bytes);
await writeJson('details.json', details.header);
await writeJson('head.json', header);
await writeJson('training-report.json', measured);

async function writeJson(name: string, value: object): Promise<void> {
  await writeFile(
    join(WEIGHTS, name),
    await format(JSON.stringify(value), { parser: 'json', printWidth: 110 }),
  );
}

function rootsOf(photo: TrainingPhoto): Float32Array {
  return detailInput(sensed.get(photo)!);
}

function fit(chosen: readonly TrainingPhoto[]): Uint8Array {
  console.log(`learning from ${chosen.length} photos`);
  const model = fitHead(
    header,
    chosen.map((photo) => examples.get(photo)!),
    (step, loss) => {
      if (step % 10 === 0) console.log(`  step ${step}, loss ${loss.toFixed(4)}`);
    },
  );
  return encodeHead(model);
}

function report(head: Head): object {
  const decide = (photo: TrainingPhoto): CategoryName => {
    return categories[conclude(sensed.get(photo)!, { ...networks, head, details: new Map() }).decided]!;
  };
  const held = photos.filter(({ split }) => split === 'val');
  const scores = {
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
  for (const [name, { photos: count, acceptablePercent, byCategoryMeanPercent }] of Object.entries(scores)) {
    console.log(`${name}: ${acceptablePercent} % of ${count}, mean of categories ${byCategoryMeanPercent} %`);
  }
  return {
    note:
      'Percent of photos in an acceptable category, before any words, by a head that learned from the train ' +
      'split alone. valOtherSources: photos of sources that it never saw. The weights beside this report ' +
      'learned from all photos with the same settings.',
    settings: SETTINGS,
    networks: key,
    photosLearnedFrom: photos.length,
    ...scores,
    details: scoreDetails(fitDetails(training, rootsOf), held, rootsOf),
  };
}
