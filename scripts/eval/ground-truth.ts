import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One photo of the test set, as its manifest.json lists it. */
export interface JudgedPhoto {
  readonly file: string;
  readonly expected_category: string;
  readonly acceptable_categories: readonly string[];
  /** A good description has one of these, or a keyword of an acceptable category. */
  readonly words_any?: readonly string[];
  /** Present where the photo is from ImageNet, which the networks were trained on. */
  readonly imagenet_label?: string;
}

/** The photos of a folder that say what they show. @throws {Error} when manifest.json is missing or no list */
export async function readGroundTruth(folder: string): Promise<JudgedPhoto[]> {
  const photos = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as unknown;
  if (!Array.isArray(photos)) throw new Error('manifest.json is not a list of photos.');
  return photos as JudgedPhoto[];
}
