import type { AlikePhoto } from '#core/similarity/alike/group-alike.ts';
import type { Grouping } from '#pipeline/ports.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';

interface Seen {
  readonly alike: AlikePhoto;
  readonly photo: BrowserPhoto;
}

/**
 * Compares the photos of a batch, and retried photos of its board with all others. Meanwhile the photos' features are
 * in memory, about 5 kB each, and only if some photos haven't been seen yet.
 */
export class BoardGrouping {
  readonly #grouping: Grouping<BrowserPhoto>;
  #order: ReadonlyMap<string, number> = new Map();
  #seen = new Map<string, Seen>();

  /** @param grouping compares photos with each other */
  constructor(grouping: Grouping<BrowserPhoto>) {
    this.#grouping = grouping;
  }

  /** Starts for the photos of a new batch. */
  begin(photos: readonly BrowserPhoto[]): Grouping<BrowserPhoto> {
    this.forget();
    this.#order = new Map(photos.map(({ id }, at) => [id, at]));
    return this.again();
  }

  /** Starts for photos of the board that are retried. */
  again(): Grouping<BrowserPhoto> {
    return { groups: (seen, photos) => this.#groups(seen, photos) };
  }

  /** Called when there is no board anymore. */
  forget(): void {
    this.#order = new Map();
    this.#seen = new Map();
  }

  #groups(seen: readonly AlikePhoto[], photos: readonly BrowserPhoto[]) {
    const known = this.#seen;
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    for (const alike of seen) {
      const photo = byId.get(alike.id);
      if (photo) known.set(alike.id, { alike, photo });
    }
    const placeOf = ({ alike }: Seen) => this.#order.get(alike.id) ?? Infinity;
    const all = [...known.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
    if (known.size >= this.#order.size) this.#seen = new Map();
    return this.#grouping.groups(
      all.map(({ alike }) => alike),
      all.map(({ photo }) => photo),
    );
  }
}
