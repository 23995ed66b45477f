/** A step from one photo to another. */
export type Step = 'previous' | 'next' | 'first' | 'last';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** The step that a key stands for, by the name that the browser gives the key. */
export function stepOfKey(key: string): Step | undefined {
  return Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
}

/**
 * The photo that a step leads to. There is none before the first and behind the last.
 *
 * @param order the ids of all photos, each once
 */
export function photoAfter(order: readonly string[], photoId: string, step: Step): string | undefined {
  const at = order.indexOf(photoId);
  if (at === -1) return undefined;
  const to = { previous: at - 1, next: at + 1, first: 0, last: order.length - 1 }[step];
  return to === at ? undefined : order[to];
}

/** The photos to have ready: the one that is seen, then the next, then the one before. */
export function photosToKeep(order: readonly string[], photoId: string): string[] {
  const neighbours = (['next', 'previous'] as const).map((step) => photoAfter(order, photoId, step));
  return [photoId, ...neighbours.filter((id) => id !== undefined)];
}
