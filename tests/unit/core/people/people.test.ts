import { describe, expect, it } from 'vitest';
import { groupFaces } from '#core/people/group-faces.ts';
import { continuedPeople, knownPeople, mergedKnown } from '#core/people/known-people.ts';
import { namesOfPhotos, personFolder } from '#core/people/names-of-photos.ts';
import {
  changedPeople,
  coverOf,
  facesWaiting,
  isMaybe,
  type People,
  peopleFromGroups,
  ungroupedFaces,
} from '#core/people/people.ts';
import { pairKey, samePersonQuestions } from '#core/people/same-person.ts';
import { faceOf, vectorNear } from './made-faces.ts';

/** Two people with four and three faces, and a single other face; photo 7 shows both. */
const FACES = [
  ...[0, 1, 2].map((at) => faceOf(0, `photo-${at}`, at)),
  faceOf(0, 'photo-7', 3),
  ...[4, 5].map((at) => faceOf(1, `photo-${at}`, at)),
  faceOf(1, 'photo-7', 6),
  faceOf(2, 'photo-8', 7),
];
const PEOPLE = peopleFromGroups(groupFaces(FACES), FACES);

function changed(people: People, ...changes: Parameters<typeof changedPeople>[2][]): People {
  return changes.reduce((now, change) => changedPeople(now, FACES, change), people);
}

describe('two clear photos of somebody', () => {
  const pair = [0, 1].map((at) => faceOf(0, `photo-${at}`, at));
  const people = peopleFromGroups([[0, 1]], pair);

  it('are maybe a person, until somebody names or extends the group', () => {
    expect(people.persons.map(isMaybe)).toEqual([true]);
    expect(facesWaiting(people, pair)).toBe(2);
    const named = changedPeople(people, pair, { type: 'name', id: 1, name: 'Ann' });
    expect(named.persons.map(isMaybe)).toEqual([false]);
    expect(facesWaiting(named, pair)).toBe(0);
  });

  it('are nobody if one of them is unclear, or they are hardly alike', () => {
    const [first, second] = pair;
    if (!first || !second) throw new Error('There is no pair');
    expect(peopleFromGroups([[0, 1]], [first, { ...second, isClear: false }]).persons).toEqual([]);
    const other = faceOf(1, 'photo-1', 1);
    expect(peopleFromGroups([[0, 1]], [first, other]).persons).toEqual([]);
  });
});

