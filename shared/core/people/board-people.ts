import { isComparable, renumbered } from './board-groups.ts';
import type { SeveralPeople } from './names-of-photos.ts';
import type { People, PhotoFace } from './people.ts';

/** The people of one board as this device remembers them with the user's consent, without pictures. */
export interface BoardPeople {
  /** The id of the board's photo, which stays the same as long as the board exists. */
  readonly key: string;
  readonly faces: readonly PhotoFace[];
  readonly people: People;
  /** The analyzed photos */
  readonly lookedAt: ReadonlySet<string>;
  /** Number of photos that could not be analyzed */
  readonly unread: number;
  /** Pairs that were already answered; see `pairKey`. */
  readonly answered: ReadonlySet<string>;
  readonly several: SeveralPeople;
  readonly writesNames: boolean;
}

/**
 * Returns what is remembered of a board's people, without the pictures of their faces. Photos whose faces can't be
 * compared count as not analyzed.
 *
 * @returns undefined if no photo was analyzed
 */
export function boardPeople(known: Omit<BoardPeople, 'key'>): BoardPeople | undefined {
  const [key] = known.lookedAt;
  if (key === undefined) return undefined;
  const { unread, answered, several, writesNames } = known;
  const places = new Map<number, number>();
  const comparable = known.faces.filter((face, at) => isComparable(face) && places.set(at, places.size));
  const others = new Set(known.faces.flatMap((face) => (isComparable(face) ? [] : [face.photoId])));
  const lookedAt = new Set([...known.lookedAt].filter((id) => !others.has(id)));
  const people = renumbered(known.people, (at) => places.get(at));
  const faces = comparable.map(
    ({ photoId, frame, left, top, width, height, score, sizePx, isClear, vector }): PhotoFace => ({
      photoId,
      frame,
      left,
      top,
      width,
      height,
      score,
      sizePx,
      isClear,
      vector,
    }),
  );
  return { key, faces, people, lookedAt, unread, answered, several, writesNames };
}
