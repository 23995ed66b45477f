import { isComparable } from './board-groups.ts';
import { dot } from './vectors.ts';
import { BELONGS, KNOWN_VECTORS } from './limits.ts';
import { type People, peopleFromGroups, type Person, type PhotoFace, sumOf } from './people.ts';
import { pictureOf } from './picture-of.ts';

/** A named person as this device remembers them with the user's consent. */
export interface KnownPerson {
  readonly name: string;
  /** Vectors of some of their faces. */
  readonly vectors: readonly Float32Array[];
}

/**
 * Returns what is remembered of the named people, first named first: a few vectors each, spread over their faces.
 * Nobody is remembered without vectors.
 */
export function knownPeople({ persons }: People, faces: readonly PhotoFace[]): readonly KnownPerson[] {
  return persons
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => one.named - other.named)
    .flatMap(({ name, faces: all }) => {
      const members = all.flatMap((at) => {
        const face = faces[at];
        return face && isComparable(face) ? [face] : [];
      });
      if (members.length === 0) return [];
      const step = Math.max(1, members.length / KNOWN_VECTORS);
      const count = Math.min(members.length, KNOWN_VECTORS);
      const some = Array.from({ length: count }, (_, at) => members[Math.floor(at * step)]);
      return { name, vectors: some.flatMap((face) => face?.vector ?? []) };
    });
}

/** Merges what was remembered before with what is known now; of two with the same name, the newer wins. */
export function mergedKnown(
  before: readonly KnownPerson[],
  now: readonly KnownPerson[],
): readonly KnownPerson[] {
  const names = new Set(now.map(({ name }) => name.toLowerCase()));
  return [...before.filter(({ name }) => !names.has(name.toLowerCase())), ...now];
}

/**
 * Makes people from groups of faces. A group that resembles a remembered person becomes that person, however small.
 * Others become unnamed people, see `peopleFromGroups`.
 *
 * @param groups indices into `faces`
 */
export function continuedPeople(
  groups: readonly (readonly number[])[],
  faces: readonly PhotoFace[],
  known: readonly KnownPerson[],
): People {
  const homes = homesOf(groups, faces, known);
  const joined = known.map(({ name }, at) => {
    const members = groups.flatMap((group, number) => (homes.get(number) === at ? group : []));
    return { name, faces: members.toSorted((a, b) => a - b) };
  });
  const found = joined.filter((person) => person.faces.length > 0);
  const { persons: others, ...nobody } = peopleFromGroups(
    groups.filter((_, number) => !homes.has(number)),
    faces,
  );
  const persons = [
    ...found.map(({ name, faces: members }, at) => ({ name, faces: members, named: at + 1 })),
    ...others,
  ].toSorted((one, other) => other.faces.length - one.faces.length);
  return {
    ...nobody,
    persons: persons.map((person, at): Person => {
      return { ...person, id: at + 1, isHidden: false };
    }),
    nextId: persons.length + 1,
  };
}

/**
 * Returns the remembered person of each group that resembles one; the most similar groups first, and nobody twice in
 * one picture.
 */
function homesOf(
  groups: readonly (readonly number[])[],
  faces: readonly PhotoFace[],
  known: readonly KnownPerson[],
): ReadonlyMap<number, number> {
  const sums = known.map(({ vectors }) => ({ sum: sumOf(vectors), count: vectors.length }));
  const alike: { readonly group: number; readonly person: number; readonly likeness: number }[] = [];
  for (const [group, members] of groups.entries()) {
    if (!members.some((at) => faces[at]?.isClear)) continue;
    const own = sumOf(members.flatMap((at) => faces[at]?.vector ?? []));
    for (const [person, { sum, count }] of sums.entries()) {
      const likeness = dot(own, sum) / (members.length * count);
      if (likeness >= BELONGS) alike.push({ group, person, likeness });
    }
  }
  const homes = new Map<number, number>();
  const picturesOf = known.map(() => new Set<string>());
  for (const { group, person } of alike.toSorted((one, other) => other.likeness - one.likeness)) {
    const pictures = (groups[group] ?? []).flatMap((at) => (faces[at] ? pictureOf(faces[at]) : []));
    const taken = picturesOf[person];
    if (!taken || homes.has(group) || pictures.some((key) => taken.has(key))) continue;
    homes.set(group, person);
    for (const key of pictures) taken.add(key);
  }
  return homes;
}
