/**
 * Trains the engine's own heads: `npm run train -- <folder with manifest.json>... --networks <folder> [--captions
 * <file>] [--report]`.
 *
 * The networks come from `npx tsx scripts/build-models.ts --tuned <trial> --out <folder>`, where the trial of
 * lab/finetune did not learn from the val split, because everything chosen and reported here is measured on that
 * split. The captions are for the photos of the first folder. Writes the weights and training-report.json to
 * shared/engine/weights. Deterministic: the same photos give the same bytes. Run `npm run build -- models` afterwards.
 * `--report` writes only the report.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { CATEGORY_TABLE } from '../shared/core/categories/category-table.ts';
import type { CategoryName } from '../shared/core/categories/categorize.ts';
import { joinInput, readHead, type HeadHeader } from '../shared/engine/networks/head.ts';
import { conclude, type FrozenSenses, headInput, type Senses } from '../shared/engine/describing/observe.ts';
import { peopleCount } from '../shared/engine/describing/people.ts';
import { isInDoubt } from '../shared/engine/describing/second-look.ts';
import { readSceneWords, type SceneWordsHeader } from '../shared/engine/describing/scene-words.ts';
import type { WordThresholds } from '../shared/engine/describing/word-head.ts';
import { tunedStems } from '../shared/engine/networks/tuned-heads.ts';
import { loadNetworks } from '../server/engines/embedded/load-parts.ts';
import { calibrationError, fitCalibration, type Decision } from './train/calibrate.ts';
import { encodeHead, fitHead } from './train/fit-head.ts';
import { judge } from './eval/judge.ts';
import { outcomesOf } from './train/judge-names.ts';
import { readTrainingSet, type PlacedPhoto } from './train/manifest.ts';
import { acceptanceOf, score } from './train/measure.ts';
import { SensesCache } from './train/senses-cache.ts';
import { SETTINGS } from './train/settings.ts';
import { chooseThresholds, predictWords, scoreThresholds, wordThresholds } from './train/word-thresholds.ts';

const PROJECT = join(import.meta.dirname, '..');
const WEIGHTS = join(PROJECT, 'shared', 'engine', 'weights');
/** Learned by themselves; see train-words.ts. */
const sceneWords = readSceneWords(
  JSON.parse(await readFile(join(WEIGHTS, 'scene-words.json'), 'utf8')) as SceneWordsHeader,
  await readFile(join(WEIGHTS, 'scene-words.bin')),
);
const UNCALIBRATED = { offset: 0, slope: 1 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    captions: { type: 'string' },
    networks: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0 || values.networks === undefined)
  throw new Error(
    'Name the folders of training photos and of networks: npm run train -- <folder> --networks <folder>',
  );
const sets = await Promise.all(
  positionals.map((folder, index) => readTrainingSet(folder, index === 0 ? values.captions : undefined)),
);
const training = sets.flat().filter(({ split }) => split === 'train');
const held = sets.flat().filter(({ split }) => split === 'val');
const unseen = held.filter(({ split_basis }) => split_basis === 'source');
const { keys, networks } = await loadNetworks(resolve(values.networks));
const cache = await SensesCache.open(join(PROJECT, '.cache'), keys, networks);
const categories: CategoryName[] = CATEGORY_TABLE.map(({ name }) => name);
const sensed = new Map<PlacedPhoto, FrozenSenses>();
const sensedAll = new Map<PlacedPhoto, Senses>();
for (const photo of held) sensedAll.set(photo, logLook(await cache.all(photo)));
for (const photo of training) sensed.set(photo, logLook(await cache.frozen(photo)));
for (const [photo, senses] of sensedAll) sensed.set(photo, senses);
const first = inputOf(training[0]!);
const uncalibrated: HeadHeader = {
  categories,
  sizes: {
    features: first.features.length,
    scene: first.scene.length,
    objects: first.objects.length,
    classes: first.classes.length,
  },
  factors: SETTINGS.factors,
  hidden: { units: SETTINGS.hidden.units, share: SETTINGS.hidden.share },
  votes: SETTINGS.votes,
  mixture: SETTINGS.mixture,
  acceptance: acceptanceOf(training, categories),
  acceptanceShare: SETTINGS.acceptanceShare,
  calibration: UNCALIBRATED,
};
const joined = new Map([...sensed.keys()].map((photo) => [photo, joinInput(uncalibrated, inputOf(photo))]));

