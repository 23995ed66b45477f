import { describe, expect, it } from 'vitest';
import { conceptId } from '#core/concepts/concept.ts';
import { writeConcepts } from '#core/concepts/concept-record.ts';
import { conceptWords } from '#core/concepts/concept-words.ts';
import {
  colourConcept,
  numberConcept,
  type SearchedColour,
  WHOLE_PICTURE,
} from '#core/concepts/qualities.ts';
import { findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos, type SearchedPhoto } from '#core/search/photo-index.ts';
import { parseQuery, type QueryOptions } from '#core/search/query.ts';
import { readVocabulary } from '#core/search/vocabulary.ts';

const PERSON = 0;
const CAR = 2;
const DOG = 17;

/** A record of things that were seen for certain, with colors and numbers. */
function seen(
  labels: readonly number[],
  colours: readonly (readonly [label: number, colour: SearchedColour])[] = [],
  numbers: readonly (readonly [label: number, count: number])[] = [],
): string {
  const ids = [
    ...labels.map((label) => conceptId('object', label)),
    ...colours.map(([label, colour]) => colourConcept(label, colour)),
    ...numbers.map(([label, count]) => numberConcept(label, count)),
  ];
  return writeConcepts(ids.map((id) => ({ id, probability: 0.9 })));
}

function searchOf(photos: readonly SearchedPhoto[]) {
  const index = indexPhotos(photos, conceptWords());
  return (query: string, options: Partial<QueryOptions> = {}) =>
    findPhotos(index, parseQuery(query, { today: '2026-11-24', ...options })).map(({ id }) => id);
}

describe('a color in a search', () => {
  const find = searchOf([
    { id: 'told', description: 'A red car on a street.', concepts: seen([CAR]) },
    { id: 'shown', description: 'A car.', concepts: seen([CAR], [[CAR, 'red']]) },
    { id: 'blue', description: 'A blue car with a red sign.', concepts: seen([CAR], [[CAR, 'blue']]) },
    { id: 'unknown', description: 'A car.' },
    { id: 'black-dog', description: 'A dog on grass.', concepts: seen([DOG], [[DOG, 'black']]) },
    {
      id: 'spotted',
      description: 'A dog.',
      concepts: seen([DOG], [[DOG, 'black'], [DOG, 'white']]), // prettier-ignore
    },
    { id: 'grey', description: 'A house, in black and white.' },
    { id: 'dressed', description: 'A girl.', concepts: seen([PERSON], [[PERSON, 'pink']]) },
    { id: 'tulips', description: 'Flowers.', concepts: seen([], [[WHOLE_PICTURE, 'yellow']]) },
    { id: 'fruit', description: 'Three oranges.' },
  ]);

  it.each([
    ['red car', ['told', 'shown']],
    ['red cars', ['told', 'shown']],
    ['car red', ['told', 'shown']],
    ['blue car', ['blue']],
    ['car -red', ['shown', 'unknown']],
    ['cars, no red cars', ['blue', 'unknown']],
    ['black dog', ['black-dog', 'spotted']],
    ['black and white dog', ['spotted']],
    ['black and white', ['grey']],
    ['black and white photos', ['grey']],
    ['black and white house', ['grey']],
    ['girl in pink', ['dressed']],
    ['girl in a pink dress', ['dressed']],
    ['girl with a pink hat', []],
    ['yellow flowers', ['tulips']],
    ['red flowers', []],
    ['orange', ['fruit']],
    ['"red car"', ['told']],
  ])('is that of the thing it tells about: “%s”', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  it('is that of anything if it stands alone', () => {
    expect(find('yellow')).toEqual(['tulips']);
    expect(find('red')).toEqual(['told', 'blue', 'shown']);
  });

  it.each([
    ['rotes Auto', 'rotes = red; Auto = car'],
    ['voiture rouge', 'voiture = car; rouge = red'],
    ['une voiture en rouge', 'voiture = car; rouge = red'],
    ['coche rojo', 'coche = car; rojo = red'],
    ['赤い車', '赤い = red; 車 = car'],
  ])('is before or after the thing, as the language has it: “%s”', (query, words) => {
    expect(find(query, { vocabulary: readVocabulary([words]), matchesBeginnings: true })).toEqual([
      'told',
      'shown',
    ]);
  });
});

describe('a color in a language that has it after the thing', () => {
  const SPANISH = `perro, perros = dog; gato, gatos = cat; playa = beach; vestido = dress; negro, negros = black;
    blanco = white; blanco y negro = black and white; rojo = red; rosa = rose; rosa = pink; dos = two; tres = three`;
  const FRENCH =
    'chien = dog; chat = cat; plage = beach; dame = woman; noir = black; blanc = white; rouge = red; deux = two';
  const GERMAN = 'Hund = dog; Katze = cat; Strand = beach; rot, rote = red; rosa = pink; violette = purple';

  it.each([
    ['perro negro playa', SPANISH, ['perro: black', 'playa']],
    ['perro negro gato blanco', SPANISH, ['perro: black', 'gato: white']],
    ['dos perros negros tres gatos', SPANISH, ['perros: 2 black', 'gatos: 3']],
    ['perro negro tres gatos', SPANISH, ['perro: black', 'gatos: 3']],
    ['perro negro y blanco playa', SPANISH, ['perro: black white', 'playa']],
    ['perro blanco y negro playa', SPANISH, ['perro: black white', 'playa']],
    ['vestido rosa playa', SPANISH, ['vestido: pink', 'playa']],
    ['negro perro', SPANISH, ['perro: black']],
    ['black perro red playa', SPANISH, ['perro: black', 'playa: red']],
    ['chien noir plage', FRENCH, ['chien: black', 'plage']],
    ['chien noir et chat blanc', FRENCH, ['chien: black', 'chat: white']],
    ['deux chiens, une dame en rouge plage', FRENCH, ['chiens: 2', 'dame: red', 'plage']],
    ['Hund rote Katze', GERMAN, ['hund', 'katze: red']],
    ['Hund rosa Katze', GERMAN, ['hund', 'katze: pink']],
    ['Hund violette Katze', GERMAN, ['hund', 'katze: purple']],
    ['犬 赤い 車', '犬 = dog; 車 = car; 赤い = red', ['犬', '車: red']],
    ['dog black cat', '', ['dog', 'cat: black']],
  ])('is that of the thing before it: “%s”', (query, words, terms) => {
    const { wanted } = parseQuery(query, { today: '2026-11-28', vocabulary: readVocabulary([words]) });
    const told = wanted.map(({ words: thing, qualities }) => {
      const all = qualities.map(({ colour, count }) => colour ?? count).join(' ');
      return `${thing.join(' ')}${all === '' ? '' : `: ${all}`}`;
    });
    expect(told).toEqual(terms);
  });
});

describe('several words with a minus', () => {
  const find = searchOf([
    { id: 'umbrella', description: 'A red umbrella on a beach.' },
    { id: 'parked', description: 'A blue car on a beach.' },
    { id: 'dog', description: 'A dog on a beach.' },
    { id: 'dogs', description: '2 dogs on a beach.' },
  ]);

  it.each([
    ['beach -red -car', ['dog', 'dogs']],
    ['beach -car -red', ['dog', 'dogs']],
    ['beach -2 -car', ['umbrella', 'dog']],
    ['beach, no red cars', ['umbrella', 'parked', 'dog', 'dogs']],
  ])('each leave out their own photos: “%s”', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });
});

