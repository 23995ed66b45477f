import { type Arrangement, entriesOf } from '../board/arrangement.ts';

/** Returns whether each photo has the same path in both arrangements, so that their ZIPs would be equal. */
export function hasSamePaths(one: Arrangement, other: Arrangement): boolean {
  if (one === other) return true;
  const paths = new Map(entriesOf(one).map(({ photoId, path }) => [photoId, path]));
  const others = entriesOf(other);
  return others.length === paths.size && others.every(({ photoId, path }) => paths.get(photoId) === path);
}