// First without the val split, to measure the settings on unseen photos and to choose the words' thresholds; then
// with all photos, for the engine.
const trial = await fit(training);
const concludesFirst = concluding(trial, uncalibrated, { words: [] });
for (const photo of held) {
  if (isInDoubt(concludesFirst(photo))) sensedAll.set(photo, await cache.secondLook(photo));
}
// Without captions, nobody knows what else is in a photo.
const predicted = predictWords(held.filter(isDescribed).map(toWordExample));
const wordScores = chooseThresholds(predicted);
const words = wordThresholds(wordScores);
const decisions = decisionsOf(trial, uncalibrated);
const header: HeadHeader = { ...uncalibrated, calibration: fitCalibration(decisions) };
await writeJson('training-report.json', await reportOf(trial));
if (!values.report) {
  await writeFile(join(WEIGHTS, 'head.bin'), await fit([...sensed.keys()]));
  await writeJson('head.json', header);
  await writeJson('words.json', words);
}
async function writeJson(name: string, value: object): Promise<void> {
  await writeFile(
    join(WEIGHTS, name),
    await format(JSON.stringify(value), { parser: 'json', printWidth: 110 }),
  );
}

function inputOf(photo: PlacedPhoto) {
  return headInput(sensed.get(photo)!, networks.frozen.layer, categories);
}

function toExample(photo: PlacedPhoto) {
  return { photo, joined: joined.get(photo)! };
}

function isDescribed({ captions }: PlacedPhoto): boolean {
  return captions !== undefined && captions.length > 0;
}

function toWordExample(photo: PlacedPhoto) {
  const { objects, tuned } = sensedAll.get(photo)!;
  return {
    photo,
    hasPerson: peopleCount(objects.detections) > 0,
    stems: tunedStems(networks.tunedHeads, tuned),
  };
}

async function fit(chosen: readonly PlacedPhoto[]): Promise<Uint8Array> {
  console.log(`learning categories from ${chosen.length} photos`);
  return encodeHead(await fitHead(uncalibrated, chosen.map(toExample), logStep));
}

function logStep(step: number, loss: number): void {
  if (step % 10 === 0) console.log(`  step ${step}, loss ${loss.toFixed(4)}`);
}

function logLook<Value>(value: Value): Value {
  const done = sensed.size + sensedAll.size;
  if (done % 500 === 0) console.log(`analyzed ${done} photos`);
  return value;
}

/** Returns the head's decision on a held-out photo, by all that has been seen of it so far. */
function concluding(bytes: Uint8Array, headHeader: HeadHeader, thresholds: WordThresholds) {
  const head = readHead(headHeader, bytes);
  const parts = { ...networks, head, words: thresholds, sceneWords, details: new Map() };
  return (photo: PlacedPhoto) => conclude(sensedAll.get(photo)!, parts);
}

function decisionsOf(bytes: Uint8Array, headHeader: HeadHeader): Decision[] {
  const concludes = concluding(bytes, headHeader, words);
  return unseen.map((photo) => {
    const { decided, confidences } = concludes(photo);
    return {
      score: confidences[decided]!,
      isRight: photo.acceptable_categories.includes(categories[decided]!),
    };
  });
}

/** The manifest's categories for a photo. */
function listed({ listed_categories }: PlacedPhoto): readonly CategoryName[] {
  return listed_categories;
}

/** The corrected labels' categories. */
function corrected({ acceptable_categories }: PlacedPhoto): readonly CategoryName[] {
  return acceptable_categories;
}

async function reportOf(bytes: Uint8Array): Promise<object> {
  const concludes = concluding(bytes, header, words);
  const decide = (photo: PlacedPhoto): CategoryName => categories[concludes(photo).decided]!;
  const random = held.filter((photo) => !unseen.includes(photo));
  const scores = {
    valOtherSources: score(unseen, decide, listed),
    valSameSources: score(random, decide, listed),
    valOtherSourcesCorrected: score(unseen, decide, corrected),
    valSameSourcesCorrected: score(random, decide, corrected),
  };
  for (const [name, { photos: count, acceptablePercent, byCategoryMeanPercent }] of Object.entries(scores)) {
    console.log(`${name}: ${acceptablePercent} % of ${count}, mean of categories ${byCategoryMeanPercent} %`);
  }
  return {
    note:
      'Percent of photos in an acceptable category, before any words, by a head that learned from the train ' +
      'split alone. valOtherSources: photos of sources that it never saw. The weights beside this report ' +
      'learned from all photos with the same settings. Corrected: by the labels with label-corrections.json.',
    settings: SETTINGS,
    networks: keys,
    photosLearnedFrom: sensed.size,
    ...scores,
    calibrationErrorPercent: {
      before: calibrationError(decisions, UNCALIBRATED),
      // Fitted on one half of the photos, measured on the other.
      after: calibrationError(odd(decisions), fitCalibration(even(decisions))),
    },
    // The share of predicted words that a caption contains, for captioned photos of one half of the val split, with
    // thresholds chosen on the other.
    wordsToldOfVal: scoreThresholds(chooseThresholds(even(predicted)), odd(predicted)),
    names: judge(outcomesOf(held, concludes, categories)),
    words: wordScores,
  };
}

function even<Value>(all: readonly Value[]): Value[] {
  return all.filter((_, index) => index % 2 === 0);
}

function odd<Value>(all: readonly Value[]): Value[] {
  return all.filter((_, index) => index % 2 === 1);
}
