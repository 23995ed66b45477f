/**
 * Trains the words for what is done, where, and with what, and the details within a category: `npm run train:words --
 * <folder with manifest.json>... [--captions <file>] [--report]`.
 *
 * They learn only by networks that have not been trained on the photos, so that the released ones in dist/models will
 * do. The captions are for the photos of the first folder. Thresholds are chosen on the val split, whose photos nobody
 * learned from; the report has a choice on one half of them, measured on the other. Details are measured on sources that
 * they didn't learn from. Writes scene-words.json, details.json, the .bin of both and scene-words-report.json to
 * shared/engine/weights; `--report` only shows the figures. Run `npm run build -- models` afterwards.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { CATEGORY_TABLE } from '../shared/core/categories/category-table.ts';
import { detailInput, headInput } from '../shared/engine/describing/observe.ts';
import { likelySceneWords, readSceneWords } from '../shared/engine/describing/scene-words.ts';
import { type HeadHeader, joinInput } from '../shared/engine/networks/head.ts';
import { loadNetworks } from '../server/engines/embedded/load-parts.ts';
import { fitDetails, scoreDetails } from './train/fit-details.ts';
import { type CaptionedExample, fitSceneWords } from './train/fit-scene-words.ts';
import { encodeInt8Rows } from './train/int8-rows.ts';
import { readTrainingSet, type PlacedPhoto } from './train/manifest.ts';
import { SETTINGS } from './train/settings.ts';
import { SensesCache } from './train/senses-cache.ts';
import { chooseThresholds, scoreThresholds, type WordPrediction } from './train/word-thresholds.ts';
import { judgedTargets } from './train/word-targets.ts';

const PROJECT = join(import.meta.dirname, '..');
const WEIGHTS = join(PROJECT, 'shared', 'engine', 'weights');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { captions: { type: 'string' }, report: { type: 'boolean', default: false } },
});
if (positionals.length === 0)
  throw new Error('Name the folders of training photos: npm run train:words -- <folder>');
const sets = await Promise.all(
  positionals.map((folder, index) => readTrainingSet(folder, index === 0 ? values.captions : undefined)),
);
const photos = sets.flat();
const captioned = photos.filter(({ captions }) => (captions ?? []).length > 0);
const header = JSON.parse(await readFile(join(WEIGHTS, 'head.json'), 'utf8')) as HeadHeader;
const { keys, networks } = await loadNetworks(join(PROJECT, 'dist', 'models'));
const cache = await SensesCache.open(join(PROJECT, '.cache'), keys, networks);
const categories = CATEGORY_TABLE.map(({ name }) => name);
/** What details learn by. */
const roots = new Map<PlacedPhoto, Float32Array>();

const training = await examplesOf('train');
const held = await examplesOf('val');
console.log(`learning words from ${training.length} photos`);
const { words, model } = await fitSceneWords(training, (step, loss) => {
  if (step % 10 === 0) console.log(`  step ${step}, loss ${loss.toFixed(4)}`);
});
const columns = header.sizes.features + header.sizes.scene + header.sizes.objects + header.sizes.classes;
const bytes = encodeInt8Rows(model, columns);
const fitted = readSceneWords({ columns, words: words.map((word) => ({ word, threshold: 0 })) }, bytes);
const predictions = held.map(({ photo, joined }): WordPrediction => ({
  targets: judgedTargets(photo, false),
  scores: likelySceneWords(fitted, joined),
}));
const scores = chooseThresholds(predictions).filter(({ word }) => words.includes(word));
for (const photo of photos) if (!roots.has(photo)) roots.set(photo, detailInput(await cache.frozen(photo)));
console.log(`learning details from ${photos.length} photos`);
const details = await fitDetails(photos, rootsOf);
const half = (rest: number) => predictions.filter((_, index) => index % 2 === rest);
const report = {
  note:
    'Words told of the val split, whose photos nobody learned from, and how many of them a caption has. halves: ' +
    'with thresholds chosen on one half of the photos, on the other. details: named of photos of other sources than ' +
    'those learned from; right: as their label says; other: the label has another detail, else none.',
  photosLearnedFrom: training.length,
  halves: [
    scoreThresholds(chooseThresholds(half(0)), half(1)),
    scoreThresholds(chooseThresholds(half(1)), half(0)),
  ],
  words: scores,
  details: await scoreDetails(photos, rootsOf),
};
console.table(report.details);
console.log(report.halves, scores.filter(({ told }) => told > 0).length, 'words of', scores.length);
if (!values.report) {
  const thresholds = words.map((word) => ({
    word,
    threshold: SETTINGS.sceneWords.byEye[word] ?? scores.find((score) => score.word === word)!.threshold,
  }));
  await writeFile(join(WEIGHTS, 'scene-words.bin'), bytes);
  await writeFile(join(WEIGHTS, 'details.bin'), details.bytes);
  await writeJson('details.json', details.header);
  await writeJson('scene-words.json', { columns, words: thresholds });
  await writeJson('scene-words-report.json', report);
}

function rootsOf(photo: PlacedPhoto): Float32Array {
  return roots.get(photo)!;
}

async function examplesOf(split: PlacedPhoto['split']): Promise<CaptionedExample[]> {
  const examples: CaptionedExample[] = [];
  for (const photo of captioned.filter((one) => one.split === split)) {
    const senses = await cache.frozen(photo);
    roots.set(photo, detailInput(senses));
    const input = headInput(senses, networks.frozen.layer, categories);
    examples.push({ photo, joined: joinInput(header, input) });
    if (examples.length % 500 === 0) console.log(`analyzed ${examples.length} photos of ${split}`);
  }
  return examples;
}

async function writeJson(name: string, value: object): Promise<void> {
  await writeFile(
    join(WEIGHTS, name),
    await format(JSON.stringify(value), { parser: 'json', printWidth: 110 }),
  );
}
