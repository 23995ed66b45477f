import { describe, expect, it } from 'vitest';
import { conceptId } from '#core/concepts/concept.ts';
import { writeConcepts } from '#core/concepts/concept-record.ts';
import { conceptWords } from '#core/concepts/concept-words.ts';
import { findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos, type SearchedPhoto } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { IMAGE_CLASSES } from '#engine/vocabulary/image-classes.ts';
import { LEXICON_NOUNS, isKindOf, widerNouns } from '#engine/vocabulary/lexicon.ts';
import { OBJECT_WORDS } from '#engine/vocabulary/objects.ts';

/** A photo for each noun of the engine, with the concept that the noun is the name of. */
const PHOTOS: readonly SearchedPhoto[] = LEXICON_NOUNS.map((noun) => {
  const classes = IMAGE_CLASSES.flatMap(([words], at) => (words === noun ? [conceptId('class', at)] : []));
  const objects = Object.entries(OBJECT_WORDS).flatMap(([label, { one }]) =>
    one === noun ? [conceptId('object', Number(label))] : [],
  );
  const concepts = writeConcepts([...classes, ...objects].map((id) => ({ id, probability: 0.9 })));
  return { id: noun, description: noun, concepts };
});
const index = indexPhotos(PHOTOS, conceptWords());
const find = (query: string) =>
  findPhotos(index, parseQuery(query, { today: '2026-11-24' })).map(({ id }) => id);

describe('a wider word', () => {
  it.each([
    ['animals', 'an animal'],
    ['dogs', 'a dog'],
    ['birds', 'a bird'],
    ['insects', 'an insect'],
    ['rodents', 'a rodent'],
    ['sea creatures', 'a sea creature'],
    ['vehicles', 'a vehicle'],
    ['aircraft', 'an aircraft'],
    ['boats', 'a boat'],
    ['fruit', 'fruit'],
    ['vegetables', 'vegetables'],
    ['furniture', 'a piece of furniture'],
    ['appliances', 'an appliance'],
    ['kitchen utensils', 'a kitchen utensil'],
    ['electronics', 'an electronic device'],
    ['clothes', 'clothes'],
    ['plants', 'a plant'],
    ['musical instruments', 'a musical instrument'],
    ['sports equipment', 'sports equipment'],
    ['toys', 'a toy'],
    ['buildings', 'a building'],
  ])('finds everything that is a kind of it: “%s”', (query, wider) => {
    const found = new Set(find(query));
    const kinds = LEXICON_NOUNS.filter((noun) => widerNouns(noun).includes(wider));
    expect(kinds.length).toBeGreaterThan(3);
    expect(kinds.filter((noun) => !found.has(noun))).toEqual([]);
  });

  it('finds what people eat for food, and what they drink for drinks', () => {
    const [food, drinks] = [new Set(find('food')), new Set(find('drinks'))];
    const isDrink = (noun: string) =>
      isKindOf(noun, 'a drink') || isKindOf(noun, 'wine') || isKindOf(noun, 'beer');
    const eaten = LEXICON_NOUNS.filter((noun) => widerNouns(noun).includes('food') && !isDrink(noun));
    const drunk = LEXICON_NOUNS.filter((noun) => widerNouns(noun).includes('a drink'));
    expect(eaten.filter((noun) => !food.has(noun))).toEqual([]);
    expect(drunk.filter((noun) => !drinks.has(noun))).toEqual([]);
  });

  it('leaves out what only shares a word with a kind: a computer mouse is no rodent', () => {
    expect(LEXICON_NOUNS).toContain('a computer mouse');
    expect(find('rodents')).not.toContain('a computer mouse');
  });

  it.each([
    ['cat', ['a dog', 'a monkey', 'a big cat', 'a lion']],
    ['dog', ['a hot dog', 'a cat', 'a wolf']],
    ['car', ['a bus', 'a bicycle']],
    ['soccer', ['football']],
    ['people eating', ['food', 'a plate of food']],
  ])('of one thing finds no other: “%s”', (query, others) => {
    const found = find(query);
    expect(others.filter((noun) => found.includes(noun))).toEqual([]);
  });
});
