import type { SeveralPeople } from './names-of-photos.ts';
import { overlap } from './overlap.ts';
import { coverOf, type People, type PhotoFace } from './people.ts';

/** Where a face is; nothing that would recognize it elsewhere. */
export type FacePlace = Pick<PhotoFace, 'photoId' | 'frame' | 'left' | 'top' | 'width' | 'height'>;

/**
 * The people of a board, as they are saved with it: places of faces, groups and names. Vectors aren't saved without
 * consent (see `BoardPeople`); {@link withVectors} adds them again once somebody looks at the photos.
 */
export interface BoardGroups {
  readonly faces: readonly FacePlace[];
  /** Each person has a cover, because only a face's place is saved. */
  readonly people: People;
  readonly lookedAt: ReadonlySet<string>;
  readonly unread: number;
  readonly several: SeveralPeople;
  readonly writesNames: boolean;
}

interface KnownPeople extends Omit<BoardGroups, 'faces'> {
  readonly faces: readonly PhotoFace[];
}

/** Returns what a board saves of its people; undefined if no photo was analyzed. */
export function boardGroups(known: KnownPeople): BoardGroups | undefined {
  const { people, lookedAt, unread, several, writesNames } = known;
  if (lookedAt.size === 0 && known.faces.length === 0) return undefined;
  const faces = known.faces.map(({ photoId, frame, left, top, width, height }): FacePlace => {
    return { photoId, frame, left, top, width, height };
  });
  const persons = people.persons.map((person) => ({ ...person, cover: coverOf(person, known.faces) }));
  return { faces, people: { ...people, persons }, lookedAt, unread, several, writesNames };
}

/** Returns the faces of saved groups, which can be shown, but not compared: their vectors are empty. */
export function facesAt(places: readonly FacePlace[]): PhotoFace[] {
  const vector = new Float32Array();
  return places.map((place) => ({ ...place, score: 0, sizePx: 0, isClear: false, vector }));
}

/** Returns whether a face can be compared with others. */
export function isComparable({ vector }: Pick<PhotoFace, 'vector'>): boolean {
  return vector.length > 0;
}

/** Returns people whose faces have other indices; a face without a new one is left out. */
export function renumbered(people: People, at: (face: number) => number | undefined): People {
  const persons = people.persons.flatMap((person) => {
    const faces = person.faces.flatMap((face) => at(face) ?? []);
    const { cover, ...rest } = person;
    const now = cover === undefined ? undefined : at(cover);
    return faces.length === 0 ? [] : [{ ...rest, faces, ...(now === undefined ? {} : { cover: now }) }];
  });
  const not = [...people.not].flatMap(([face, ids]) => {
    const now = at(face);
    return now === undefined ? [] : [[now, ids] as const];
  });
  return { ...people, persons, not: new Map(not) };
}

/** Two faces in one picture that share so much of their area are the same face. */
const SAME_PLACE = 0.5;

/**
 * Replaces faces that can't be compared by those found when their photos were looked at again. A face that isn't found
 * at its place leaves its group, and one that was found in addition belongs to nobody.
 *
 * @param found the faces of each photo that could be read; those of other photos stay
 */
export function withVectors<Found extends PhotoFace>(
  { faces, people }: { readonly faces: readonly Found[]; readonly people: People },
  found: ReadonlyMap<string, readonly Found[]>,
): { readonly faces: readonly Found[]; readonly people: People } {
  const rest = new Set([...found.values()].flat());
  const now: Found[] = [];
  const places = new Map<number, number>();
  for (const [at, face] of faces.entries()) {
    const there = found.get(face.photoId)?.filter((one) => rest.has(one) && one.frame === face.frame);
    const nearest = there?.toSorted((one, other) => overlap(other, face) - overlap(one, face))[0];
    const isAgain = nearest && overlap(nearest, face) >= SAME_PLACE;
    const same = !there || isComparable(face) ? face : isAgain ? nearest : undefined;
    if (!same) continue;
    rest.delete(same);
    places.set(at, now.length);
    now.push(same);
  }
  return { faces: [...now, ...rest], people: renumbered(people, (at) => places.get(at)) };
}
