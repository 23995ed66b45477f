import type { Follower } from '../companions/companion-paths.ts';
import type { SidecarFacts } from '../takeout/sidecar.ts';

/** More than any program writes about one photo. */
export const MOST_XMP_BYTES = 1024 * 1024;

/** Returns whether a file is an XMP file, by its name. */
export function isXmp(name: string): boolean {
  return /\.xmp$/i.test(name);
}

/**
 * Returns what is known of a photo together with its XMP file, which takes precedence over the export, because a
 * person usually wrote it.
 */
export function withXmp(told: SidecarFacts | undefined, xmp: SidecarFacts): SidecarFacts {
  if (!told) return xmp;
  const { kind: _kind, title: _title, people, isTrashed: _isTrashed, isArchived: _isArchived, ...said } = xmp;
  return { ...told, ...said, people: [...new Set([...told.people, ...people])] };
}

/**
 * Adds to the facts of all photos those of their XMP files.
 *
 * @param followers of each photo, by its id
 * @param xmp the contents of the XMP files, by their ids
 */
export function factsWithXmp(
  facts: ReadonlyMap<string, SidecarFacts>,
  followers: ReadonlyMap<string, readonly Pick<Follower, 'id'>[]>,
  xmp: ReadonlyMap<string, SidecarFacts>,
): ReadonlyMap<string, SidecarFacts> {
  if (xmp.size === 0) return facts;
  const all = new Map(facts);
  for (const [leader, own] of followers) {
    // The first one is the photo's, the others are of its versions.
    for (const { id } of own.toReversed()) {
      const said = xmp.get(id);
      if (said) all.set(leader, withXmp(all.get(leader), said));
    }
  }
  return all;
}
