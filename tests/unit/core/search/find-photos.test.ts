import { describe, expect, it } from 'vitest';
import { conceptWords } from '#core/concepts/concept-words.ts';
import { findParts, findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos, type SearchedPhoto } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { splitRun } from '#core/search/split-run.ts';
import { readVocabulary } from '#core/search/vocabulary.ts';

const PHOTOS: readonly SearchedPhoto[] = [
  {
    id: 'beach-dog',
    name: 'golden_retriever.jpg',
    description: 'A golden retriever runs on a sandy beach.',
    category: 'Pets',
    folder: 'Pets',
    original: 'Holiday/IMG_2041.jpg',
    day: '2026-07-14',
  },
  {
    id: 'puppy',
    name: 'puppy_on_grass.jpg',
    description: 'A puppy on grass. Two people behind it.',
    category: 'Pets',
    folder: 'Pets',
    original: 'DSC_0001.jpg',
    day: '2024-06-03',
  },
  {
    id: 'coast',
    name: 'rocky_shore.jpg',
    description: 'A rocky shore with waves.',
    category: 'Beach & Sea',
    folder: 'Trip 2026/Brittany',
    original: 'IMG_2024.jpg',
    day: '2026-11-20',
  },
  {
    id: 'hot-dog',
    name: 'hot_dog_on_a_plate.jpg',
    description: 'A hot dog on a plate.',
    category: 'Food',
    folder: 'Food',
    original: 'Emma birthday.png',
    day: '2025-12-24',
  },
  {
    id: 'cathedral',
    name: 'notre_dame.jpg',
    description: 'An old cathedral by a river.',
    category: 'Landmarks & Travel',
    folder: 'Paris',
    place: 'Paris, France',
    camera: 'Canon EOS R5',
    said: 'with grandmother',
    day: '2023-05-12',
  },
];
const indexOf = (photos: readonly SearchedPhoto[]) => indexPhotos(photos, conceptWords());
const index = indexOf(PHOTOS);
const TODAY = '2026-11-24';

const find = (query: string, photos = index) =>
  findPhotos(photos, parseQuery(query, { today: TODAY })).map(({ id }) => id);

