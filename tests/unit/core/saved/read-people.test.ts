import { describe, expect, it } from 'vitest';
import { VECTOR_LENGTH } from '#core/people/limits.ts';
import { changedPeople, type People } from '#core/people/people.ts';
import { readBoardPeople, readKnownPerson, readPersonName } from '#core/saved/read-people.ts';

const vector = new Float32Array(VECTOR_LENGTH);
vector[0] = 1;

/** Names as another program could have stored them, and what a person may read. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Ann\u202Egpj.', 'Anngpj.'],
  ['\u2066Ann\u2069', 'Ann'],
  ['\u200FAnn\u061C', 'Ann'],
  ['\u200BA\uFEFFnn\u00AD', 'Ann'],
  ['Ann\u0000\u001B[31m', 'Ann[31m'],
  [' Ann \n\u2028 Lee ', 'Ann Lee'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['👩\u200D👧', '👩\u200D👧'],
];

describe('a person’s name that was stored', () => {
  it.each(NAMES)('%j is read as %j', (stored, name) => {
    expect(readPersonName(stored)).toBe(name);
    expect(readKnownPerson({ name: stored, vectors: [vector] })?.name).toBe(name);
    const person = { id: 1, name: stored, named: 1, faces: [0], isHidden: false };
    const face = {
      photoId: 'a',
      left: 0,
      top: 0,
      width: 9,
      height: 9,
      score: 1,
      sizePx: 9,
      isClear: true,
      vector,
    };
    const board = readBoardPeople({
      key: 'a',
      faces: [face],
      people: { persons: [person], nextId: 2, not: new Map() },
      lookedAt: new Set(['a']),
      unread: 0,
      answered: new Set(),
      several: 'groups',
      writesNames: true,
    });
    expect(board?.people.persons[0]?.name).toBe(name);
  });

  it.each(NAMES)('is what typing %j would have given: %j', (typed, name) => {
    const people: People = {
      persons: [{ id: 1, name: '', named: 0, faces: [0], isHidden: false }],
      nextId: 2,
      not: new Map(),
    };
    expect(changedPeople(people, [], { type: 'name', id: 1, name: typed }).persons[0]?.name).toBe(name);
  });

  it('is none if nothing of it can be seen', () => {
    expect(readPersonName('\u202E\u2066')).toBeUndefined();
    expect(readKnownPerson({ name: '\u202E', vectors: [vector] })).toBeUndefined();
  });
});
