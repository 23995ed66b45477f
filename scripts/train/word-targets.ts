import { UNSORTED } from '#core/categorize.ts';
import { wordsOf } from '#core/words.ts';
import { PHOTO_WORDS, type PhotoWord } from '#engine/vocabulary/photo-words.ts';
import type { TrainingPhoto } from './manifest.ts';

/** What a photo teaches of a word: said, not said, and how much that counts; nothing where nobody can know. */
export interface WordTarget {
  readonly isSaid: boolean;
  readonly weight: number;
}

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

function belongsElsewhere({ role, category }: PhotoWord, photo: TrainingPhoto): boolean {
  if (role !== 'person' && role !== 'who' && role !== 'thing') return false;
  return category !== UNSORTED && !photo.acceptable_categories.some((name) => name === category);
}
