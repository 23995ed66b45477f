import { describe, expect, it } from 'vitest';
import { assignPaths } from '#core/naming/assign-paths.ts';
import type { NameMarks, PlacedPhoto } from '#core/batch/batch-event.ts';
import { PATH_LENGTH } from '#core/limits.ts';

const PLACED = { description: '', category: 'People', folder: ['People'], name: 'person', extension: 'jpg' };
const DAY = '_2019-07-14';
const OTHER_DAY = '_2019-07-15';
const [BICYCLE, CAR, DOG] = ['_with_a_bicycle', '_with_a_car', '_with_a_dog'] as const;

/** Photos of the same name, with these suffixes. */
function persons(...marks: readonly (NameMarks | undefined)[]): PlacedPhoto[] {
  return personsIn(PLACED, ...marks);
}
function personsIn(
  placed: Omit<PlacedPhoto, 'photoId'>,
  ...marks: readonly (NameMarks | undefined)[]
): PlacedPhoto[] {
  return [...marks.entries()].map(([at, one]) => {
    return Object.assign({ photoId: `${at}` }, placed, one ? { marks: one } : {});
  });
}
const named = (photos: readonly PlacedPhoto[]) =>
  assignPaths(photos).map(({ path }) => path.slice('People/'.length, -'.jpg'.length));

