import * as fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupFaces } from '#core/people/group-faces.ts';
import { continuedPeople, type KnownPerson, knownPeople } from '#core/people/known-people.ts';
import { KNOWN_VECTORS, NAME_LENGTH, VECTOR_LENGTH } from '#core/people/limits.ts';
import { namesOfPhotos } from '#core/people/names-of-photos.ts';
import { changedPeople } from '#core/people/people.ts';
import { personName } from '#core/people/person-name.ts';
import { readBoardPeople, readKnownPerson } from '#core/saved/read-people.ts';
import { readPeople, type RememberedPerson, writePeople } from '../../cli/people/people-file.ts';
import { survives } from './survives.ts';

const TOP = '/pictures';
const hostile = fc.constantFrom<unknown>(
  NaN,
  Infinity,
  -1,
  1e308,
  null,
  '',
  '../up',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  'a'.repeat(100_000),
  'ß'.repeat(100_000),
  Object.create(null),
  [[[]]],
);
const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 2 }));
/** Mostly what is expected, and sometimes anything. */
const mostly = <Value>(value: fc.Arbitrary<Value>) => fc.oneof({ weight: 20, arbitrary: value }, anything);

const direction = fc
  .tuple(fc.nat(VECTOR_LENGTH - 1), fc.nat(VECTOR_LENGTH - 1))
  .map(([one, other]) => vectorAt(one, other));

function vectorAt(one: number, other: number): Float32Array {
  const vector = new Float32Array(VECTOR_LENGTH);
  vector[one]! += 1;
  vector[other]! += 0.3;
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const person = fc.record({
  name: fc
    .string({ minLength: 1, maxLength: NAME_LENGTH })
    .filter((name) => !name.includes('/') && name !== '' && personName(name) === name),
  vectors: fc.array(direction, { minLength: 1, maxLength: KNOWN_VECTORS }),
  photos: fc.array(
    fc.record({
      path: fc.string(),
      sha256: fc.constantFrom('ab'.repeat(32), '0'.repeat(64)),
      sizeBytes: fc.nat(),
    }),
    { maxLength: 12 },
  ),
});

/** What an editor, another program or a broken disk makes of a file. */
const damage = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    kind: fc.constant('edit' as const),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    text: fc.oneof(fc.string(), fc.constantFrom('"', '}', '[', '__proto__', '\0', '1e999')),
  }),
  fc.record({ kind: fc.constant('field' as const), field: fc.string(), value: anything, at: fc.nat() }),
  fc.record({ kind: fc.constant('whole' as const), value: anything }),
);

/** The text, damaged. A field is one of the file's own, or a new one. */
function damaged(text: string, how: typeof damage extends fc.Arbitrary<infer How> ? How : never): string {
  switch (how.kind) {
    case 'cut':
      return text.slice(0, Math.floor(how.share * text.length));
    case 'edit': {
      const at = Math.floor(how.share * text.length);
      return text.slice(0, at) + how.text + text.slice(at + how.text.length);
    }
    case 'field': {
      const fields = [...text.matchAll(/"(\w+)":/g)];
      const field = fields[how.at % fields.length]?.[1] ?? how.field;
      const json = JSON.stringify(how.value) ?? '1e999';
      return text.replace(new RegExp(`"${field}":("[^"]*"|\\d+|\\[|\\{)`), () => `"${field}":${json}`);
    }
    case 'whole':
      return JSON.stringify(how.value) ?? '';
  }
}

function expectKnown({ name, vectors }: KnownPerson): void {
  expect(name.length > 0 && name.length <= NAME_LENGTH).toBe(true);
  expect(vectors.length > 0 && vectors.length <= KNOWN_VECTORS).toBe(true);
  for (const vector of vectors) {
    expect(vector).toBeInstanceOf(Float32Array);
    expect(Math.abs(Math.hypot(...vector) - 1)).toBeLessThan(0.01);
  }
}

function expectPerson(one: RememberedPerson): void {
  expect(Object.keys(one).toSorted()).toEqual(['name', 'photos', 'vectors']);
  expectKnown(one);
  for (const { path, sha256, sizeBytes } of one.photos) {
    expect(typeof path).toBe('string');
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(Number.isSafeInteger(sizeBytes) && sizeBytes >= 0).toBe(true);
  }
}

