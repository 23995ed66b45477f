import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORY_TABLE } from '#core/category-table.ts';
import type { CategoryName } from '#core/categorize.ts';

/** One photo of the training set, as its manifest.json lists it. */
export interface TrainingPhoto {
  readonly file: string;
  readonly source: string;
  /** What the photo's source calls it. */
  readonly label: string;
  readonly category: CategoryName;
  readonly acceptable_categories: readonly CategoryName[];
  readonly split: 'train' | 'val';
  /** `source`: all photos of that source are in the same split. */
  readonly split_basis: string;
}

/** The training set's list. @throws {Error} when a photo names a category that the table lacks */
export async function readTrainingManifest(folder: string): Promise<TrainingPhoto[]> {
  const photos = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as TrainingPhoto[];
  const known = new Set<string>(CATEGORY_TABLE.map(({ name }) => name));
  for (const { file, category, acceptable_categories } of photos) {
    const unknown = [category, ...acceptable_categories].find((name) => !known.has(name));
    if (unknown !== undefined) throw new Error(`${file} is of a category that there is not: ${unknown}.`);
  }
  return photos;
}
