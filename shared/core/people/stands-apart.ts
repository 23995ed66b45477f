import type { FaceToGroup } from './group-faces.ts';
import { APART_FROM_OTHERS, LARGE_GROUP, NEAREST_APART } from './limits.ts';
import { dot } from './vectors.ts';

/**
 * Returns whether a group of faces stands apart from all others. Similar strangers, such as small children, resemble
 * somebody outside about as much as each other; one person's faces don't. Of a large group only the nearest faces are
 * compared, because a person photographed often varies more.
 *
 * @param group indices of at least two faces
 * @param others indices of the outside faces to compare with
 */
export function standsApart(
  group: readonly number[],
  faces: readonly FaceToGroup[],
  others: readonly number[],
): boolean {
  let [within, nearestInside, nearestOutside] = [0, 0, 0];
  for (const at of group) {
    const { vector } = faces[at]!;
    let [inside, outside] = [-1, -1];
    for (const other of group) {
      if (other === at) continue;
      const likeness = dot(vector, faces[other]!.vector);
      inside = Math.max(inside, likeness);
      within += likeness;
    }
    for (const other of others) outside = Math.max(outside, dot(vector, faces[other]!.vector));
    nearestInside += inside;
    nearestOutside += outside;
  }
  const count = group.length;
  const meanWithin = within / (count * (count - 1));
  if (meanWithin - nearestOutside / count >= APART_FROM_OTHERS) return true;
  return count >= LARGE_GROUP && (nearestInside - nearestOutside) / count >= NEAREST_APART;
}
