/** A step from one photo to another. */
export type Step = 'previous' | 'next' | 'first' | 'last';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** Returns the step for a key, by the browser's name of the key. */
export function stepOfKey(key: string): Step | undefined {
  return Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
}

/**
 * Returns the photo after a step; undefined before the first and after the last.
 *
 * @param order the ids of all photos, each once
 */
export function photoAfter(order: readonly string[], photoId: string, step: Step): string | undefined {
  const at = order.indexOf(photoId);
  if (at === -1) return undefined;
  const to = { previous: at - 1, next: at + 1, first: 0, last: order.length - 1 }[step];
  return to === at ? undefined : order[to];
}

/** Returns the photos to keep ready: the visible one, then the next, then the previous. */
export function photosToKeep(order: readonly string[], photoId: string): string[] {
  const neighbours = (['next', 'previous'] as const).map((step) => photoAfter(order, photoId, step));
  return [photoId, ...neighbours.filter((id) => id !== undefined)];
}