describe('the file of remembered people', () => {
  let state: string;
  beforeAll(async () => {
    state = await mkdtemp(join(tmpdir(), 'people-fuzz-'));
  });
  afterAll(() => rm(state, { recursive: true }));

  it('gives what was written', () =>
    survives(
      fc.array(person, { maxLength: 3 }),
      async (people) => {
        await writePeople(state, TOP, people);
        expect(await readPeople(state, TOP)).toEqual({ people, unreadable: undefined });
      },
      4,
    ));

  it('gives people as we write them, or says that it can’t be read, whatever happened to it', () =>
    survives(
      fc.tuple(fc.array(person, { minLength: 1, maxLength: 3 }), damage),
      async ([people, how]) => {
        await writePeople(state, TOP, people);
        const [file = ''] = await readdir(state);
        const path = join(state, file);
        const text = damaged(await readFile(path, 'utf8'), how);
        await writeFile(path, text);
        const kept = await readPeople(state, TOP);
        for (const one of kept.people) expectPerson(one);
        // Nobody is lost without a word: all of them are read, or the path is said.
        const listed = kept.unreadable === undefined && (JSON.parse(text) as { people: unknown[] }).people;
        expect(kept.people).toHaveLength(listed ? listed.length : 0);
        expect(kept.unreadable).toBe(listed ? undefined : path);
        expect(await readFile(path, 'utf8')).toBe(text);
        expect(Object.hasOwn(Object.prototype, 'name')).toBe(false);
      },
      4,
    ));
});

const face = fc.record({
  photoId: mostly(fc.constantFrom('a', 'b', 'c', 'd')),
  ...Object.fromEntries(
    ['left', 'top', 'width', 'height', 'score', 'sizePx'].map((key) => [
      key,
      mostly(fc.double({ min: 0, max: 1, noNaN: true })),
    ]),
  ),
  isClear: mostly(fc.boolean()),
  vector: mostly(
    fc.oneof(direction, fc.float32Array({ minLength: VECTOR_LENGTH, maxLength: VECTOR_LENGTH })),
  ),
});
const index = mostly(fc.nat(4));
const board = fc.record({
  key: mostly(fc.constant('a')),
  faces: mostly(fc.array(face, { maxLength: 5 })),
  people: fc.record({
    persons: mostly(
      fc.array(
        fc.record(
          {
            id: mostly(fc.integer({ min: 1, max: 3 })),
            name: mostly(fc.constantFrom('', 'Ann', '__proto__')),
            named: index,
            faces: mostly(fc.array(index, { minLength: 1, maxLength: 3 })),
            cover: index,
            isHidden: mostly(fc.boolean()),
          },
          { requiredKeys: ['id', 'name', 'named', 'faces', 'isHidden'] },
        ),
        { maxLength: 2 },
      ),
    ),
    nextId: mostly(fc.integer({ min: 1, max: 5 })),
    not: mostly(
      fc
        .array(fc.tuple(index, mostly(fc.array(index).map((ids) => new Set(ids)))))
        .map((all) => new Map(all)),
    ),
  }),
  lookedAt: mostly(fc.constant(new Set(['a', 'b']))),
  unread: mostly(fc.nat()),
  answered: mostly(fc.constantFrom(new Set(['1 2']), new Set(['2', 7]))),
  several: mostly(fc.constantFrom('first', 'groups')),
  writesNames: mostly(fc.boolean()),
  savedMs: anything,
});

describe('people that a browser remembers', () => {
  it('are refused, or are a person of whom vectors are known', () =>
    survives(
      fc.record({ name: mostly(fc.string()), vectors: mostly(fc.array(mostly(direction))), more: anything }),
      (kept) => {
        const known = readKnownPerson(kept);
        if (known) expectKnown(known);
      },
    ));

  it('are refused, or are a board on which every change works', () =>
    survives(board, (kept) => {
      const read = readBoardPeople(kept);
      if (!read) return;
      const { faces, people } = read;
      for (const { vector } of faces) expect(Math.abs(Math.hypot(...vector) - 1)).toBeLessThan(0.01);
      for (const { faces: members } of people.persons) {
        for (const at of members) expect(faces[at]).toBeDefined();
      }
      const {
        persons: [first],
      } = people;
      if (!first) return;
      const { id, faces: members } = first;
      for (const change of [
        { type: 'not', id, faces: members.slice(0, 1) },
        { type: 'split', id, faces: members.slice(0, 1) },
        { type: 'name', id, name: 'Bo' },
      ] as const) {
        const now = changedPeople(people, faces, change);
        namesOfPhotos(now, faces);
        continuedPeople(groupFaces(faces), faces, knownPeople(now, faces));
      }
    }));
});
