import type { Stack } from '#core/similarity/alike/stacks.ts';
import { createContext } from 'react';

/** The stacks of a board, for components that show its photos. */
export interface BoardStacks {
  /** Returns the stack that contains a photo. */
  readonly stackOf: (photoId: string) => Stack | undefined;
  /** Returns the photos under this photo's card. */
  readonly under: (photoId: string) => readonly string[];
  /** Returns whether a photo is under another one's card. */
  readonly isUnder: (photoId: string) => boolean;
  /** Opens the stack of a photo. */
  readonly open: (photoId: string) => void;
  /** Loads the stack viewer before the press. */
  readonly prepare: () => void;
  /** Combines the selected photos into one stack; undefined if that isn't possible. */
  readonly stackChosen: (() => void) | undefined;
  /** Marks the selected photos that look alike as no duplicates; undefined if there are none. */
  readonly setChosenApart: (() => void) | undefined;
}

export const StacksContext = createContext<BoardStacks | undefined>(undefined);

/** The id of the button that opens the first stack. */
export const STACKS_BUTTON = 'stacks-look';

/** Returns the id of the button that opens a stack, by the photo whose card it is on. */
export const stackButtonId = (photoId: string) => `stack-${photoId}`;
