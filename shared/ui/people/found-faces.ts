import { isComparable, withVectors } from '#core/people/board-groups.ts';
import type { BoardPeople } from '#core/people/board-people.ts';
import { pushTo } from '#core/push-to.ts';
import { type FacesInPhotos, NOTHING_FOUND } from './faces-in-photos.ts';
import type { PeopleState, SeenFace } from './people-state.ts';

/** Returns the photos of whose faces only the places are known. */
export function onlyPlaces(faces: readonly SeenFace[]): ReadonlySet<string> {
  return new Set(faces.flatMap((face) => (isComparable(face) ? [] : [face.photoId])));
}

/**
 * Returns what is known with the faces found in a restored board's photos again, and in other photos. A photo that
 * couldn't be read again keeps its faces, but counts as not analyzed.
 */
export function withFound(
  known: Pick<PeopleState, 'faces' | 'people' | 'lookedAt'>,
  again: FacesInPhotos,
  added = NOTHING_FOUND,
): Pick<PeopleState, 'faces' | 'people' | 'lookedAt'> {
  const { faces, people } = withVectors(known, again.found);
  const unread = onlyPlaces(faces);
  const read = [...known.lookedAt, ...again.found.keys(), ...added.found.keys()];
  const lookedAt = new Set(read.filter((id) => !unread.has(id)));
  return { faces: [...faces, ...[...added.found.values()].flat()], people, lookedAt };
}

/** Returns a board's people with the vectors that are remembered of their faces. */
export function withRemembered(
  known: Pick<PeopleState, 'faces' | 'people'>,
  { faces, answered }: BoardPeople,
): Pick<PeopleState, 'faces' | 'people' | 'answered'> {
  const byPhoto = new Map<string, SeenFace[]>();
  for (const face of faces) pushTo(byPhoto, face.photoId, face);
  return { ...withVectors(known, byPhoto), answered };
}
