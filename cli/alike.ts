import { bestOf, type Quality } from '#core/alike/best-of.ts';
import { burstsAmong } from '#core/alike/bursts.ts';
import { completeGroups } from '#core/alike/complete-groups.ts';
import { type Fingerprint, fingerprintOf } from '#core/alike/fingerprint.ts';
import { nearPairs } from '#core/alike/near-pairs.ts';
import type { Shot } from '#core/neighbours.ts';
import { isRawFormat, type PhotoFormat } from '#core/photo-formats.ts';
import type { SeenPicture } from './file-decoder.ts';
import type { FilePhoto } from './file-photo.ts';

/** Photos that look alike: nearly the same picture, or a burst. */
export interface AlikeGroup {
  readonly kind: 'near' | 'burst';
  /** The photo that is proposed to be kept. */
  readonly best: FilePhoto;
  readonly photos: readonly FilePhoto[];
}

/** What groups are made by. */
export interface Likeness {
  readonly fingerprint: Fingerprint;
  readonly shot: Shot | undefined;
  readonly quality: Quality;
}

interface Seen extends Likeness {
  readonly photo: FilePhoto;
}

/** Formats that a camera writes and few programs save in. */
const CAMERA_FORMATS: ReadonlySet<PhotoFormat> = new Set(['heic', 'tiff']);

/** Finds photos that look alike among those that were decoded. */
export class Alike {
  readonly #seen = new Map<string, Seen>();

  see(photo: FilePhoto, { picture, size = picture, format, shot }: SeenPicture): void {
    const quality = {
      pixels: size.width * size.height,
      isCameraFormat: CAMERA_FORMATS.has(format) || isRawFormat(format),
      hasDate: shot !== undefined,
      sizeBytes: photo.sizeBytes,
    };
    this.remember(photo, { fingerprint: fingerprintOf(picture), shot, quality });
  }

  /** Takes what an earlier run saw of a photo. */
  remember(photo: FilePhoto, likeness: Likeness): void {
    this.#seen.set(photo.id, { photo, ...likeness });
  }

  /** What was seen of a photo. */
  likenessOf(id: string): Likeness | undefined {
    return this.#seen.get(id);
  }

  /**
   * The groups of the photos seen, by the id of each photo in one. A photo is in one group only: a burst of which one
   * was saved again comes apart into the copies and the rest.
   *
   * @param order the ids in the order picked, so that groups do not depend on what was decoded first
   */
  groups(order: readonly string[]): ReadonlyMap<string, AlikeGroup> {
    const places = new Map(order.map((id, at) => [id, at]));
    const placeOf = ({ photo }: Seen) => places.get(photo.id) ?? Infinity;
    const seen = [...this.#seen.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
    const pairs = nearPairs(
      seen.map(({ fingerprint }) => fingerprint),
      (one, other) => areTwoShots(seen[one]?.shot, seen[other]?.shot),
    );
    const groups = new Map<string, AlikeGroup>();
    const add = (members: readonly Seen[], kind: AlikeGroup['kind']) => {
      const photos = members.map(({ photo }) => photo);
      const best = photos[bestOf(members.map(({ quality }) => quality))];
      if (!best || photos.length < 2) return;
      const group = { kind, best, photos };
      for (const { id } of photos) groups.set(id, group);
    };
    const membersOf = (group: readonly number[]) => group.flatMap((at) => seen[at] ?? []);
    for (const group of completeGroups(pairs)) add(membersOf(group), 'near');
    const alone = seen.filter(({ photo }) => !groups.has(photo.id));
    for (const burst of burstsAmong(alone.map(({ shot }) => shot))) {
      add(
        burst.flatMap((at) => alone[at] ?? []),
        'burst',
      );
    }
    return groups;
  }
}

/**
 * Whether one camera took both at different times: then neither is a copy, however alike they are, as with exposures of
 * one scene.
 */
function areTwoShots(one: Shot | undefined, other: Shot | undefined): boolean {
  return one !== undefined && one.camera === other?.camera && one.atMs !== other.atMs;
}
