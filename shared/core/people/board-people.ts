import type { SeveralPeople } from './names-of-photos.ts';
import type { People, PhotoFace } from './people.ts';

/** The people of one board as this device remembers them, if the user says so. No picture is among it. */
export interface BoardPeople {
  /** The id of a photo of the board, the same as long as the board is there. */
  readonly key: string;
  readonly faces: readonly PhotoFace[];
  readonly people: People;
  /** The photos that were looked at. */
  readonly lookedAt: ReadonlySet<string>;
  /** How many photos could not be looked at. */
  readonly unread: number;
  /** Pairs that are not asked about again; see `pairKey`. */
  readonly answered: ReadonlySet<string>;
  readonly several: SeveralPeople;
  readonly writesNames: boolean;
}

/**
 * What is remembered of a board's people, without the pictures of their faces.
 *
 * @returns undefined where no photo was looked at
 */
export function boardPeople(known: Omit<BoardPeople, 'key'>): BoardPeople | undefined {
  const [key] = known.lookedAt;
  if (key === undefined) return undefined;
  const { people, lookedAt, unread, answered, several, writesNames } = known;
  const faces = known.faces.map(
    ({ photoId, left, top, width, height, score, sizePx, isClear, vector }): PhotoFace => ({
      photoId,
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
