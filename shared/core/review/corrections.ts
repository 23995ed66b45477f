import { CORRECTIONS_FOR_RULE } from './limits.ts';

/** A photo that a person moved, with its category before and after. */
export interface CategoryMove {
  readonly photoId: string;
  readonly from: string;
  readonly to: string;
}

/** Photos that a person moved from one category to another. */
export interface Correction {
  readonly from: string;
  readonly to: string;
  readonly photoIds: readonly string[];
}

/** Returns the corrections with enough photos for a rule, those of the most photos first. */
export function correctionsOf(moves: Iterable<CategoryMove>): readonly Correction[] {
  const groups = new Map<string, { from: string; to: string; photoIds: string[] }>();
  for (const { photoId, from, to } of moves) {
    if (from === to) continue;
    const key = correctionKey({ from, to });
    const group = groups.get(key) ?? { from, to, photoIds: [] };
    group.photoIds.push(photoId);
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ photoIds }) => photoIds.length >= CORRECTIONS_FOR_RULE)
    .toSorted((one, other) => other.photoIds.length - one.photoIds.length);
}

/** The identity of a correction. */
export function correctionKey({ from, to }: Pick<Correction, 'from' | 'to'>): string {
  return JSON.stringify([from, to]);
}

/** Adds a move. A photo that is moved again keeps its first category as the origin. */
export function withMove(
  moves: ReadonlyMap<string, CategoryMove>,
  move: CategoryMove,
): ReadonlyMap<string, CategoryMove> {
  const from = moves.get(move.photoId)?.from ?? move.from;
  return new Map(moves).set(move.photoId, { ...move, from });
}
