import type { AlikeGroup as Group } from '#core/alike/alike-group.ts';
import { fingerprintOf } from '#core/alike/fingerprint.ts';
import { type AlikePhoto, groupAlike } from '#core/alike/group-alike.ts';
import type { SeenPicture } from './file-decoder.ts';
import type { FilePhoto } from './file-photo.ts';

/** Photos that look alike: nearly the same picture, or a burst. */
export interface AlikeGroup {
  readonly kind: Group['kind'];
  /** The photo that is proposed to be kept. */
  readonly best: FilePhoto;
}

interface Seen {
  readonly photo: FilePhoto;
  readonly alike: AlikePhoto;
}

/** Finds photos that look alike among those that were decoded. */
export class Alike {
  readonly #seen = new Map<string, Seen>();

  see(photo: FilePhoto, { picture, size = picture, format, shot, judgement }: SeenPicture): void {
    const { id, name, sizeBytes } = photo;
    const { width, height } = size;
    const { blur, lookAgain } = judgement;
    const traits = {
      fingerprint: fingerprintOf(picture),
      width,
      height,
      ...(blur === undefined ? {} : { blur }),
    };
    const isBadlyLit = lookAgain === 'black' || lookAgain === 'blown-out';
    this.#seen.set(id, { photo, alike: { id, name, format, sizeBytes, traits, shot, isBadlyLit } });
  }

  /**
   * The groups of the photos seen, by the id of each photo in one.
   *
   * @param order the ids in the order picked, so that groups do not depend on what was decoded first
   */
  groups(order: readonly string[]): ReadonlyMap<string, AlikeGroup> {
    const inOrder = order.flatMap((id) => this.#seen.get(id)?.alike ?? []);
    const groups = new Map<string, AlikeGroup>();
    for (const { kind, bestId, photoIds } of groupAlike(inOrder)) {
      const best = this.#seen.get(bestId)?.photo;
      if (!best) continue;
      const group = { kind, best };
      for (const id of photoIds) groups.set(id, group);
    }
    return groups;
  }
}
