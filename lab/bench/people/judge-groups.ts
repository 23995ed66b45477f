import { FEWEST_FACES } from '../../../shared/core/people/limits.ts';

/** The quality of groups of faces, as shares from 0 to 1. */
export interface Judgment {
  /** Of the faces of people with at least three, those in their person's largest visible group. */
  readonly right: number;
  /** Of the faces in visible groups, those of another person than most of the group. */
  readonly wrong: number;
  readonly shownFaces: number;
  readonly groups: number;
}

/**
 * Judges groups by the faces' people.
 *
 * @param groups indices into `people`
 * @param people the person of each face; every stranger has a unique name
 */
export function judgeGroups(groups: readonly (readonly number[])[], people: readonly string[]): Judgment {
  const facesOf = counted(people);
  const most = new Map<string, number>();
  const shown = groups.filter(({ length }) => length >= FEWEST_FACES);
  let wrong = 0;
  for (const group of shown) {
    const [[person, count] = ['', 0]] = [...counted(group.map((at) => people[at] ?? ''))].toSorted(
      (one, other) => other[1] - one[1],
    );
    wrong += group.length - count;
    if (count >= FEWEST_FACES) most.set(person, Math.max(count, most.get(person) ?? 0));
  }
  const eligible = sum([...facesOf.values()].filter((count) => count >= FEWEST_FACES));
  const shownFaces = sum(shown.map(({ length }) => length));
  return {
    right: sum([...most.values()]) / eligible,
    wrong: shownFaces === 0 ? 0 : wrong / shownFaces,
    shownFaces,
    groups: shown.length,
  };
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
