import { personName } from './person-name.ts';
import type { Face } from './face.ts';
import { dot } from './vectors.ts';
import { BELONGS, FEWEST_FACES, SAME_PERSON } from './limits.ts';

/** A face and the photo it is in. */
export interface PhotoFace extends Face {
  readonly photoId: string;
}

/** A person: a group of faces that somebody may have named. */
export interface Person {
  readonly id: number;
  /** Empty while unnamed. */
  readonly name: string;
  /** Position in the order of naming; 0 while unnamed. */
  readonly named: number;
  /** Indices of the faces. */
  readonly faces: readonly number[];
  /** The face that represents the person; the best one if undefined. */
  readonly cover?: number | undefined;
  readonly isHidden: boolean;
  /** Whether it was found as a pair of clear faces; see {@link isMaybe}. */
  readonly isPair?: true | undefined;
}

/** The people of a batch. Faces that belong to nobody are ungrouped. */
export interface People {
  readonly persons: readonly Person[];
  readonly nextId: number;
  /** For each corrected face: the people it does not belong to. */
  readonly not: ReadonlyMap<number, ReadonlySet<number>>;
}

export const NOBODY: People = { persons: [], nextId: 1, not: new Map() };

/**
 * Returns people from groups of faces. Groups from fewer photos than `FEWEST_FACES` stay ungrouped, except pairs of clear
 * faces.
 *
 * @param groups indices into `faces`
 */
export function peopleFromGroups(
  groups: readonly (readonly number[])[],
  faces: readonly PhotoFace[],
): People {
  const counted = groups.map((members) => ({
    members,
    photos: new Set(members.map((at) => faces[at]?.photoId)).size,
  }));
  const shown = counted.filter(
    ({ members, photos }) => photos >= FEWEST_FACES || (photos > 1 && isClearPair(members, faces)),
  );
  const persons = shown.map(({ members, photos }, at): Person => {
    const isPair = photos < FEWEST_FACES || undefined;
    return { id: at + 1, name: '', named: 0, faces: members, isHidden: false, isPair };
  });
  return { persons, nextId: persons.length + 1, not: new Map() };
}

function isClearPair(members: readonly number[], faces: readonly PhotoFace[]): boolean {
  const [one, other, third] = members.map((at) => faces[at]);
  if (!one?.isClear || !other?.isClear || third) return false;
  return dot(one.vector, other.vector) >= BELONGS;
}

/** Returns whether a group is only maybe a person: two clear photos, and nobody has named or extended it. */
export function isMaybe({ isPair, named, faces }: Person): boolean {
  return isPair === true && named === 0 && faces.length < FEWEST_FACES;
}

/** Indices of the ungrouped faces. */
export function ungroupedFaces(people: People, faces: readonly PhotoFace[]): readonly number[] {
  const grouped = new Set(people.persons.flatMap((person) => person.faces));
  return faces.flatMap((_, at) => (grouped.has(at) ? [] : [at]));
}

/** Returns how many faces wait for a decision: ungrouped ones, and those of groups that are only maybe a person. */
export function facesWaiting(people: People, faces: readonly PhotoFace[]): number {
  const maybe = people.persons.filter((person) => !person.isHidden && isMaybe(person));
  return ungroupedFaces(people, faces).length + maybe.reduce((sum, person) => sum + person.faces.length, 0);
}

/** Returns the person with an id; undefined if there is none. */
export function personOf(people: People, id: number | undefined): Person | undefined {
  return people.persons.find((person) => person.id === id);
}

/** Returns the face that represents a person: the chosen one, or else the largest certain one. */
export function coverOf({ cover, faces: members }: Person, faces: readonly PhotoFace[]): number | undefined {
  if (cover !== undefined && members.includes(cover)) return cover;
  const value = (at: number) => (faces[at]?.score ?? 0) * Math.min(faces[at]?.sizePx ?? 0, 200);
  return members.toSorted((a, b) => value(b) - value(a))[0];
}

/** A person's edit */
export type PeopleChange =
  | { readonly type: 'name'; readonly id: number; readonly name: string }
  | { readonly type: 'merge'; readonly ids: readonly number[] }
  | { readonly type: 'split'; readonly id: number; readonly faces: readonly number[] }
  | { readonly type: 'not'; readonly id: number; readonly faces: readonly number[] }
  | { readonly type: 'add'; readonly id: number; readonly faces: readonly number[] }
  | { readonly type: 'hide'; readonly id: number; readonly isHidden: boolean }
  | { readonly type: 'cover'; readonly id: number; readonly face: number };

/** Returns the people after an edit; the same object if it changes nothing. */
export function changedPeople(people: People, faces: readonly PhotoFace[], change: PeopleChange): People {
  switch (change.type) {
    case 'name':
      return named(people, change.id, change.name);
    case 'merge':
      return merged(people, change.ids);
    case 'split':
      return split(people, change.id, change.faces);
    case 'not':
      return rejected(people, faces, change);
    case 'add':
      return added(people, change.id, change.faces);
    case 'hide':
      return edited(people, change.id, { isHidden: change.isHidden });
    case 'cover':
      return edited(people, change.id, { cover: change.face });
  }
}

function edited(people: People, id: number, changed: Partial<Person>): People {
  const persons = people.persons.map((person) => (person.id === id ? { ...person, ...changed } : person));
  return { ...people, persons };
}

