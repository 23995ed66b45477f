import type { Follower } from '../companions/companion-paths.ts';
import type { SidecarFacts } from '../takeout/sidecar.ts';

/** More than any program writes of one photo. */
export const MOST_XMP_BYTES = 1024 * 1024;

/** Whether a file is an XMP file, by its name. */
export function isXmp(name: string): boolean {
  return /\.xmp$/i.test(name);
}

/**
 * What is known of a photo with what the XMP file beside it says: that comes first, since a person mostly wrote it, and the
 * export after it.
 */
export function withXmp(told: SidecarFacts | undefined, xmp: SidecarFacts): SidecarFacts {
  if (!told) return xmp;
  const { kind: _kind, title: _title, people, isTrashed: _isTrashed, isArchived: _isArchived, ...said } = xmp;
  return { ...told, ...said, people: [...new Set([...told.people, ...people])] };
}

/**
 * The facts of all photos with those of the XMP files that belong to them.
 *
 * @param followers the files that belong to each photo, by its id
 * @param xmp what the XMP files say, by their ids
 */
export function factsWithXmp(
  facts: ReadonlyMap<string, SidecarFacts>,
  followers: ReadonlyMap<string, readonly Pick<Follower, 'id'>[]>,
  xmp: ReadonlyMap<string, SidecarFacts>,
): ReadonlyMap<string, SidecarFacts> {
  if (xmp.size === 0) return facts;
  const all = new Map(facts);
  for (const [leader, own] of followers) {
    for (const { id } of own) {
      const said = xmp.get(id);
      if (said) all.set(leader, withXmp(all.get(leader), said));
    }
  }
  return all;
}