describe('a search', () => {
  it.each([
    ['retriever', ['beach-dog']],
    ['something to eat', ['hot-dog']],
    ['a retriever and a beach', ['beach-dog']],
    ['Retrievers', ['beach-dog']],
    ['running', ['beach-dog']],
    ['IMG_2041', ['beach-dog']],
    ['IMG_2041.jpg', ['beach-dog']],
    ['Brittany', ['coast']],
    ['emma', ['hot-dog']],
    ['canon', ['cathedral']],
    ['france', ['cathedral']],
    ['grandma', ['cathedral']],
    ['photos of the cathedral', ['cathedral']],
    ['cathed', ['cathedral']],
    ['plate grass', []],
    ['beach retriever', ['beach-dog']],
    ['june 2024', ['puppy']],
    ['last summer', ['beach-dog']],
    ['last week', ['coast']],
    ['dog last summer', ['beach-dog']],
    ['christmas eve', []],
    ['24 december', ['hot-dog']],
    ['unicorn', []],
    ['', []],
    ['   ', []],
    ['"', []],
    ['-', []],
  ])('for %s finds %j', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  it('finds synonyms, after exact words', () => {
    expect(find('beach')).toEqual(['beach-dog', 'coast']);
    expect(find('puppy')).toEqual(['puppy', 'beach-dog']);
  });

  it('ranks name, description, category and synonym in this order', () => {
    const ranked = indexOf([
      { id: 'synonym', description: 'A seashore.' },
      { id: 'category', category: 'Beach & Sea' },
      { id: 'description', description: 'Sand of a beach.' },
      { id: 'name', name: 'beach.jpg' },
    ]);
    expect(find('beach', ranked)).toEqual(['name', 'description', 'category', 'synonym']);
  });

  it('finds every animal for "animal", but not every animal for "dog"', () => {
    expect(find('animals').toSorted()).toEqual(['beach-dog', 'puppy']);
    expect(find('cathedral')).toEqual(['cathedral']);
  });

  it('does not find a hot dog for a dog', () => {
    expect(find('dog')).toEqual(['beach-dog', 'puppy']);
    expect(find('hot dogs')).toEqual(['hot-dog']);
  });

  it('reports each term’s matches if all together find nothing', () => {
    const parts = (query: string) => findParts(index, parseQuery(query, { today: TODAY }));
    expect(parts('cathedral dog last summer unicorn')).toEqual([
      { typed: 'cathedral', count: 1 },
      { typed: 'dog', count: 2 },
      { typed: 'last summer', count: 1 },
    ]);
    expect(parts('unicorn')).toEqual([]);
  });

  it('keeps quoted words together', () => {
    expect(find('"hot dog"')).toEqual(['hot-dog']);
    expect(find('"dog hot"')).toEqual([]);
    expect(find('"retrievers"')).toEqual([]);
    expect(find('„rocky shore“')).toEqual(['coast']);
  });

  it('excludes terms with a minus', () => {
    expect(find('beach -retriever')).toEqual(['coast']);
    expect(find('birthday -"hot dog"')).toEqual([]);
    expect(find('-2026')).toEqual(['puppy', 'hot-dog', 'cathedral']);
  });

  it.each([
    ['grass without people', []],
    ['puppy no cars', ['puppy', 'beach-dog']],
    ['no people', ['beach-dog', 'coast', 'hot-dog', 'cathedral']],
    ['without animals', ['coast', 'hot-dog', 'cathedral']],
    ['without a dog and with waves', ['coast']],
    ['waves but no dogs', ['coast']],
    ['no dogs but waves', ['coast']],
    ['without people and dogs', ['coast', 'hot-dog', 'cathedral']],
    ['no people at the river', ['cathedral']],
    ['no people, river', ['cathedral']],
    ['without dogs 2026', ['coast']],
    ['no two people', ['beach-dog', 'coast', 'hot-dog', 'cathedral']],
    // A word that nothing follows is a word, and so are those of other languages.
    ['without the', []],
    ['sans river', []],
    ['no', ['cathedral']],
  ])('leaves out what “%s” names, by its meaning', (query, found) => {
    expect(find(query)).toEqual(found);
  });

  it.each([
    ['ohne Hund', 'hund, hunde=dog', ['coast', 'hot-dog', 'cathedral']],
    ['sin perros', 'perro, perros=dog', ['coast', 'hot-dog', 'cathedral']],
    ['sans chien', 'chien, chiens=dog', ['coast', 'hot-dog', 'cathedral']],
    ['Strand, aber keine Hunde', 'strand=beach; hunde=dog', ['coast']],
    ['犬なし', '犬=dog', ['coast', 'hot-dog', 'cathedral']],
    ['犬のいない写真', '犬=dog', ['coast', 'hot-dog', 'cathedral']],
    ['洋なし', '犬=dog', []],
  ])('leaves out what “%s” names in other languages', (query, words, found) => {
    const vocabulary = readVocabulary([words]);
    const ids = findPhotos(index, parseQuery(query, { today: TODAY, vocabulary })).map(({ id }) => id);
    expect(ids).toEqual(found);
  });

  it('uses a number only for ranking', () => {
    expect(find('two people')).toEqual(['puppy']);
    expect(find('three puppies')[0]).toBe('puppy');
    expect(find('puppy playing')).toEqual(['puppy', 'beach-dog']);
  });

  it('matches a prefix only if there is no such word', () => {
    const cats = indexOf([
      { id: 'cat', description: 'A cat.' },
      { id: 'cathedral', description: 'A cathedral.' },
    ]);
    expect(find('cat', cats)).toEqual(['cat']);
    expect(find('cath', cats)).toEqual(['cathedral']);
  });
});

describe('in another language', () => {
  const vocabulary = readVocabulary([
    'Hund, Welpe = dog; Strand = beach; chat = cat; 犬 = dog; 海 = sea; 水 = water',
  ]);
  const findOwn = (query: string, photos = index) =>
    findPhotos(photos, parseQuery(query, { today: TODAY, vocabulary, matchesBeginnings: true })).map(
      ({ id }) => id,
    );

  it('finds by the word’s English form', () => {
    expect(findOwn('Strand').toSorted()).toEqual(['beach-dog', 'coast']);
    expect(findOwn('ein Hund am Strand')).toEqual(['beach-dog']);
    expect(findOwn('海の犬')).toEqual(['beach-dog']);
    expect(findOwn('犬')).toContain('puppy');
  });

  it('finds parts of compound words', () => {
    const own = indexOf([{ id: 'own', name: 'Strandurlaub.jpg' }]);
    expect(findOwn('strand', own)).toEqual(['own']);
  });

  it('does not confuse a word with an English one that looks the same', () => {
    const english = indexOf([
      { id: 'window', description: 'A chat window.', name: 'chat_window.png', category: 'Screenshots' },
      { id: 'mine', description: 'A grey animal.', name: 'notre_chat.jpg' },
    ]);
    expect(findOwn('chat', english)).toEqual(['mine']);
    const kitchens = indexOf([{ id: 'kitchen', description: 'A kitchen.' }, { id: 'meal', category: 'Food' }]); // prettier-ignore
    const cuisine = parseQuery('cuisine', {
      today: TODAY,
      vocabulary: readVocabulary(['cuisine = kitchen']),
    });
    expect(findPhotos(kitchens, cuisine).map(({ id }) => id)).toEqual(['kitchen']);
  });

  it('finds a word in text without spaces, and does not split a longer one', () => {
    const japanese = indexOf([
      { id: 'aquarium', original: '夏休みの水族館.jpg' },
      { id: 'other', description: 'Water in a glass.' },
    ]);
    expect(findOwn('水族館', japanese)).toEqual(['aquarium']);
    expect(splitRun('水族館', vocabulary)).toEqual(['水族館']);
    expect(splitRun('去年の夏の犬', vocabulary)).toEqual(['去年', '夏', '犬']);
    expect(splitRun('水を飲んでいる犬', vocabulary)).toEqual(['水', '犬']);
  });
});

describe('queries nobody would type', () => {
  const huge = indexOf(
    Array.from({ length: 2000 }, (_, at) => ({
      id: String(at),
      description: `${'a'.repeat(5000)} ${at} ${'dog '.repeat(500)}`,
      original: '../../\u0000\u202Eetc/passwd',
    })),
  );

  it.each([
    ['a'.repeat(100_000)],
    ['dog '.repeat(50_000)],
    ['-'.repeat(100_000)],
    ['"'.repeat(100_000)],
    [`${'(a+)+'.repeat(1000)}$`],
    ['水'.repeat(100_000)],
    ['1 '.repeat(50_000)],
    ['\u202E\u0000\uD800'],
    ['__proto__ constructor toString'],
    ['の'.repeat(500)],
  ])('cause neither delay nor error: %#', (query) => {
    const beganMs = performance.now();
    expect(Array.isArray(find(query, huge))).toBe(true);
    expect(performance.now() - beganMs).toBeLessThan(1000);
  });

  it('are cut if too long, keeping their beginning', () => {
    expect(find(`retriever${' retriever'.repeat(5000)}`)).toEqual(['beach-dog']);
  });
});

describe('the number of people in a photo, its text, and its camera', () => {
  const photos = indexOf([
    { id: 'couple', description: 'A table.', peopleCount: 2 },
    { id: 'group', description: 'A park.', peopleCount: 7 },
    { id: 'three', description: 'A bench.', peopleCount: 3 },
    { id: 'nobody', description: 'A hill.', peopleCount: 0, camera: 'Apple iPhone 15 Pro' },
    { id: 'invoice', description: 'A document.', readText: 'BOOKWORLD\nInvoice 4711' },
  ]);

  it.each([
    ['2 people', ['couple']],
    ['two people', ['couple', 'group', 'three']],
    ['group of people', ['group', 'three']],
    ['7 people', ['group']],
    ['bookworld', ['invoice']],
    ['"invoice 4711"', ['invoice']],
    ['iphone 15', ['nobody']],
  ])('are found by %s', (query, ids) => {
    expect(find(query, photos)).toEqual(ids);
  });
});
