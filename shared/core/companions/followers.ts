import type { Follower } from './companion-paths.ts';
import { plainFirst } from './copy-names.ts';
import type { ExportReading, ListedFile } from '../takeout/read-export.ts';

/**
 * Finds the followers of each photo, by its id: files that belong to it, and its exact copies. Among copies, one in
 * no album with the plainest name leads; the followers of the others follow the leader as copies.
 *
 * @param files all of them, for their names
 * @param copies groups of photos with the same bytes, none of which follows another already
 */
export function followersOf(
  { companions, albums }: Pick<ExportReading, 'companions' | 'albums'>,
  files: readonly Pick<ListedFile, 'id' | 'name'>[],
  copies: readonly (readonly ListedFile[])[],
): ReadonlyMap<string, readonly Follower[]> {
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const followers = new Map<string, Follower[]>();
  for (const [leader, own] of companions) {
    followers.set(
      leader,
      own.map(({ id, kind }) => ({ id, kind, name: names.get(id) ?? '' })),
    );
  }
  for (const group of copies) {
    const isInAlbum = ({ id }: { readonly id: string }) => Number(albums.has(id));
    const [first, ...rest] = plainFirst(group).toSorted((one, other) => isInAlbum(one) - isInAlbum(other));
    if (!first) continue;
    const own = followers.get(first.id) ?? [];
    for (const { id, name } of rest) {
      const itsOwn = (followers.get(id) ?? []).map((one): Follower => ({
        id: one.id,
        name: one.name,
        kind: 'copy',
      }));
      own.push({ id, name, kind: 'copy' }, ...itsOwn);
      followers.delete(id);
    }
    followers.set(first.id, own);
  }
  return followers;
}

/** Returns the ids of all files that follow a photo. */
export function followingIds(followers: ReadonlyMap<string, readonly Follower[]>): ReadonlySet<string> {
  return new Set([...followers.values()].flatMap((own) => own.map(({ id }) => id)));
}
