import type { CategoryName } from '../../shared/core/categories/categorize.ts';
import { detailWords, readDetails, type DetailsHeader } from '../../shared/engine/describing/details.ts';
import { DETAIL_LABELS } from './detail-labels.ts';
import { encodeInt8Rows } from './int8-rows.ts';
import { minimize } from './lbfgs.ts';
import { lossAndGradient, type Examples } from './logistic.ts';
import type { TrainingPhoto } from './manifest.ts';
import { RowKernel } from './row-kernel.ts';
import { SETTINGS } from './settings.ts';

const DECAY = 1e-4;
const MAX_STEPS = 60;

/** Photos are judged by classifiers that learned from the sources of the other folds. */
const FOLDS = 4;

/** How many photos have a detail, how many were named so, and for how many of these the label says so, or another. */
interface DetailScore {
  photos: number;
  named: number;
  right: number;
  other: number;
}

/** Trains a classifier of the labels within each category in `DETAIL_LABELS`. */
export async function fitDetails<Photo extends TrainingPhoto>(
  photos: readonly Photo[],
  featuresOf: (photo: Photo) => Float32Array,
): Promise<{ header: DetailsHeader; bytes: Uint8Array }> {
  const channels = featuresOf(photos[0]!).length;
  const groups: { category: CategoryName; words: string[] }[] = [];
  const parts: Uint8Array[] = [];
  for (const [name, labels] of Object.entries(DETAIL_LABELS)) {
    const category = name as CategoryName;
    const own = photos.filter((photo) => photo.category === category);
    const words = labels.map(([, word]) => word);
    groups.push({ category, words });
    const data = await toExamples(own, featuresOf, words.length + 1, (photo) => {
      const word = detailOf(photo);
      return word === undefined ? words.length : words.indexOf(word);
    });
    const start = new Float64Array(data.categories * data.columns);
    const model = minimize(
      (point) => lossAndGradient(point, data, DECAY),
      start,
      MAX_STEPS,
      () => {},
    );
    parts.push(encodeInt8Rows(model, channels));
  }
  return { header: { channels, groups }, bytes: Buffer.concat(parts) };
}

/** How often each detail is named on photos of other sources, and how often their label has another one, or none. */
export async function scoreDetails<Photo extends TrainingPhoto>(
  photos: readonly Photo[],
  featuresOf: (photo: Photo) => Float32Array,
): Promise<Record<string, DetailScore>> {
  const sources = [...new Set(photos.map(({ source }) => source))].toSorted();
  const folds = new Map(sources.map((source, index) => [source, index % FOLDS]));
  const scores = new Map<string, DetailScore>();
  const scoreOf = (word: string) => {
    const score = scores.get(word) ?? { photos: 0, named: 0, right: 0, other: 0 };
    scores.set(word, score);
    return score;
  };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const learned = photos.filter(({ source }) => folds.get(source) !== fold);
    const { header, bytes } = await fitDetails(learned, featuresOf);
    const details = readDetails(header, bytes);
    for (const photo of photos.filter(({ source }) => folds.get(source) === fold)) {
      const expected = detailOf(photo);
      const told = detailWords(details, photo.category, featuresOf(photo));
      if (expected !== undefined) scoreOf(expected).photos += 1;
      if (told === undefined) continue;
      const score = scoreOf(told);
      score.named += 1;
      if (told === expected) score.right += 1;
      else if (expected !== undefined) score.other += 1;
    }
  }
  return Object.fromEntries(scores);
}

/** Returns the detail that a photo's labels name. Captioned photos list what is in them. */
function detailOf({ category, label, labels, captions }: TrainingPhoto): string | undefined {
  const known = (captions ?? []).length > 0 ? (labels ?? []) : [label];
  const lower = known.map((one) => one.toLowerCase());
  return DETAIL_LABELS[category]?.find(([pattern]) => lower.some((one) => pattern.test(one)))?.[1];
}

async function toExamples<Photo extends TrainingPhoto>(
  photos: readonly Photo[],
  featuresOf: (photo: Photo) => Float32Array,
  categories: number,
  rowOf: (photo: Photo) => number,
): Promise<Examples> {
  const columns = featuresOf(photos[0]!).length + 1;
  const targets = new Float32Array(photos.length * categories);
  const counts = new Map<number, number>();
  const rows = photos.map(rowOf);
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  rows.forEach((row, index) => (targets[index * categories + row] = 1));
  // Rare labels get a higher weight, as categories do in the head.
  const weights = Float32Array.from(rows, (row) => counts.get(row)! ** -SETTINGS.categoryBalance);
  const kernel = await RowKernel.create(photos.map(featuresOf), categories);
  return { kernel, columns, targets, categories, weights };
}
