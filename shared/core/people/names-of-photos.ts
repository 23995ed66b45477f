import type { People, PhotoFace } from './people.ts';
import { pushTo } from '../push-to.ts';

/** Where a photo of several named people goes: to the first named person's folder, or to a common one. */
export const SEVERAL_PEOPLE = ['first', 'groups'] as const;
export type SeveralPeople = (typeof SEVERAL_PEOPLE)[number];

/**
 * Returns the names of the people in each photo, in the order they were named. Photos without named people are
 * missing.
 */
export function namesOfPhotos(
  people: People,
  faces: readonly PhotoFace[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const named = people.persons.filter(({ name, isHidden }) => name !== '' && !isHidden);
  for (const person of named.toSorted((a, b) => a.named - b.named)) {
    for (const photoId of new Set(person.faces.flatMap((at) => faces[at]?.photoId ?? []))) {
      pushTo(names, photoId, person.name);
    }
  }
  return names;
}

/**
 * Returns a photo's folder by the people in it; empty without any.
 *
 * @param groups the name of the folder for several people
 */
export function personFolder(names: readonly string[], several: SeveralPeople, groups: string): string {
  return names.length > 1 && several === 'groups' ? groups : (names[0] ?? '');
}
