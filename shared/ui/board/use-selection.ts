import { useState } from 'react';

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

/** The selected photos of a board, to be moved together. */
interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** The photo selected last, where a range starts. */
  readonly anchor?: string;
}

export const NOTHING_CHOSEN: Selection = { chosen: new Set() };

/** Returns the selection with this photo added, or removed if it was selected. */
export function toggled({ chosen }: Selection, photoId: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(photoId)) next.add(photoId);
  return { chosen: next, anchor: photoId };
}

/**
 * Returns the selection extended by all photos from the one selected last to this one; by this one alone if there is
 * none.
 *
 * @param order the ids of all photos as the board shows them
 */
export function extended(selection: Selection, order: readonly string[], photoId: string): Selection {
  const { chosen, anchor = photoId } = selection;
  const [from, to] = [order.indexOf(anchor), order.indexOf(photoId)];
  if (to === -1) return selection;
  const range = from === -1 ? [photoId] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: new Set([...chosen, ...range]), anchor: from === -1 ? photoId : anchor };
}

/** Returns the selection with all of these added. */
export function withAll({ chosen }: Selection, photoIds: readonly string[]): Selection {
  const last = photoIds.at(-1);
  return { chosen: new Set([...chosen, ...photoIds]), ...(last === undefined ? {} : { anchor: last }) };
}

/** Returns the selected photos that still exist, in the order of the board. */
export function chosenOf({ chosen }: Selection, order: readonly string[]): string[] {
  return order.filter((photoId) => chosen.has(photoId));
}
