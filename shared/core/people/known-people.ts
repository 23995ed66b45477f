import { dot } from './group-faces.ts';
import { KNOWN_VECTORS, SAME_PERSON } from './limits.ts';
import { changedPeople, type People, type PhotoFace, sumOf } from './people.ts';

/** A named person as this device remembers them, if the user says so. */
export interface KnownPerson {
  readonly name: string;
  /** Vectors of some of their faces. */
  readonly vectors: readonly Float32Array[];
}

/** What is remembered of the named people: a few vectors of each, spread over their faces. */
export function knownPeople({ persons }: People, faces: readonly PhotoFace[]): readonly KnownPerson[] {
  return persons
    .filter(({ name }) => name !== '')
    .map(({ name, faces: members }) => {
      const step = Math.max(1, members.length / KNOWN_VECTORS);
      const count = Math.min(members.length, KNOWN_VECTORS);
      const some = Array.from({ length: count }, (_, at) => members[Math.floor(at * step)] ?? 0);
      return { name, vectors: some.flatMap((at) => faces[at]?.vector ?? []) };
    });
}

/** What was remembered before, with what is known now; of one name the later. */
export function mergedKnown(
  before: readonly KnownPerson[],
  now: readonly KnownPerson[],
): readonly KnownPerson[] {
  const names = new Set(now.map(({ name }) => name.toLowerCase()));
  return [...before.filter(({ name }) => !names.has(name.toLowerCase())), ...now];
}

/** Names the groups that are like remembered people. */
export function withKnownNames(
  people: People,
  faces: readonly PhotoFace[],
  known: readonly KnownPerson[],
): People {
  const sums = known.map(({ name, vectors }) => ({ name, sum: sumOf(vectors), count: vectors.length }));
  return people.persons.reduce((now, { id, name, faces: members }) => {
    if (name !== '') return now;
    const own = sumOf(members.flatMap((at) => faces[at]?.vector ?? []));
    const best = sums
      .map((one) => ({ name: one.name, likeness: dot(own, one.sum) / (members.length * one.count) }))
      .toSorted((a, b) => b.likeness - a.likeness)[0];
    if (!best || best.likeness < SAME_PERSON) return now;
    return changedPeople(now, faces, { type: 'name', id, name: best.name });
  }, people);
}
