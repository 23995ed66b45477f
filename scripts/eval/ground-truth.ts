import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '#core/words.ts';

/** One photo that says what it shows. */
export interface JudgedPhoto {
  /** Path below the folder that was named. */
  readonly file: string;
  readonly expectedCategory: string;
  readonly acceptableCategories: readonly string[];
  /** A good name or description has one of these; empty where the list says nothing of words. */
  readonly expectedWords: readonly string[];
  /** All that people said of the photo, in lower case; undefined where they did not say enough to prove a word wrong. */
  readonly everythingSaid?: string;
  /** Whether it is from ImageNet, whose photos the networks were trained on. */
  readonly isImageNet: boolean;
}

/** A word that this many of the people who described a photo used is one that a person expects. */
const CAPTIONS_THAT_AGREE = 3;
/** Words that people share without saying what is there. */
const EMPTY_WORDS = new Set(
  wordsOf(`a an the and or of in on at by to for from with without near next up down out over under into onto off
    through around behind beside between front top back side some one his her their its it is are was be being has
    have there that this while who which as other another each all very photo picture image page misc`),
);

/** What a manifest.json says of a photo: of a test set, or of a training set, which speaks of `category` and `labels`. */
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

/** As many people have to have described a photo before a word that none of them used counts as wrong. */
const CAPTIONS_THAT_PROVE = 5;

/**
 * The photos of a folder that say what they show.
 *
 * @param isValOnly of a training set, only the photos of sources that training never saw
 * @throws {Error} when manifest.json is missing or no list
 */
export async function readGroundTruth(folder: string, isValOnly: boolean): Promise<JudgedPhoto[]> {
  const entries = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as unknown;
  if (!Array.isArray(entries)) throw new Error('manifest.json is not a list of photos.');
  const below = existsSync(join(folder, 'photos')) ? 'photos' : '';
  return (entries as Entry[])
    .filter(({ split, split_basis }) => !isValOnly || (split === 'val' && split_basis === 'source'))
    .map((entry) => judged(entry, below));
}

function judged(entry: Entry, below: string): JudgedPhoto {
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

/** What most of the people who described a photo called by the same word. */
function sharedWords(captions: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of captions.flatMap((caption) => [...new Set(wordsOf(caption))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([word, count]) => count >= CAPTIONS_THAT_AGREE && !EMPTY_WORDS.has(word))
    .map(([word]) => word);
}

/** What the photo's source calls it. Labels given by eye are often just the category in other words. */
function labelWords({ label = '', labels, labelled_by: labelledBy }: Entry): string[] {
  if (labelledBy === 'eye' || label.includes('.')) return [];
  return (labels ?? wordsOf(label)).filter((word) => !EMPTY_WORDS.has(word));
}
