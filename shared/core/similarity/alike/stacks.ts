import type { AlikeGroup, BestReason } from './alike-group.ts';

/**
 * What a person decided on photos that look alike: they are one stack, or no stack any more, since the best was kept, all
 * are kept, or they are no duplicates.
 */
export interface StackDecision {
  readonly how: 'stacked' | 'best-kept' | 'all-kept' | 'apart';
  readonly photoIds: readonly string[];
}

/** Photos that are shown as one, to be decided on. */
export interface Stack {
  /** `own` for photos that a person put together. */
  readonly kind: AlikeGroup['kind'] | 'own';
  /** The one that is proposed to be kept first, then the others in their order; two or more. */
  readonly photoIds: readonly string[];
  /** Why it is proposed. */
  readonly reasons: readonly BestReason[];
}

/**
 * The stacks that are left to decide on: the groups that were found, and what a person decided since, in that order.
 *
 * @param isThere whether a photo is on the board
 */
export function stacksOf(
  groups: readonly AlikeGroup[],
  decisions: readonly StackDecision[],
  isThere: (photoId: string) => boolean,
): Stack[] {
  let stacks = groups.map(({ kind, photoIds, bestId, reasons }): Stack => ({
    kind,
    photoIds: [bestId, ...photoIds.filter((id) => id !== bestId)],
    reasons,
  }));
  for (const { how, photoIds } of decisions) {
    const decided = new Set(photoIds);
    stacks = stacks.flatMap((stack) => without(stack, (id) => decided.has(id)));
    if (how === 'stacked') stacks = [...stacks, { kind: 'own', photoIds, reasons: [] }];
  }
  return stacks.flatMap((stack) => without(stack, (id) => !isThere(id)));
}

/** The stack without some of its photos; the reasons go with the photo that they are of. */
function without(stack: Stack, isGone: (photoId: string) => boolean): Stack[] {
  const photoIds = stack.photoIds.filter((id) => !isGone(id));
  if (photoIds.length === stack.photoIds.length) return [stack];
  if (photoIds.length < 2) return [];
  return [{ ...stack, photoIds, reasons: photoIds[0] === stack.photoIds[0] ? stack.reasons : [] }];
}
