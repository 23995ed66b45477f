import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORY_TABLE } from '../../shared/core/categories/category-table.ts';
import type { CategoryName } from '../../shared/core/categories/categorize.ts';

/** One photo of a training set, as its manifest.json lists it. */
export interface TrainingPhoto {
  readonly file: string;
  readonly source: string;
  /** The label in the photo's source. */
  readonly label: string;
  readonly category: CategoryName;
  readonly acceptable_categories: readonly CategoryName[];
  /** Objects known to be in it. */
  readonly labels?: readonly string[];
  /** Captions by people. */
  readonly captions?: readonly string[];
  /** Squeezed from about 4:3 into a square. */
  readonly squashed?: boolean;
  readonly split: 'train' | 'val';
  /** `source`: all photos of that source are in the same split. */
  readonly split_basis: string;
}

/** A photo and its path, with acceptable categories corrected by label-corrections.json. */
export interface PlacedPhoto extends TrainingPhoto {
  readonly path: string;
  /** The acceptable categories that the manifest lists. */
  readonly listed_categories: readonly CategoryName[];
}

/** A photo whose label is wrong or too narrow, as label-corrections.json lists it. */
interface LabelCorrection {
  /** SHA-256 of the photo's file */
  readonly sha256: string;
  /** Every category that a person accepts for it. */
  readonly categories: readonly CategoryName[];
  readonly reason: string;
}

const CORRECTIONS = join(import.meta.dirname, 'label-corrections.json');

/**
 * Reads the photos of a training set.
 *
 * @param captionsFile captions by file name, for photos without captions in the manifest
 * @throws {Error} if a photo names a category that the table lacks
 */
export async function readTrainingSet(folder: string, captionsFile?: string): Promise<PlacedPhoto[]> {
  const photos = await readJson<TrainingPhoto[]>(join(folder, 'manifest.json'));
  const captions = captionsFile === undefined ? {} : await readJson<Record<string, string[]>>(captionsFile);
  const below = existsSync(join(folder, 'photos')) ? 'photos' : '';
  const known = new Set<string>(CATEGORY_TABLE.map(({ name }) => name));
  for (const { file, category, acceptable_categories } of photos) {
    const unknown = [category, ...acceptable_categories].find((name) => !known.has(name));
    if (unknown !== undefined) throw new Error(`${file} has an unknown category: ${unknown}.`);
  }
  const corrections = await readJson<LabelCorrection[]>(CORRECTIONS);
  const corrected = new Map(corrections.map(({ sha256, categories }) => [sha256, categories]));
  const placed: PlacedPhoto[] = [];
  for (const photo of photos) {
    const path = join(folder, below, photo.file);
    const { acceptable_categories: listed } = photo;
    const acceptable = corrected.get(await hashOf(path)) ?? listed;
    placed.push({
      ...photo,
      captions: photo.captions ?? captions[photo.file] ?? [],
      path,
      acceptable_categories: acceptable,
      // A wrong label is replaced by the first category that fits.
      category: acceptable.includes(photo.category) ? photo.category : acceptable[0]!,
      listed_categories: listed,
    });
  }
  return placed;
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}

async function readJson<Value>(path: string): Promise<Value> {
  return JSON.parse(await readFile(path, 'utf8')) as Value;
}
