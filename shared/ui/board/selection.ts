/** The photos of a board that are chosen, to be moved together. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** The photo that was chosen last: a range begins there. */
  readonly anchor?: string;
}

export const NOTHING_CHOSEN: Selection = { chosen: new Set() };

/** The selection with a photo more, or without it where it was chosen. */
export function toggled({ chosen }: Selection, photoId: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(photoId)) next.add(photoId);
  return { chosen: next, anchor: photoId };
}

/**
 * The selection with all photos from the one chosen last to this one; with this one alone where there is none.
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

/** The selection with all of these. */
export function withAll({ chosen }: Selection, photoIds: readonly string[]): Selection {
  const last = photoIds.at(-1);
  return { chosen: new Set([...chosen, ...photoIds]), ...(last === undefined ? {} : { anchor: last }) };
}

/** The chosen photos that are still there, in the order of the board. */
export function chosenOf({ chosen }: Selection, order: readonly string[]): string[] {
  return order.filter((photoId) => chosen.has(photoId));
}
