import type { Stack } from '#core/similarity/alike/stacks.ts';
import { createContext } from 'react';

/** The stacks of a board, for what shows its photos. */
export interface BoardStacks {
  /** The stack that a photo is in. */
  readonly stackOf: (photoId: string) => Stack | undefined;
  /** The photos that lie under the card of this one. */
  readonly under: (photoId: string) => readonly string[];
  /** Whether a photo lies under the card of another one. */
  readonly isUnder: (photoId: string) => boolean;
  /** Opens the stack of a photo. */
  readonly open: (photoId: string) => void;
  /** Loads what that needs, ahead of the press. */
  readonly prepare: () => void;
  /** Makes one stack of the chosen photos; undefined where that means nothing. */
  readonly stackChosen: (() => void) | undefined;
  /** Takes the chosen photos that look alike for no duplicates; undefined where there are none. */
  readonly setChosenApart: (() => void) | undefined;
}

export const StacksContext = createContext<BoardStacks | undefined>(undefined);

/** The id of the button that opens the first stack. */
export const STACKS_BUTTON = 'stacks-look';

/** The id of the button that opens a stack, by the photo whose card it is on. */
export const stackButtonId = (photoId: string) => `stack-${photoId}`;
