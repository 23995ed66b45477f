import { useState } from 'react';
import { chosenOf, extended, NOTHING_CHOSEN, toggled, withAll } from './selection.ts';

export interface Choosing {
  /** The selected photos in the order of the board. */
  readonly chosen: readonly string[];
  readonly isChosen: (photoId: string) => boolean;
  readonly choose: (photoId: string, how: 'toggle' | 'range') => void;
  readonly chooseAll: (photoIds: readonly string[]) => void;
  readonly clearChosen: () => void;
}

/** Keeps the selected photos of a board. @param order the ids of all its photos */
export function useSelection(order: readonly string[]): Choosing {
  const [selection, setSelection] = useState(NOTHING_CHOSEN);
  return {
    chosen: chosenOf(selection, order),
    isChosen: (photoId) => selection.chosen.has(photoId),
    choose: (photoId, how) =>
      setSelection((before) =>
        how === 'toggle' ? toggled(before, photoId) : extended(before, order, photoId),
      ),
    chooseAll: (photoIds) => setSelection((before) => withAll(before, photoIds)),
    clearChosen: () => setSelection(NOTHING_CHOSEN),
  };
}
