import type { People, PhotoFace } from './people.ts';
import { pushTo } from '../push-to.ts';

/** Where a photo of several named people goes: to the folder of the one who was named first, or to a common one. */
export const SEVERAL_PEOPLE = ['first', 'groups'] as const;
export type SeveralPeople = (typeof SEVERAL_PEOPLE)[number];

/** The names of the people in each photo, in the order in which they were named; photos of nobody named are missing. */
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
 * The folder of a photo by the people in it; empty without any.
 *
 * @param groups what the folder of several people is called
 */
export function personFolder(names: readonly string[], several: SeveralPeople, groups: string): string {
  return names.length > 1 && several === 'groups' ? groups : (names[0] ?? '');
}
