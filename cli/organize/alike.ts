import type { AlikeGroup as Group } from '#core/similarity/alike/alike-group.ts';
import { alikePhoto, groupAlike, type SeenPhoto } from '#core/similarity/alike/group-alike.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';

/** Photos that look alike: nearly the same picture, or a burst. */
export interface AlikeGroup {
  readonly kind: Group['kind'];
  /** The photo suggested to keep. */
  readonly best: FilePhoto;
}

interface Seen {
  readonly photo: FilePhoto;
  readonly likeness: SeenPhoto;
}

/** Finds photos that look alike among those that were decoded. */
export class Alike {
  readonly #seen = new Map<string, Seen>();

  /** Records what was seen of a photo, now or in an earlier run. */
  remember(photo: FilePhoto, likeness: SeenPhoto): void {
    this.#seen.set(photo.id, { photo, likeness });
  }

  /** What was seen of a photo. */
  likenessOf(id: string): SeenPhoto | undefined {
    return this.#seen.get(id)?.likeness;
  }

  /**
   * Returns the groups of the photos seen, by the id of each photo in one.
   *
   * @param order the ids in the order picked, so that groups don't depend on decoding order
   */
  groups(order: readonly string[]): ReadonlyMap<string, AlikeGroup> {
    const inOrder = order.flatMap((id) => {
      const seen = this.#seen.get(id);
      return seen ? [alikePhoto(seen.photo, seen.likeness)] : [];
    });
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
