import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '../../shared/core/naming/words.ts';

/** A labeled photo. */
export interface JudgedPhoto {
  /** Path relative to the given folder. */
  readonly file: string;
  readonly expectedCategory: string;
  readonly acceptableCategories: readonly string[];
  /** Words of which a good name or description contains one; empty if the manifest lists none. */
  readonly expectedWords: readonly string[];
  /** All captions of the photo in lowercase; undefined if there are too few to call a word wrong. */
  readonly everythingSaid?: string;
  /** Whether it is from ImageNet, whose photos the networks were trained on. */
  readonly isImageNet: boolean;
}

/** A word is expected if this many captions of a photo contain it. */
const CAPTIONS_THAT_AGREE = 3;
/** Stop words, which do not name what is in a photo. */
const EMPTY_WORDS = new Set(
  wordsOf(`a an the and or of in on at by to for from with without near next up down out over under into onto off
    through around behind beside between front top back side some one his her their its it is are was be being has
    have there that this while who which as other another each all very photo picture image page misc`),
);

/** A photo's entry in manifest.json, of a test set or of a training set (with `category` and `labels`). */
interface Entry {
  readonly file: string;
  readonly expected_category?: string;
  readonly category?: string;
  readonly acceptable_categories: readonly string[];
  readonly words_any?: readonly string[];
  readonly labels?: readonly string[];
  readonly captions?: readonly string[];
  readonly label?: string;
  readonly labelled_by?: string;
  readonly imagenet_label?: string;
  readonly split?: string;
  readonly split_basis?: string;
}

/** From this many captions on, a word in none of them is wrong. */
const CAPTIONS_THAT_PROVE = 5;

/**
 * Reads the labeled photos of a folder.
 *
 * @param isValOnly for a training set, only the photos of sources that training did not use
 * @throws {Error} if manifest.json is missing or not a list
 */
export async function readGroundTruth(folder: string, isValOnly: boolean): Promise<JudgedPhoto[]> {
  const entries = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as unknown;
  if (!Array.isArray(entries)) throw new Error('manifest.json is not a list of photos.');
  const below = existsSync(join(folder, 'photos')) ? 'photos' : '';
  return (entries as Entry[])
    .filter(({ split, split_basis }) => !isValOnly || (split === 'val' && split_basis === 'source'))
    .map((entry) => judged(entry, below));
}

/**
 * Returns the correct results for a manifest entry's photo.
 *
 * @param below the folder of its file
 */
export function judged(entry: Entry, below: string): JudgedPhoto {
  const { captions = [], labels = [] } = entry;
  return {
    file: join(below, entry.file),
    expectedCategory: entry.expected_category ?? entry.category ?? '',
    acceptableCategories: entry.acceptable_categories,
    expectedWords: entry.words_any ?? (captions.length > 0 ? sharedWords(captions) : labelWords(entry)),
    ...(captions.length >= CAPTIONS_THAT_PROVE && {
      everythingSaid: [...captions, ...labels].join('. ').toLowerCase(),
    }),
    isImageNet: entry.imagenet_label !== undefined,
  };
}

/** Returns the words that several captions of a photo share. */
function sharedWords(captions: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of captions.flatMap((caption) => [...new Set(wordsOf(caption))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([word, count]) => count >= CAPTIONS_THAT_AGREE && !EMPTY_WORDS.has(word))
    .map(([word]) => word);
}

/**
 * Returns the words of the label in the photo's source. Labels assigned by eye are skipped, because they often repeat
 * the category.
 */
function labelWords({ label = '', labels, labelled_by: labelledBy }: Entry): string[] {
  if (labelledBy === 'eye' || label.includes('.')) return [];
  return (labels ?? wordsOf(label)).filter((word) => !EMPTY_WORDS.has(word));
}
