import { describe, expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import { conceptId } from '#core/concepts/concept.ts';
import { writeConcepts } from '#core/concepts/concept-record.ts';
import { conceptWords } from '#core/concepts/concept-words.ts';
import type { ConceptKind } from '#core/concepts/limits.ts';
import { findParts, findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos, type SearchedPhoto } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { readVocabulary } from '#core/search/vocabulary.ts';

/** Concepts by their first name, or by all their words if several share the first. */
function seen(...all: readonly (readonly [kind: ConceptKind, name: string, probability: number])[]): string {
  return writeConcepts(
    all.map(([kind, name, probability]) => {
      const from = conceptId(kind, 0);
      const entry = [...conceptWords()].find(([id, words]) => id >= from && words.split(', ')[0] === name);
      if (!entry) throw new Error(`There is no ${kind} ${name}.`);
      return { id: entry[0], probability };
    }),
  );
}

const PHOTOS: readonly SearchedPhoto[] = [
  { id: 'told', description: 'A woman in a sweater on a street.', concepts: seen(['word', 'woman', 0.9]) },
  { id: 'cardigan', description: 'Clothing.', concepts: seen(['class', 'cardigan', 0.6]) },
  { id: 'sweatshirt', description: 'A boy.', concepts: seen(['class', 'sweatshirt', 0.3]) },
  { id: 'fair', description: 'A landscape at dusk.', concepts: seen(['class', 'carousel', 0.5]) },
  { id: 'diver', description: 'The sea.', concepts: seen(['class', 'scuba diver', 0.8]) },
  {
    id: 'breeds',
    description: 'A sofa.',
    concepts: seen(
      ['class', 'golden retriever', 0.2],
      ['class', 'cocker spaniel', 0.2],
      ['class', 'beagle', 0.2],
    ),
  },
  { id: 'snack', description: 'A plate.', concepts: seen(['object', 'hot dog', 0.9]) },
  { id: 'weak', description: 'A hill.', concepts: seen(['object', 'umbrella', 0.25]) },
  { id: 'old', description: 'A lake.' },
  { id: 'hostile', description: 'A lake.', concepts: '1.////' },
];

const index = indexPhotos(PHOTOS, conceptWords());
const find = (query: string, photos = index) =>
  findPhotos(photos, parseQuery(query, { today: '2026-11-24' })).map(({ id, by }) => `${id} by ${by}`);

describe('the search by look', () => {
  it('finds what is mentioned first, then similar content, the most likely first', () => {
    expect(find('sweater')).toEqual(['told by words', 'cardigan by look', 'sweatshirt by look']);
  });

  it.each([
    ['ferris wheel', ['fair by look']],
    ['amusement parks', ['fair by look']],
    ['hoodies', ['told by words', 'cardigan by look', 'sweatshirt by look']],
    ['lake', ['old by words', 'hostile by words']],
    ['zebra', []],
  ])('finds for “%s”: %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('knows subclasses: people, and dogs of all breeds together', () => {
    expect(find('people')).toContain('diver by look');
    expect(find('dog')).toEqual(['breeds by look']);
  });

  it('adds up classes, even if each alone would not count', () => {
    const unsure = seen(
      ['class', 'golden retriever', 0.07],
      ['class', 'cocker spaniel', 0.07],
      ['class', 'beagle', 0.07],
    );
    const photos = [
      { id: 'told', description: 'A dog.' },
      { id: 'breeds', description: 'A sofa.', concepts: unsure },
    ];
    expect(find('dog', indexPhotos(photos, conceptWords()))).toEqual(['told by words', 'breeds by look']);
    expect(find('beagle', indexPhotos(photos, conceptWords()))).toEqual(['breeds by look']);
  });

  it('does not reduce a compound to its last word', () => {
    expect(find('hot dogs')).toEqual(['snack by look']);
    expect(find('dog')).not.toContain('snack by look');
  });

  it('requires every term, whether mentioned or seen', () => {
    expect(find('sofa with a dog')).toEqual(['breeds by look']);
    expect(find('sweatshirt boy')).toEqual(['sweatshirt by look']);
    expect(find('lake dog')).toEqual([]);
  });

  it('ignores quoted words, and applies exclusions', () => {
    expect(find('"dog"')).toEqual([]);
    expect(find('sweater -clothing')).toEqual(['told by words', 'sweatshirt by look']);
  });

  it('shows a few weak matches only without better ones', () => {
    expect(find('umbrella')).toEqual(['weak by look']);
    const better = indexPhotos([...PHOTOS, { id: 'rain', description: 'An umbrella.' }], conceptWords());
    expect(find('umbrella', better)).toEqual(['rain by words']);
    const many = Array.from({ length: 30 }, (_, at) => ({ ...PHOTOS[7], id: `${at}` }));
    expect(find('umbrella', indexPhotos(many, conceptWords()))).toHaveLength(10);
  });

  it('finds a likely category that was not chosen', () => {
    const pet = { id: conceptId('category', CATEGORY_NAMES.indexOf('Pets')), probability: 0.6 };
    const photos = indexPhotos(
      [{ id: 'pet', category: 'Food', concepts: writeConcepts([pet]) }],
      conceptWords(),
    );
    expect(find('animals', photos)).toEqual(['pet by look']);
    expect(find('sea life', photos)).toEqual([]);
  });

  it('counts each term’s matches in either way', () => {
    const parts = findParts(index, parseQuery('zebra sweater', { today: '2026-11-24' }));
    expect(parts).toEqual([{ typed: 'sweater', count: 3 }]);
  });

  it('ranks equal words by the photo’s probability', () => {
    const photos = indexPhotos(
      [
        { id: 'first', description: 'A chair.' },
        { id: 'sure', description: 'A chair.', concepts: seen(['object', 'chair', 0.9]) },
      ],
      conceptWords(),
    );
    expect(find('chair', photos)).toEqual(['sure by words', 'first by words']);
  });

  it('shares the probability of a person among the kinds of people', () => {
    const person = ['object', 'person', 0.9] as const;
    const photos = indexPhotos(
      [
        {
          id: 'man',
          description: 'A dog.',
          concepts: seen(person, ['word', 'man', 0.3], ['word', 'boy', 0.1]),
        },
        {
          id: 'boy',
          description: 'A dog.',
          concepts: seen(person, ['word', 'man', 0.1], ['word', 'boy', 0.3]),
        },
        { id: 'nobody', description: 'A dog.', concepts: seen(['word', 'man', 0.3]) },
      ],
      conceptWords(),
    );
    expect(find('man', photos)).toEqual(['man by look']);
    expect(find('boy with a dog', photos)).toEqual(['boy by look']);
  });

  it('finds no animal that is far less likely than another one', () => {
    const cat = ['object', 'cat', 0.35] as const;
    const photos = indexPhotos(
      [
        { id: 'cat', description: 'A sofa.', concepts: seen(cat) },
        { id: 'dog', description: 'A sofa.', concepts: seen(cat, ['object', 'dog', 0.9]) },
        { id: 'breed', description: 'A sofa.', concepts: seen(cat, ['class', 'beagle', 0.8]) },
        { id: 'tabby', description: 'A sofa.', concepts: seen(cat, ['class', 'tabby cat', 0.3]) },
      ],
      conceptWords(),
    );
    expect(find('cat', photos)).toEqual(['tabby by look', 'cat by look']);
    expect(find('animals', photos)).toHaveLength(4);
    expect(find('sofa without cats', photos)).toEqual(['cat by words', 'dog by words', 'breed by words']);
  });

  it('requires less of each of several things, but enough of all', () => {
    const [hat, man] = [(likely: number) => ['word', 'hat', likely] as const, ['word', 'man', 0.9] as const];
    const photos = indexPhotos(
      [
        { id: 'both', description: 'A street.', concepts: seen(man, hat(0.4)) },
        { id: 'weak', description: 'A street.', concepts: seen(man, hat(0.25)) },
      ],
      conceptWords(),
    );
    expect(find('man wearing a hat', photos)).toEqual(['both by look']);
    expect(find('man and street', photos)).toEqual(['both by look', 'weak by look']);
  });

  it('takes a word with a letter too few for what was meant, if nothing has it', () => {
    const photos = indexPhotos(
      [
        { id: 'told', description: 'A giraffe.' },
        { id: 'shown', description: 'A field.', concepts: seen(['object', 'giraffe', 0.9]) },
      ],
      conceptWords(),
    );
    expect(find('girafe', photos)).toEqual(['told by words', 'shown by look']);
    const named = indexPhotos([{ id: 'named', original: 'girafe.jpg' }, { id: 'told', description: 'A giraffe.' }], conceptWords()); // prettier-ignore
    expect(find('girafe', named)).toEqual(['named by words']);
  });

  it('understands other languages, and words given for concepts', () => {
    const vocabulary = readVocabulary(['Pullover = sweater']);
    const german = parseQuery('Pullover', { today: '2026-11-24', vocabulary, matchesBeginnings: true });
    expect(findPhotos(index, german).map(({ id }) => id)).toEqual(['told', 'cardigan', 'sweatshirt']);
    const [cardigan = 0] = [...conceptWords()].find(([, words]) => words.startsWith('cardigan')) ?? [];
    const own = indexPhotos(PHOTOS, new Map([[cardigan, 'Strickjacke']]));
    expect(find('strickjacke', own)).toEqual(['cardigan by look']);
  });
});
