import type { Photo } from '#core/photo.ts';

/** What there is to show of a photo. */
export type ThumbnailState =
  { readonly status: 'loading' | 'none' } | { readonly status: 'ready'; readonly url: string };

/** Creates a thumbnail; rejects if the photo cannot be shown. */
export type CreateThumbnail<Source extends Photo> = (photo: Source, longEdgePx: number) => Promise<Blob>;

/** Sharp on the heap and in the results, on screens of double density. */
const LONG_EDGE_PX = 360;
const AT_ONCE = 2;

const LOADING: ThumbnailState = { status: 'loading' };
const NONE: ThumbnailState = { status: 'none' };

/**
 * Makes thumbnails a few at a time, in the order in which they are asked for, and keeps their object URLs
 * until their photos are let go.
 */
export class Thumbnails<Source extends Photo> {
  readonly #create: CreateThumbnail<Source>;
  readonly #states = new Map<string, ThumbnailState>();
  readonly #watchers = new Map<string, Set<() => void>>();
  #queue: Source[] = [];
  #running = 0;

  constructor(create: CreateThumbnail<Source>) {
    this.#create = create;
  }

  /** Asks for the thumbnails of photos that have none yet. */
  request(photos: readonly Source[]): void {
    for (const photo of photos) {
      if (this.#states.has(photo.id)) continue;
      this.#states.set(photo.id, LOADING);
      this.#queue.push(photo);
    }
    this.#runNext();
  }

  stateOf(photoId: string): ThumbnailState {
    return this.#states.get(photoId) ?? LOADING;
  }

  /** Calls `onChange` when the photo's thumbnail is there; gives back how to stop that. */
  watch(photoId: string, onChange: () => void): () => void {
    const watchers = this.#watchers.get(photoId) ?? new Set();
    this.#watchers.set(photoId, watchers.add(onChange));
    return () => {
      watchers.delete(onChange);
      if (watchers.size === 0) this.#watchers.delete(photoId);
    };
  }

  /** Lets go of every photo but these, and frees what their thumbnails took. */
  keepOnly(photos: readonly Source[]): void {
    const kept = new Set(photos.map(({ id }) => id));
    this.#queue = this.#queue.filter(({ id }) => kept.has(id));
    for (const [photoId, state] of this.#states) {
      if (kept.has(photoId)) continue;
      if (state.status === 'ready') URL.revokeObjectURL(state.url);
      this.#states.delete(photoId);
    }
  }

  #runNext(): void {
    while (this.#running < AT_ONCE) {
      const photo = this.#queue.shift();
      if (!photo) return;
      this.#running += 1;
      void this.#make(photo).finally(() => {
        this.#running -= 1;
        this.#runNext();
      });
    }
  }

  async #make(photo: Source): Promise<void> {
    const blob = await this.#create(photo, LONG_EDGE_PX).catch(() => undefined);
    if (!this.#states.has(photo.id)) return;
    this.#states.set(photo.id, blob ? { status: 'ready', url: URL.createObjectURL(blob) } : NONE);
    for (const onChange of this.#watchers.get(photo.id) ?? []) onChange();
  }
}