describe('people', () => {
  it('are the groups of at least three faces; other faces are ungrouped', () => {
    expect(PEOPLE.persons.map(({ faces }) => faces)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
    ]);
    expect(ungroupedFaces(PEOPLE, FACES)).toEqual([7]);
  });

  it('with the same name, whatever the case, become one person who keeps the first name', () => {
    const ann = { type: 'name', id: 2, name: '  Ann ' } as const;
    const { persons } = changed(PEOPLE, ann, { type: 'name', id: 1, name: 'ann' });
    expect(persons).toHaveLength(1);
    expect(persons[0]).toMatchObject({ id: 2, name: 'Ann', faces: [0, 1, 2, 3, 4, 5, 6] });
  });

  it('can be merged and split, which changes nobody else', () => {
    const merged = changed(PEOPLE, { type: 'merge', ids: [1, 2] });
    expect(merged.persons.map(({ faces }) => faces.length)).toEqual([7]);
    const split = changed(merged, { type: 'split', id: 1, faces: [4, 5, 6] });
    expect(split.persons.map(({ id, faces }) => [id, faces.length])).toEqual([
      [1, 4],
      [3, 3],
    ]);
  });

  it('keep the name and the chosen face of the one named first when they are merged, however small', () => {
    const chosen = changed(
      PEOPLE,
      { type: 'name', id: 2, name: 'Ann' },
      { type: 'name', id: 1, name: 'Bo' },
      { type: 'cover', id: 2, face: 5 },
      { type: 'merge', ids: [1, 2] },
    );
    expect(chosen.persons).toMatchObject([{ id: 2, name: 'Ann', cover: 5, faces: [0, 1, 2, 3, 4, 5, 6] }]);
    const unnamed = changed(PEOPLE, { type: 'merge', ids: [2, 1] });
    expect(unnamed.persons).toMatchObject([{ id: 1, name: '' }]);
  });

  it('are shown again when a hidden one is merged with another', () => {
    const hidden = changed(PEOPLE, { type: 'hide', id: 1, isHidden: true });
    expect(changed(hidden, { type: 'merge', ids: [1, 2] }).persons).toMatchObject([{ isHidden: false }]);
  });

  it('stay unchanged if a change means nothing', () => {
    expect(changed(PEOPLE, { type: 'split', id: 1, faces: [0, 1, 2, 3] })).toBe(PEOPLE);
    expect(changed(PEOPLE, { type: 'merge', ids: [1, 9] })).toBe(PEOPLE);
    expect(changed(PEOPLE, { type: 'not', id: 9, faces: [0] })).toBe(PEOPLE);
  });

  it('lose a face that is said not to be theirs; it goes to the most similar person', () => {
    const wrong = changed(PEOPLE, { type: 'add', id: 1, faces: [4] });
    expect(wrong.persons.map(({ faces }) => faces)).toEqual([
      [0, 1, 2, 3, 4],
      [5, 6],
    ]);
    const right = changed(wrong, { type: 'not', id: 1, faces: [4] });
    expect(right.persons.map(({ faces }) => faces)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('lose the faces similar to the removed one, and no other person changes', () => {
    const mixed = changed(PEOPLE, { type: 'merge', ids: [1, 2] });
    const parted = changed(mixed, { type: 'not', id: 1, faces: [5] });
    expect(parted.persons.map(({ faces }) => faces)).toEqual([[0, 1, 2, 3]]);
    expect(ungroupedFaces(parted, FACES)).toEqual([4, 5, 6, 7]);
  });

  it('never get back a face that was said not to be theirs', () => {
    const parted = changed(PEOPLE, { type: 'not', id: 1, faces: [0] });
    expect(parted.not.get(0)).toEqual(new Set([1]));
    expect(ungroupedFaces(parted, FACES)).toContain(0);
  });

  it('show the chosen face while they have it, else the largest', () => {
    const faces = FACES.map((face, at) => (at === 2 ? { ...face, sizePx: 150 } : face));
    expect(coverOf(PEOPLE.persons[0]!, faces)).toBe(2);
    const chosen = changed(PEOPLE, { type: 'cover', id: 1, face: 1 });
    expect(coverOf(chosen.persons[0]!, faces)).toBe(1);
    expect(coverOf(changed(chosen, { type: 'not', id: 1, faces: [1] }).persons[0]!, faces)).toBe(2);
  });
});

describe('the names of photos', () => {
  const named = changed(PEOPLE, { type: 'name', id: 2, name: 'Ann' }, { type: 'name', id: 1, name: 'Bo' });

  it('include all named people in them, in the order they were named', () => {
    const names = namesOfPhotos(named, FACES);
    expect(names.get('photo-7')).toEqual(['Ann', 'Bo']);
    expect(names.get('photo-0')).toEqual(['Bo']);
    expect(names.has('photo-8')).toBe(false);
  });

  it('leave out hidden people', () => {
    const hidden = changed(named, { type: 'hide', id: 2, isHidden: true });
    expect(namesOfPhotos(hidden, FACES).get('photo-7')).toEqual(['Bo']);
  });

  it('give one folder: of the first named, or of groups', () => {
    expect(personFolder(['Ann', 'Bo'], 'first', 'Groups')).toBe('Ann');
    expect(personFolder(['Ann', 'Bo'], 'groups', 'Groups')).toBe('Groups');
    expect(personFolder(['Bo'], 'groups', 'Groups')).toBe('Bo');
    expect(personFolder([], 'groups', 'Groups')).toBe('');
  });
});

describe('“Same person?”', () => {
  /** Two groups of one person that are slightly less similar than required. */
  const faces = Array.from({ length: 6 }, (_, at) => ({
    ...faceOf(0, `photo-${at}`, at),
    vector: vectorNear(0, at < 3 ? 0 : 1, 0.28),
  }));
  const groups = peopleFromGroups(
    [
      [0, 1, 2],
      [3, 4, 5],
    ],
    faces,
  );

  it('asks about groups that are nearly alike', () => {
    expect(samePersonQuestions(groups, faces, new Set()).map(({ ids }) => ids)).toEqual([[1, 2]]);
  });

  it('does not ask about people without comparable faces, and compares the other faces of a person', () => {
    const without = (from: number, to: number) =>
      faces.map((face, at) => (at >= from && at < to ? { ...face, vector: new Float32Array() } : face));
    expect(samePersonQuestions(groups, without(3, 6), new Set())).toEqual([]);
    expect(samePersonQuestions(groups, without(0, 3), new Set())).toEqual([]);
    const [question] = samePersonQuestions(groups, without(1, 2), new Set());
    expect(question?.likeness).not.toBeNaN();
  });

  it('does not ask about hidden people', () => {
    const hidden = changedPeople(groups, faces, { type: 'hide', id: 2, isHidden: true });
    expect(samePersonQuestions(hidden, faces, new Set())).toEqual([]);
  });

  it('does not ask again about people whom somebody separated', () => {
    const one = changedPeople(groups, faces, { type: 'merge', ids: [1, 2] });
    const split = changedPeople(one, faces, { type: 'split', id: 1, faces: [3, 4, 5] });
    expect(split.persons.map((person) => person.faces.length)).toEqual([3, 3]);
    expect(samePersonQuestions(split, faces, new Set())).toEqual([]);
    const corrected = { ...groups, not: new Map([[4, new Set([1])]]) };
    expect(samePersonQuestions(corrected, faces, new Set())).toEqual([]);
  });

  it('does not ask twice, about two named people, or about people in one photo', () => {
    expect(samePersonQuestions(groups, faces, new Set([pairKey([2, 1])]))).toEqual([]);
    const one = changedPeople(groups, faces, { type: 'name', id: 1, name: 'Ann' });
    const both = changedPeople(one, faces, { type: 'name', id: 2, name: 'Bo' });
    expect(samePersonQuestions(both, faces, new Set())).toEqual([]);
    const together = faces.with(5, { ...faces[5]!, photoId: 'photo-0' });
    expect(samePersonQuestions(groups, together, new Set())).toEqual([]);
  });
});

describe('remembered people', () => {
  const known = knownPeople(changed(PEOPLE, { type: 'name', id: 1, name: 'Bo' }), FACES);

  it('name the groups that resemble them, and no others', () => {
    const again = continuedPeople(groupFaces(FACES), FACES, known);
    expect(again.persons.map(({ name, faces }) => [name, faces])).toEqual([
      ['Bo', [0, 1, 2, 3]],
      ['', [4, 5, 6]],
    ]);
  });

  it('are found again in a single new photo, while a stranger stays ungrouped', () => {
    const faces = [faceOf(0, 'new', 11), faceOf(1, 'new', 12), faceOf(2, 'new', 13)];
    const { persons } = continuedPeople(groupFaces(faces), faces, known);
    expect(persons.map(({ name, faces: members }) => [name, members])).toEqual([['Bo', [0]]]);
  });

  it('are in each photo once, and never with an unclear face', () => {
    const faces = [
      faceOf(0, 'new', 11),
      faceOf(0, 'new', 12),
      { ...faceOf(0, 'blurred', 13), isClear: false },
    ];
    const { persons } = continuedPeople(groupFaces(faces), faces, known);
    expect(persons.map(({ faces: members }) => members)).toHaveLength(1);
    expect(persons[0]?.faces).toHaveLength(1);
    expect(persons[0]?.faces).not.toContain(2);
  });

  it('have the newer faces of a name, whatever its case, and come in the order of naming', () => {
    const both = changed(PEOPLE, { type: 'name', id: 2, name: 'Ann' }, { type: 'name', id: 1, name: 'Bo' });
    const older = [
      { name: 'BO', vectors: [] },
      { name: 'Cleo', vectors: [] },
    ];
    const merged = mergedKnown(older, knownPeople(both, FACES));
    expect(merged.map(({ name }) => name)).toEqual(['Cleo', 'Ann', 'Bo']);
    expect(merged.at(-1)?.vectors).toHaveLength(4);
  });

  it('keep the order in which they were named', () => {
    const both = changed(PEOPLE, { type: 'name', id: 2, name: 'Ann' }, { type: 'name', id: 1, name: 'Bo' });
    const order = knownPeople(both, FACES).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const again = continuedPeople(groupFaces(FACES), FACES, order);
    expect(namesOfPhotos(again, FACES).get('photo-7')).toEqual(['Ann', 'Bo']);
  });
});