/** Two people with the same name are one person. */
function named(people: People, id: number, typed: string): People {
  const name = personName(typed);
  const person = personOf(people, id);
  if (!person || person.name === name) return people;
  const order = Math.max(0, ...people.persons.map((other) => other.named)) + 1;
  const now = edited(people, id, { name, named: name === '' ? 0 : person.named || order });
  const same = personNamed(people, name, id);
  return same ? merged(now, [same.id, id]) : now;
}

/** Returns the person with this name, ignoring case, except the one with the id `except`. */
export function personNamed(people: People, name: string, except?: number): Person | undefined {
  if (name.trim() === '') return undefined;
  const key = name.trim().toLowerCase();
  return people.persons.find((person) => person.id !== except && person.name.toLowerCase() === key);
}

/** The first named one keeps its name and cover, or else the largest. */
function merged(people: People, ids: readonly number[]): People {
  const all = people.persons.filter(({ id }) => ids.includes(id));
  const [first, ...others] = all.toSorted(
    (a, b) => (a.named || Infinity) - (b.named || Infinity) || b.faces.length - a.faces.length,
  );
  if (!first || others.length === 0) return people;
  const faces = all.flatMap((person) => person.faces).toSorted((a, b) => a - b);
  const gone = new Set(others.map(({ id }) => id));
  const persons = people.persons.filter(({ id }) => !gone.has(id));
  return edited({ ...people, persons }, first.id, { faces, isHidden: false });
}

function split(people: People, id: number, chosen: readonly number[]): People {
  const person = personOf(people, id);
  const leaving = person?.faces.filter((face) => chosen.includes(face)) ?? [];
  if (!person || leaving.length === 0 || leaving.length === person.faces.length) return people;
  const made = { id: people.nextId, name: '', named: 0, faces: leaving, isHidden: false };
  const left = without(parted(people, id, leaving), id, leaving);
  return { ...left, persons: [...left.persons, made], nextId: people.nextId + 1 };
}

/**
 * Removes faces from a person. They move to the person they resemble, if any, and are ungrouped otherwise. The
 * person's faces that resemble them more than the others go with them; nobody else changes.
 */
function rejected(
  people: People,
  faces: readonly PhotoFace[],
  { id, faces: chosen }: { readonly id: number; readonly faces: readonly number[] },
): People {
  const person = personOf(people, id);
  const seeds = person?.faces.filter((face) => chosen.includes(face)) ?? [];
  if (!person || seeds.length === 0) return people;
  const stay = person.faces.filter((face) => !seeds.includes(face));
  const vectorsOf = (members: readonly number[]) => members.flatMap((at) => faces[at]?.vector ?? []);
  const [away, here] = [sumOf(vectorsOf(seeds)), sumOf(vectorsOf(stay))];
  const leaving = new Set(seeds);
  for (const at of stay) {
    const vector = faces[at]?.vector;
    if (!vector || stay.length < 2) continue;
    const toThem = dot(vector, away) / seeds.length;
    const toOthers = (dot(vector, here) - 1) / (stay.length - 1);
    if (toThem >= SAME_PERSON && toThem > toOthers) leaving.add(at);
  }
  const apart = parted(people, id, [...leaving]);
  const left = without(apart, id, [...leaving]);
  const homes = left.persons
    .map((other) => ({ other, sum: sumOf(vectorsOf(other.faces)) }))
    .filter(({ sum }) => sum.length > 0);
  return [...leaving].reduce((now, at) => {
    const vector = faces[at]?.vector;
    const may = homes.flatMap(({ other, sum }) =>
      !vector || apart.not.get(at)?.has(other.id)
        ? []
        : [{ id: other.id, likeness: dot(vector, sum) / other.faces.length }],
    );
    const best = may.toSorted((a, b) => b.likeness - a.likeness)[0];
    return best && best.likeness >= BELONGS ? added(now, best.id, [at]) : now;
  }, left);
}

/** Records that faces are not a person's. */
function parted(people: People, id: number, faces: readonly number[]): People {
  const not = new Map(people.not);
  for (const at of faces) not.set(at, new Set([...(not.get(at) ?? []), id]));
  return { ...people, not };
}

/** Adds faces to a person, whoever they belonged to. */
function added(people: People, id: number, chosen: readonly number[]): People {
  if (!personOf(people, id)) return people;
  const others = people.persons.filter((person) => person.id !== id);
  const free = others.reduce((now, other) => without(now, other.id, chosen), people);
  const faces = personOf(free, id)?.faces ?? [];
  return edited(free, id, { faces: [...new Set([...faces, ...chosen])].toSorted((a, b) => a - b) });
}

/** Returns a person without some faces, or nothing if none remain. */
function without(people: People, id: number, faces: readonly number[]): People {
  const person = personOf(people, id);
  if (!person) return people;
  const gone = new Set(faces);
  const left = person.faces.filter((face) => !gone.has(face));
  if (left.length === 0) return { ...people, persons: people.persons.filter((one) => one.id !== id) };
  return edited(people, id, { faces: left });
}

/**
 * Returns the sum of vectors. Its product with another vector, divided by their number, is the mean similarity. Vectors
 * of faces that can't be compared are empty, and add nothing.
 */
export function sumOf(vectors: readonly Float32Array[]): Float64Array {
  const present = vectors.filter((vector) => vector.length > 0);
  const sum = new Float64Array(present[0]?.length ?? 0);
  for (const vector of present) {
    // By index, because an iterator takes ten times as long.
    for (let at = 0; at < sum.length; at += 1) sum[at]! += vector[at]!;
  }
  return sum;
}
