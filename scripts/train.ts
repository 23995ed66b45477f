/**
 * Trains the engine's own heads: `npm run train -- <folder with manifest.json>... [--captions <file>]`.
 *
 * The file of captions is for photos of the first folder. Writes the weights and training-report.json to
 * shared/engine/weights. Deterministic: the same photos give the same bytes. Run `npm run build:models` after it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { CATEGORY_TABLE } from '#core/category-table.ts';
import type { CategoryName } from '#core/categorize.ts';
import { joinInput, readHead, type HeadHeader } from '#engine/head.ts';
import { classesOf, conclude, detailInput, headInput, type Senses } from '#engine/observe.ts';
import { peopleCount } from '#engine/people.ts';
import { readWordHead, type WordHead } from '#engine/word-head.ts';
import { loadNetworks } from '#server/engines/embedded/load-parts.ts';
import { calibrationError, fitCalibration, type Decision } from './train/calibrate.ts';
import { fitDetails, scoreDetails } from './train/fit-details.ts';
import { encodeHead, fitHead } from './train/fit-head.ts';
import {
  chooseThresholds,
  fitWords,
  predictWords,
  scoreThresholds,
  wordHeader,
  type WordPrediction,
} from './train/fit-words.ts';
import { twoFolds } from './train/folds.ts';
import { readTrainingSet, type PlacedPhoto } from './train/manifest.ts';
import { acceptanceOf, score } from './train/measure.ts';
import { SensesCache } from './train/senses-cache.ts';
import { SETTINGS } from './train/settings.ts';

const PROJECT = join(import.meta.dirname, '..');
const WEIGHTS = join(PROJECT, 'shared', 'engine', 'weights');
const MODELS = join(PROJECT, 'dist', 'models');
const UNCALIBRATED = { offset: 0, slope: 1 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { captions: { type: 'string' } },
});
if (positionals.length === 0)
  throw new Error('Name the folders of training photos: npm run train -- <folder>');
const sets = positionals.map((folder, index) =>
  readTrainingSet(folder, index === 0 ? values.captions : undefined),
);
const photos = (await Promise.all(sets)).flat();
const { key, networks } = await loadNetworks(MODELS);
const cache = await SensesCache.open(join(PROJECT, '.cache'), key, networks);
const categories: CategoryName[] = CATEGORY_TABLE.map(({ name }) => name);
const sensed = new Map<PlacedPhoto, Senses>();
for (const photo of photos) {
  sensed.set(photo, await cache.get(photo));
  if (sensed.size % 500 === 0) console.log(`looked at ${sensed.size} of ${photos.length} photos`);
}
const training = photos.filter(({ split }) => split === 'train');
const held = photos.filter(({ split }) => split === 'val');
const unseen = held.filter(({ split_basis }) => split_basis === 'source');
const first = inputOf(photos[0]!);
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
  acceptance: acceptanceOf(training, categories),
  acceptanceShare: SETTINGS.acceptanceShare,
  calibration: UNCALIBRATED,
};
const joined = new Map(photos.map((photo) => [photo, joinInput(uncalibrated, inputOf(photo))]));
const columns = joined.get(photos[0]!)!.length;

// Once without the val split, to know how good the settings are on sources never seen, and to choose what may
// be said; then with all photos, which is what the engine gets.
const trial = await fit(training);
const [one, other] = twoFolds(training);
const wordScores = chooseThresholds([...(await predictions(one, other)), ...(await predictions(other, one))]);
const heldPredictions = await predictions(training, held.filter(isDescribed));
const words = wordHeader(columns, wordScores);
const decisions = decisionsOf(trial, uncalibrated);
const header: HeadHeader = { ...uncalibrated, calibration: fitCalibration(decisions) };
const report = await reportOf(trial);
const details = await fitDetails(photos, rootsOf);
await writeFile(join(WEIGHTS, 'head.bin'), await fit(photos));
await writeFile(join(WEIGHTS, 'words.bin'), await learnWords(photos));
await writeFile(join(WEIGHTS, 'details.bin'), details.bytes);
await writeJson('head.json', header);
await writeJson('words.json', words);
await writeJson('details.json', details.header);
await writeJson('training-report.json', report);

async function writeJson(name: string, value: object): Promise<void> {
  await writeFile(
    join(WEIGHTS, name),
    await format(JSON.stringify(value), { parser: 'json', printWidth: 110 }),
  );
}

function inputOf(photo: PlacedPhoto) {
  const senses = sensed.get(photo)!;
  return headInput(senses, classesOf(senses, networks), categories);
}

function rootsOf(photo: PlacedPhoto): Float32Array {
  return detailInput(sensed.get(photo)!);
}

function toExample(photo: PlacedPhoto) {
  const { detections } = sensed.get(photo)!.objects;
  return { photo, joined: joined.get(photo)!, hasPerson: peopleCount(detections) > 0 };
}

function isDescribed({ captions }: PlacedPhoto): boolean {
  return captions !== undefined && captions.length > 0;
}

async function fit(chosen: readonly PlacedPhoto[]): Promise<Uint8Array> {
  console.log(`learning categories from ${chosen.length} photos`);
  return encodeHead(await fitHead(uncalibrated, chosen.map(toExample), logStep));
}

function learnWords(chosen: readonly PlacedPhoto[]): Promise<Uint8Array> {
  console.log(`learning words from ${chosen.length} photos`);
  return fitWords(chosen.map(toExample), logStep);
}

/** What a head that learned from some photos says of others. */
async function predictions(
  learned: readonly PlacedPhoto[],
  others: readonly PlacedPhoto[],
): Promise<WordPrediction[]> {
  return predictWords(await learnWords(learned), others.map(toExample));
}

