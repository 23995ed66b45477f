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
    const data = await toExamples(own, featuresOf, words.length + 1, (label) => {
      const found = labels.findIndex(([pattern]) => pattern.test(label));
      return found < 0 ? words.length : found;
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

/** How often a detail is named, and named correctly, on photos with a known detail. */
export function scoreDetails<Photo extends TrainingPhoto>(
  { header, bytes }: { header: DetailsHeader; bytes: Uint8Array },
  photos: readonly Photo[],
  featuresOf: (photo: Photo) => Float32Array,
): { photos: number; named: number; rightlyNamed: number } {
  const details = readDetails(header, bytes);
  const result = { photos: 0, named: 0, rightlyNamed: 0 };
  for (const photo of photos) {
    const expected = DETAIL_LABELS[photo.category]?.find(([pattern]) => pattern.test(photo.label))?.[1];
    if (expected === undefined) continue;
    const words = detailWords(details, photo.category, featuresOf(photo));
    result.photos += 1;
    result.named += Number(words !== undefined);
    result.rightlyNamed += Number(words === expected);
  }
  return result;
}

async function toExamples<Photo extends TrainingPhoto>(
  photos: readonly Photo[],
  featuresOf: (photo: Photo) => Float32Array,
  categories: number,
  rowOf: (label: string) => number,
): Promise<Examples> {
  const columns = featuresOf(photos[0]!).length + 1;
  const targets = new Float32Array(photos.length * categories);
  const counts = new Map<number, number>();
  const rows = photos.map(({ label }) => rowOf(label));
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  rows.forEach((row, index) => (targets[index * categories + row] = 1));
  // Rare labels get a higher weight, as categories do in the head.
  const weights = Float32Array.from(rows, (row) => counts.get(row)! ** -SETTINGS.categoryBalance);
  const kernel = await RowKernel.create(photos.map(featuresOf), categories);
  return { kernel, columns, targets, categories, weights };
}