describe('a word that only ranks photos', () => {
  const find = searchOf([
    { id: 'park', description: 'Children in a park.' },
    { id: 'ball', description: 'Children playing with a ball.' },
    { id: 'two', description: 'Two dogs play.' },
  ]);

  it.each([
    ['playing', ['ball', 'two']],
    ['play', ['ball', 'two']],
    ['the playing', ['ball', 'two']],
    ['two', ['two']],
    ['two playing', ['two']],
    ['children playing', ['ball', 'park']],
    ['playing -ball', ['two', 'park']],
  ])('is needed if nothing else is: “%s”', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });
});

describe('a number in a search', () => {
  const find = searchOf([
    { id: 'told', description: 'Two dogs on grass.', concepts: seen([DOG]) },
    { id: 'shown', description: 'A dog.', concepts: seen([DOG], [], [[DOG, 2]]) },
    { id: 'one', description: 'A dog.', concepts: seen([DOG]) },
    { id: 'pack', description: 'A dog.', concepts: seen([DOG], [], [[DOG, 8]]) },
    { id: 'black', description: 'A dog.', concepts: seen([DOG], [[DOG, 'black']], [[DOG, 2]]) },
    { id: 'pair', description: 'A beach.', concepts: seen([PERSON], [], [[PERSON, 2]]) },
    { id: 'counted', description: 'A table.', peopleCount: 3 },
  ]);

  it.each([
    ['two dogs', ['told', 'shown', 'black']],
    ['2 dogs', ['told', 'shown', 'black']],
    ['two black dogs', ['black']],
    ['six dogs', ['pack']],
    ['three dogs', []],
    ['two people', ['pair', 'counted']],
    ['2 people', ['pair']],
    ['three people', ['counted']],
    ['several dogs', ['told', 'shown', 'one', 'pack', 'black']],
  ])('is that of the things: “%s”', (query, ids) => {
    expect(find(query).toSorted()).toEqual(ids.toSorted());
  });

  it('ranks a sentence that tells it before a count', () => {
    const findPeople = searchOf([
      { id: 'counted', description: 'People in a park.', peopleCount: 2 },
      { id: 'told', description: 'Two people.' },
    ]);
    expect(findPeople('2 people')).toEqual(['told', 'counted']);
  });

  it('is read with a Japanese counter', () => {
    const vocabulary = readVocabulary(['犬 = dog']);
    expect(find('2匹の犬', { vocabulary, matchesBeginnings: true })).toEqual(['told', 'shown', 'black']);
  });
});
