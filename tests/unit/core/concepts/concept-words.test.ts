import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import { conceptId } from '#core/concepts/concept.ts';
import { phrasesOf } from '#core/concepts/concept-phrases.ts';
import { conceptWords } from '#core/concepts/concept-words.ts';
import { CONCEPT_IDS, CONCEPTS_VERSION } from '#core/concepts/limits.ts';
import { foldedWords } from '#core/search/folded-words.ts';
import { formsOf } from '#core/search/word-forms.ts';
import { IMAGE_CLASSES } from '#engine/vocabulary/image-classes.ts';
import { widerNouns } from '#engine/vocabulary/lexicon.ts';
import { OBJECT_WORDS } from '#engine/vocabulary/objects.ts';
import { PHOTO_WORDS } from '#engine/vocabulary/photo-words.ts';

/** The word head's words at the records' version. */
const WORDS_OF_VERSION = 135;
const firstOf = (id: number) => conceptWords().get(id)?.split(', ')[0];

describe('concept words', () => {
  it('name every class of the engine under its number, with one of the engine’s words', () => {
    const strange = IMAGE_CLASSES.flatMap(([words], at) => {
      const known = new Set(
        foldedWords([words, ...widerNouns(words)].join(' ')).flatMap((word) => Array.from(formsOf(word))),
      );
      const own = phrasesOf(conceptWords().get(conceptId('class', at)) ?? '').flat();
      return own.some((word) => known.has(word)) ? [] : [`${at}: ${own.join(' ')} is not ${words}`];
    });
    expect(strange).toEqual([]);
    expect(IMAGE_CLASSES).toHaveLength(CONCEPT_IDS.class.count);
  });

  it('name every word of the word head under its row', () => {
    const named = PHOTO_WORDS.map((_word, at) => firstOf(conceptId('word', at)));
    expect(named).toEqual(PHOTO_WORDS.map(({ word }) => word));
    expect(PHOTO_WORDS.length).toBeLessThanOrEqual(CONCEPT_IDS.word.count);
  });

  it('name every object of the detector under its label', () => {
    const labels = Array.from({ length: CONCEPT_IDS.object.count }, (_, label) => label);
    const named = labels.map((label) => firstOf(conceptId('object', label)));
    expect(named).toEqual(labels.map((label) => OBJECT_WORDS[label]?.one.replace(/^an? /, '')));
  });

  it('name every category', () => {
    const named = CATEGORY_NAMES.map((_name, at) => conceptWords().get(conceptId('category', at)));
    expect(named.map((words) => words?.replace(', ', ' & '))).toEqual(CATEGORY_NAMES);
  });

  // If this fails, stored records would be misread: change the version, then the hash.
  it('keep their meaning under their numbers within a version', () => {
    // Words may be appended, so only those of the version's beginning are checked.
    const first = PHOTO_WORDS.slice(0, WORDS_OF_VERSION).map(({ word }) => word);
    const names = [first, CATEGORY_NAMES];
    const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 16);
    expect(`${CONCEPTS_VERSION}${hash}`).toBe('1.a1c94941ed0cd318');
  });
});