function logStep(step: number, loss: number): void {
  if (step % 10 === 0) console.log(`  step ${step}, loss ${loss.toFixed(4)}`);
}

/** What the head decides, without any words. */
function concluding(bytes: Uint8Array, headHeader: HeadHeader) {
  const head = readHead(headHeader, bytes);
  const noWords: WordHead = readWordHead({ columns, words: [] }, new Uint8Array());
  return (photo: PlacedPhoto) =>
    conclude(sensed.get(photo)!, { ...networks, head, words: noWords, details: new Map() });
}

function decisionsOf(bytes: Uint8Array, headHeader: HeadHeader): Decision[] {
  const concludes = concluding(bytes, headHeader);
  return unseen.map((photo) => {
    const { decided, confidences } = concludes(photo);
    return {
      score: confidences[decided]!,
      isRight: photo.acceptable_categories.includes(categories[decided]!),
    };
  });
}

async function reportOf(bytes: Uint8Array): Promise<object> {
  const concludes = concluding(bytes, header);
  const decide = (photo: PlacedPhoto): CategoryName => categories[concludes(photo).decided]!;
  const scores = {
    train: score(training, decide),
    valOtherSources: score(unseen, decide),
    valSameSources: score(
      held.filter((photo) => !unseen.includes(photo)),
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
    calibrationErrorPercent: {
      before: calibrationError(decisions, UNCALIBRATED),
      // Fitted on one half of the photos, measured on the other.
      after: calibrationError(odd(decisions), fitCalibration(even(decisions))),
    },
    details: scoreDetails(await fitDetails(training, rootsOf), held, rootsOf),
    // Of the words told of photos of val that people described: those that one of the people used.
    wordsToldOfVal: scoreThresholds(wordScores, heldPredictions),
    words: wordScores,
  };
}

function even<Value>(values: readonly Value[]): Value[] {
  return values.filter((_, index) => index % 2 === 0);
}

function odd<Value>(values: readonly Value[]): Value[] {
  return values.filter((_, index) => index % 2 === 1);
}
