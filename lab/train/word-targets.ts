import { UNSORTED } from '../../shared/core/categories/categorize.ts';
import { wordsOf } from '../../shared/core/naming/words.ts';
import { PHOTO_WORDS, type PhotoWord } from '../../shared/engine/vocabulary/photo-words.ts';
import type { TrainingPhoto } from './manifest.ts';

/** A word's training target for a photo: used or not, with a weight; undefined if unknown. */
export interface WordTarget {
  readonly isSaid: boolean;
  readonly weight: number;
}

/** Words for a child. */
const CHILDREN = ['child', 'boy', 'girl', 'baby'];

/** The weight of likely but unverified negatives, such as a dog in a photo of food. */
const UNLOOKED_WEIGHT = 0.3;

/**
 * Returns the targets of all words for a photo. With captions, a word that none of them contains is a negative. With
 * labels only, the label's words are positives, and objects of other categories are negatives; places and actions are
 * unknown.
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
 * Returns the targets for evaluating a head on a photo. Kinds of people are unknown if the detector found no person
 * or no caption names a kind. A boy counts as a child.
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
