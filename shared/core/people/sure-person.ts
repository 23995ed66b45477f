import { APART_FROM_OTHERS, BELONGS, FEWEST_FACES, LARGE_GROUP, NEAREST_APART } from './limits.ts';
import type { LikenessTable } from './likeness-table.ts';
import type { NeighborBits } from './neighbor-bits.ts';

/** The faces of a batch that a group is compared with. */
interface AllFaces {
  readonly table: LikenessTable;
  /** The pairs with a similarity of at least `threshold`. */
  readonly pairs: NeighborBits;
  readonly threshold: number;
  /** Whether the group is compared with each face. */
  readonly isOutside: readonly boolean[];
}

/**
 * Returns the faces of a group that surely belong to one person; none if too few are left, or if they don't stand
 * apart from all others. A face that differs too much from the rest, or is more similar to one outside, is left out.
 * Strangers who look similar are about as similar to somebody outside as to each other; one person's faces are not. In
 * a large group only the nearest faces are compared: a person with many photos differs more from photo to photo.
 *
 * @param group indices of faces in the table
 */
export function surePerson(
  group: readonly number[],
  { table, pairs, threshold, isOutside }: AllFaces,
): readonly number[] {
  const likeness = group.map((one) => Float32Array.from(group, (other) => table.likeness(one, other)));
  /** The similarity to the most similar face outside; -1 if no such pair reaches the threshold. */
  const outside = group.map((one) =>
    pairs
      .of(one)
      .reduce((most, other) => (isOutside[other] ? Math.max(most, table.likeness(one, other)) : most), -1),
  );
  // Without the face itself, whose similarity is 1.
  const sums = likeness.map((row) => row.reduce((sum, value) => sum + value, -1));
  const kept = new Set(group.keys());
  const meanOf = (at: number) => sums[at]! / (kept.size - 1);
  const doubtOf = (at: number) => Math.max(BELONGS, outside[at]!) - meanOf(at);
  while (kept.size >= FEWEST_FACES) {
    const [worst = 0] = [...kept].toSorted((one, other) => doubtOf(other) - doubtOf(one));
    if (doubtOf(worst) <= 0) break;
    kept.delete(worst);
    for (const at of kept) sums[at]! -= likeness[at]![worst]!;
  }
  if (kept.size < FEWEST_FACES) return [];
  const mean = (valueOf: (at: number) => number) =>
    [...kept].reduce((sum, at) => sum + valueOf(at), 0) / kept.size;
  const nearest = (at: number) =>
    [...kept].reduce((most, other) => (other === at ? most : Math.max(most, likeness[at]![other]!)), -1);
  const [within, nearestInside] = [mean(meanOf), mean(nearest)];
  const isApart = (nearestOutside: number) =>
    within - nearestOutside >= APART_FROM_OTHERS ||
    (kept.size >= LARGE_GROUP && nearestInside - nearestOutside >= NEAREST_APART);
  const exactly = (at: number) => {
    if (outside[at]! >= 0) return outside[at]!;
    let most = -1;
    for (const [other, isOther] of isOutside.entries()) {
      if (isOther) most = Math.max(most, table.likeness(group[at]!, other));
    }
    return most;
  };
  // Comparing with all faces takes long, and is rarely needed.
  if (!isApart(mean((at) => Math.max(outside[at]!, threshold))) && !isApart(mean(exactly))) return [];
  return [...kept].map((at) => group[at]!);
}
