import { UNSORTED } from '#core/categorize.ts';
import { wordsOf } from '#core/words.ts';
import { PHOTO_WORDS, type PhotoWord } from '#engine/vocabulary/photo-words.ts';
import type { TrainingPhoto } from './manifest.ts';

/** What a photo teaches of a word: said, not said, and how much that counts; nothing where nobody can know. */
export interface WordTarget {
  readonly isSaid: boolean;
  readonly weight: number;
}

/** Words for a child. */
const CHILDREN = ['child', 'boy', 'girl', 'baby'];

/** That a photo of food shows no dog is likely, but nobody looked. */
const UNLOOKED_WEIGHT = 0.3;

/**
 * What a photo teaches of each of the words. Where people described it, a word that none of them used is not
 * said. Where there are labels alone, a label says its own word, and a thing that belongs in another category
 * than the photo counts as not there; of places and actions such a photo teaches nothing.
 */
export function wordTargets(photo: TrainingPhoto): (WordTarget | undefined)[] {
  const captions = photo.captions ?? [];
  const said = new Set(captions.flatMap(wordsOf));
  for (const label of photo.labels ?? [photo.label]) {
    said.add(label.toLowerCase());
    for (const word of wordsOf(label)) said.add(word);
  }
  return PHOTO_WORDS.map((word) => {
    if (word.forms.some((form) => said.has(form))) return { isSaid: true, weight: 1 };
    if (captions.length > 0) return { isSaid: false, weight: 1 };
    return belongsElsewhere(word, photo) ? { isSaid: false, weight: UNLOOKED_WEIGHT } : undefined;
  });
}

/**
 * What a photo says of a head that told its words. A word that is not going to be said of it is not judged by it: kinds
 * of people where nobody was seen, and where nobody who described the photo said which kind. A boy is a child.
 */
export function judgedTargets(photo: TrainingPhoto, hasPerson: boolean): (WordTarget | undefined)[] {
  const targets = wordTargets(photo);
  const said = new Set(PHOTO_WORDS.filter((_, index) => targets[index]?.isSaid).map(({ word }) => word));
  const isKindKnown = hasPerson && PHOTO_WORDS.some(({ role, word }) => role === 'person' && said.has(word));
  const isChild = CHILDREN.some((word) => said.has(word));
  return PHOTO_WORDS.map(({ role, word }, index) => {
    if (role !== 'person') return targets[index];
    if (!isKindKnown) return undefined;
    return { isSaid: word === 'child' ? isChild : said.has(word), weight: 1 };
  });
}

function belongsElsewhere({ role, category }: PhotoWord, photo: TrainingPhoto): boolean {
  if (role !== 'person' && role !== 'who' && role !== 'thing') return false;
  return category !== UNSORTED && !photo.acceptable_categories.some((name) => name === category);
}
