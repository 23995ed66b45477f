import type { CategoryName } from '#core/categories/categorize.ts';
import { softmax } from '../networks/class-layer.ts';
import { applyRow } from '../networks/features.ts';
import { readInt8Rows } from '../networks/int8-rows.ts';

/** The header of details.bin (details.json). Written by lab/train.ts. */
export interface DetailsHeader {
  /** The length of the feature vector. */
  readonly channels: number;
  /** The words of each category, with one row of weights each; one more row stands for anything else. */
  readonly groups: readonly { readonly category: CategoryName; readonly words: readonly string[] }[];
}

/** For some categories, a logistic regression over their subtypes: which mountains, flower or sport it is. */
export type Details = ReadonlyMap<
  CategoryName,
  { readonly words: readonly string[]; readonly rows: readonly Float32Array[] }
>;

/**
 * The minimum probability for naming a detail. On photos of sources that it didn't learn from, 91 of 100 labels that
 * name one agree, at 0.6 87 (lab/NOTEBOOK.md).
 */
const DETAIL_FLOOR = 0.7;

/**
 * Reads details.bin.
 *
 * @throws {Error} if its length doesn't match the header
 */
export function readDetails({ channels, groups }: DetailsHeader, bytes: Uint8Array): Details {
  const count = groups.reduce((sum, { words }) => sum + words.length + 1, 0);
  const rows = readInt8Rows(bytes, count, channels).values();
  const nextRow = () => rows.next().value!;
  return new Map(
    groups.map(({ category, words }) => [
      category,
      { words, rows: Array.from({ length: words.length + 1 }, nextRow) },
    ]),
  );
}

/**
 * Returns a more specific word for a photo of this category, if one is certain.
 *
 * @param features as `detailInput` returns them
 */
export function detailWords(
  details: Details,
  category: CategoryName,
  features: Float32Array,
): string | undefined {
  const group = details.get(category);
  if (group === undefined) return undefined;
  const logits = group.rows.map((row) => applyRow(row, features));
  const probabilities = softmax(Float32Array.from(logits));
  const best = probabilities.indexOf(Math.max(...probabilities));
  return probabilities[best]! >= DETAIL_FLOOR ? group.words[best] : undefined;
}