describe('assignPaths', () => {
  it('keeps the name of a single photo', () => {
    expect(named(persons({ words: [BICYCLE], date: DAY }))).toEqual(['person']);
  });

  it(
    'distinguishes photos with the same name by content, including the first',
    { tags: ['entries-category-short-name'] },
    () => {
      const photos = persons({ words: [BICYCLE], date: DAY }, { words: [CAR], date: DAY });
      expect(named(photos)).toEqual(['person_with_a_bicycle', 'person_with_a_car']);
    },
  );

  it('prefers the word that fewest of the others have, or are named by', () => {
    const rare = persons({ words: [CAR, DOG] }, { words: [CAR, BICYCLE] }, { words: [CAR] }, { words: [] });
    expect(named(rare)).toEqual([
      'person_with_a_dog',
      'person_with_a_bicycle',
      'person_with_a_car',
      'person',
    ]);
    const photos = persons({ words: [BICYCLE] }, { words: [BICYCLE, CAR] }, { words: [DOG, CAR] });
    expect(named(photos)).toEqual(['person_with_a_bicycle', 'person_with_a_car', 'person_with_a_dog']);
  });

  it('lets those with the fewest words choose first', () => {
    const photos = persons({ words: [BICYCLE, CAR] }, { words: [BICYCLE] }, { words: [CAR, DOG] });
    expect(named(photos)).toEqual(['person_with_a_car', 'person_with_a_bicycle', 'person_with_a_dog']);
  });

  it('keeps the name of the one photo left once the others have a word', () => {
    expect(named(persons({ words: [], date: DAY }, { words: [CAR], date: DAY }))).toEqual([
      'person',
      'person_with_a_car',
    ]);
  });

  it('uses the date if no word distinguishes photos, since all show the same or nothing more', () => {
    const same = persons({ words: [CAR], date: DAY }, { words: [CAR], date: OTHER_DAY });
    expect(named(same)).toEqual(['person_2019-07-14', 'person_2019-07-15']);
    const bare = persons({ words: [], date: DAY }, { words: [], date: OTHER_DAY });
    expect(named(bare)).toEqual(['person_2019-07-14', 'person_2019-07-15']);
  });

  it('uses the date after a word that several have, but not all', () => {
    const photos = persons(
      { words: [DOG], date: DAY },
      { words: [DOG], date: OTHER_DAY },
      { words: [CAR], date: DAY },
    );
    expect(named(photos)).toEqual([
      'person_with_a_dog_2019-07-14',
      'person_with_a_dog_2019-07-15',
      'person_with_a_car',
    ]);
  });

  it('numbers photos within a day', () => {
    const day = { words: [], date: DAY };
    expect(named(persons(day, day, { words: [], date: OTHER_DAY }))).toEqual([
      'person_2019-07-14',
      'person_2019-07-14_2',
      'person_2019-07-15',
    ]);
  });

  it('numbers photos without a date', () => {
    expect(named(persons({ words: [], date: DAY }, undefined, undefined))).toEqual([
      'person_2019-07-14',
      'person',
      'person_2',
    ]);
  });

  it('uses no word that makes another photo’s name', () => {
    const other = { ...PLACED, photoId: 'other', name: 'person_with_a_dog' };
    const photos = [...persons({ words: [DOG, CAR] }, { words: [DOG], date: DAY }, { words: [] }), other];
    expect(named(photos)).toEqual(['person_with_a_car', 'person_2019-07-14', 'person', 'person_with_a_dog']);
  });

  it('compares only photos in one folder with one extension', () => {
    const [one, other] = persons({ words: [BICYCLE] }, { words: [CAR] }) as [PlacedPhoto, PlacedPhoto];
    const paths = (changed: Partial<PlacedPhoto>) =>
      assignPaths([one, { ...other, ...changed }]).map(({ path }) => path);
    expect(paths({ folder: ['Sports'] })).toEqual(['People/person.jpg', 'Sports/person.jpg']);
    expect(paths({ extension: 'png' })).toEqual(['People/person.jpg', 'People/person.png']);
    expect(paths({ folder: ['PEOPLE'], name: 'Person' })).toEqual([
      'People/person_with_a_bicycle.jpg',
      'PEOPLE/Person_with_a_car.jpg',
    ]);
  });

  it('gives the same paths to the same photos in the same order', () => {
    const photos = persons(
      { words: [DOG], date: DAY },
      undefined,
      { words: [DOG], date: DAY },
      { words: [CAR] },
    );
    expect(assignPaths(photos)).toEqual(assignPaths([...photos]));
    const words = (order: readonly PlacedPhoto[]) =>
      assignPaths(order)
        .filter(({ path }) => path.includes('_with_a_car'))
        .map(({ photoId }) => photoId);
    expect(words(photos.toReversed())).toEqual(words(photos));
  });

  it('keeps for later what the name does not say', () => {
    const mark = { words: [BICYCLE], date: DAY };
    expect(assignPaths(persons(mark))).toMatchObject([{ marks: mark }]);
    expect(assignPaths(persons(mark, { words: [] }))).toMatchObject([
      { marks: { words: [], date: DAY } },
      {},
    ]);
    const dated = assignPaths(persons({ words: [CAR], date: DAY }, { words: [CAR], date: OTHER_DAY }));
    expect(dated.map(({ marks }) => marks)).toEqual([undefined, undefined]);
    expect(assignPaths(persons(undefined))).toStrictEqual([{ photoId: '0', path: 'People/person.jpg' }]);
  });

  it('cuts a long name before the word, so that it still distinguishes', () => {
    const long = { ...PLACED, name: '語'.repeat(60) };
    const photos = personsIn(long, { words: [BICYCLE] }, { words: [CAR], date: DAY });
    const paths = assignPaths(photos).map(({ path }) => path);
    expect(paths[0]).toMatch(/語_with_a_bicycle\.jpg$/);
    expect(paths[1]).toMatch(/語_with_a_car\.jpg$/);
  });

  it('numbers photos if a long folder leaves no room for a word', () => {
    const deep = { ...PLACED, folder: ['f'.repeat(178)] };
    const photos = personsIn(deep, { words: [BICYCLE], date: DAY }, { words: [CAR], date: DAY });
    const paths = assignPaths(photos).map(({ path }) => path);
    expect(paths.map((path) => path.slice(179))).toEqual(['person.jpg', 'person_2.jpg']);
    for (const path of paths) expect(path.length).toBeLessThanOrEqual(PATH_LENGTH);
  });

  it('names a thousand photos that show the same within a second', () => {
    const photos = persons(
      ...Array.from({ length: 1000 }, (_, at) => ({ words: [CAR, DOG], date: at % 2 ? DAY : OTHER_DAY })),
    );
    const startedMs = performance.now();
    expect(new Set(named(photos)).size).toBe(1000);
    expect(performance.now() - startedMs).toBeLessThan(1000);
  });

  it('keeps a rule’s folder inside the archive', () => {
    const [entry] = assignPaths([{ ...PLACED, photoId: '1', folder: ['../../etc'] }]);
    expect(entry?.path).toBe('etc/person.jpg');
  });
});
