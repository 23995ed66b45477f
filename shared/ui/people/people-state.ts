import type { Failure } from '#core/failure.ts';
import type { SeveralPeople } from '#core/people/names-of-photos.ts';
import { NOBODY, type People, type PhotoFace } from '#core/people/people.ts';

/** A face in a photo, with a small picture of it once that is created. */
export interface SeenFace extends PhotoFace {
  readonly crop?: Blob;
}

/** What needs to look at photos. */
export type PeopleStep = 'search' | 'remembering';

/** The progress of grouping by person. Nothing is analyzed until the user starts it. */
export type PeoplePhase =
  | { readonly phase: 'off' }
  | { readonly phase: 'fetching'; readonly doneBytes: number; readonly totalBytes: number }
  | {
      readonly phase: 'looking';
      readonly done: number;
      readonly total: number;
      readonly isPaused: boolean;
    }
  | { readonly phase: 'grouping' }
  | {
      readonly phase: 'ready';
      /** Why another search failed, or why people couldn't be remembered. */
      readonly failed?: { readonly step: PeopleStep; readonly failure: Failure };
    }
  | { readonly phase: 'failed'; readonly failure: Failure };

/**
 * Everything known about the people on a board. It is only in the page's memory, except for the groups that are saved
 * with the board, and people that this device remembers.
 */
export interface PeopleState {
  readonly progress: PeoplePhase;
  readonly faces: readonly SeenFace[];
  readonly people: People;
  /** Photos that could not be analyzed. */
  readonly unread: number;
  /** The analyzed photos. */
  readonly lookedAt: ReadonlySet<string>;
  /** The people before each change, and after each undone change. */
  readonly past: readonly People[];
  readonly future: readonly People[];
  /** Pairs that the user isn't asked about again. */
  readonly answered: ReadonlySet<string>;
  /** The named people of each photo. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly several: SeveralPeople;
  /** Whether names become keywords in XMP files. */
  readonly writesNames: boolean;
  /** Whether faces are outlined in the large view. */
  readonly outlines: boolean;
  /** Whether this device remembers the named people. */
  readonly remembers: boolean;
}

export const NO_PEOPLE: PeopleState = {
  progress: { phase: 'off' },
  faces: [],
  people: NOBODY,
  unread: 0,
  lookedAt: new Set(),
  past: [],
  future: [],
  answered: new Set(),
  names: new Map(),
  several: 'first',
  writesNames: false,
  outlines: true,
  remembers: false,
};
