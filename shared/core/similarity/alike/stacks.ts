import type { AlikeGroup, BestReason } from './alike-group.ts';

/**
 * A person's decision about photos that look alike: they are one stack, or no longer one, because the best was kept,
 * all are kept, or they aren't duplicates.
 */
export interface StackDecision {
  readonly how: 'stacked' | 'best-kept' | 'all-kept' | 'apart';
  readonly photoIds: readonly string[];
}

/** Photos that are shown as one until someone decides. */
export interface Stack {
  /** `own` for photos that a person put together. */
  readonly kind: AlikeGroup['kind'] | 'own';
  /** The suggested one first, then the others in their order; two or more. */
  readonly photoIds: readonly string[];
  /** Why it is suggested. */
  readonly reasons: readonly BestReason[];
}

/**
 * Returns the stacks that are left to decide on: the groups found, and a person's decisions since, in order.
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

/** The stack without some of its photos; the reasons are dropped with the photo they refer to. */
function without(stack: Stack, isGone: (photoId: string) => boolean): Stack[] {
  const photoIds = stack.photoIds.filter((id) => !isGone(id));
  if (photoIds.length === stack.photoIds.length) return [stack];
  if (photoIds.length < 2) return [];
  return [{ ...stack, photoIds, reasons: photoIds[0] === stack.photoIds[0] ? stack.reasons : [] }];
}
