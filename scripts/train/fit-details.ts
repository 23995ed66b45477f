import type { CategoryName } from '#core/categorize.ts';
import { detailRowBytes, detailWords, readDetails, type DetailsHeader } from '#engine/details.ts';
import { DETAIL_LABELS } from './detail-labels.ts';
import { minimize } from './lbfgs.ts';
import { lossAndGradient, type Examples } from './logistic.ts';
import type { TrainingPhoto } from './manifest.ts';
import { SETTINGS } from './settings.ts';

const DECAY = 1e-4;
const MAX_STEPS = 60;

/** Learns, within each category that has labels of its own, which label a photo has. */
export function fitDetails(
  photos: readonly TrainingPhoto[],
  featuresOf: (photo: TrainingPhoto) => Float32Array,
): { header: DetailsHeader; bytes: Uint8Array } {
  const channels = featuresOf(photos[0]!).length;
  const groups: { category: CategoryName; words: string[] }[] = [];
  const parts: Uint8Array[] = [];
  for (const [name, labels] of Object.entries(DETAIL_LABELS)) {
    const category = name as CategoryName;
    const own = photos.filter((photo) => photo.category === category);
    const words = labels.map(([, word]) => word);
    groups.push({ category, words });
    const data = toExamples(own, featuresOf, words.length + 1, (label) => {
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
    for (let row = 0; row < data.categories; row += 1) {
      parts.push(encodeRow(model.subarray(row * data.columns, (row + 1) * data.columns), channels));
    }
  }
  return { header: { channels, groups }, bytes: Buffer.concat(parts) };
}

/** How often a detail is named, and rightly, on photos whose label says which it is. */
export function scoreDetails(
  { header, bytes }: { header: DetailsHeader; bytes: Uint8Array },
  photos: readonly TrainingPhoto[],
  featuresOf: (photo: TrainingPhoto) => Float32Array,
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

function toExamples(
  photos: readonly TrainingPhoto[],
  featuresOf: (photo: TrainingPhoto) => Float32Array,
  categories: number,
  rowOf: (label: string) => number,
): Examples {
  const columns = featuresOf(photos[0]!).length + 1;
  const inputs = new Float32Array(photos.length * columns).fill(1);
  const targets = new Float32Array(photos.length * categories);
  const counts = new Map<number, number>();
  const rows = photos.map(({ label }) => rowOf(label));
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  photos.forEach((photo, index) => {
    inputs.set(featuresOf(photo), index * columns);
    targets[index * categories + rows[index]!] = 1;
  });
  // Rare labels count more, as categories do in the head.
  const weights = Float32Array.from(rows, (row) => counts.get(row)! ** -SETTINGS.categoryBalance);
  return { inputs, columns, targets, categories, weights };
}

function encodeRow(row: Float64Array, channels: number): Uint8Array {
  const bytes = new Uint8Array(detailRowBytes(channels));
  const view = new DataView(bytes.buffer);
  const largest = row.reduce((best, value) => Math.max(best, Math.abs(value)), 1e-9);
  const scale = Math.fround(largest / 127);
  view.setFloat32(0, scale, true);
  row.forEach((value, column) => view.setInt8(4 + column, Math.round(value / scale)));
  return bytes;
}
