import { dot } from './vectors.ts';
import { COMPARED_GROUPS, MAYBE_SAME_PERSON, MOST_QUESTIONS } from './limits.ts';
import { type People, type PhotoFace, sumOf } from './people.ts';
import { pictureOf } from './picture-of.ts';

/** Two groups that may be the same person. */
export interface SamePerson {
  readonly ids: readonly [number, number];
  /** The mean similarity of their faces */
  readonly likeness: number;
}

/**
 * Returns pairs of groups that nearly resemble one person, most similar first. Groups that both have names are
 * different people, as are groups with a picture in common and those that a person separated.
 *
 * @param answered pairs that are not asked about again, as `pairKey` returns them
 */
export function samePersonQuestions(
  { persons, not }: People,
  faces: readonly PhotoFace[],
  answered: ReadonlySet<string>,
): readonly SamePerson[] {
  const shown = persons
    .filter(({ isHidden }) => !isHidden)
    .toSorted((a, b) => b.faces.length - a.faces.length)
    .slice(0, COMPARED_GROUPS)
    .map((person) => ({
      person,
      sum: sumOf(person.faces.flatMap((at) => faces[at]?.vector ?? [])),
      pictures: new Set(person.faces.flatMap((at) => (faces[at] ? pictureOf(faces[at]) : []))),
    }))
    .filter(({ sum }) => sum.length > 0);
  const asked: SamePerson[] = [];
  for (const [at, one] of shown.entries()) {
    for (const other of shown.slice(at + 1)) {
      const ids = [one.person.id, other.person.id] as const;
      if (one.person.name !== '' && other.person.name !== '') continue;
      const likeness = dot(one.sum, other.sum) / (one.person.faces.length * other.person.faces.length);
      if (likeness < MAYBE_SAME_PERSON || answered.has(pairKey(ids))) continue;
      if ([...one.pictures].some((picture) => other.pictures.has(picture))) continue;
      const isParted = [one, other].some(({ person }) =>
        person.faces.some((face) => ids.some((id) => not.get(face)?.has(id))),
      );
      if (!isParted) asked.push({ ids, likeness });
    }
  }
  return asked.toSorted((a, b) => b.likeness - a.likeness).slice(0, MOST_QUESTIONS);
}

/** Returns one key for a pair of people, in any order. */
export function pairKey([one, other]: readonly [number, number]): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
