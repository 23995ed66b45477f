import type { PhotoState } from '#core/batch/batch.ts';
import type { BatchEvent, PlacedPhoto } from '#core/batch/batch-event.ts';
import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import type { Failure } from '#core/failure.ts';

/** What a batch has said of its photos so far, by their ids. */
export class BatchRecord {
  readonly placed = new Map<string, PlacedPhoto>();
  readonly failures = new Map<string, Failure>();
  readonly tookMs = new Map<string, number>();
  readonly #startedMs = new Map<string, number>();
  #groups: readonly AlikeGroup[] = [];
  readonly #onEnded: (photoId: string, done: number, total: number) => void;

  /** @param onEnded called for each photo that was placed or has failed */
  constructor(onEnded: (photoId: string, done: number, total: number) => void) {
    this.#onEnded = onEnded;
  }

  /** Takes an event of the pipeline. */
  note(event: BatchEvent): void {
    const { type } = event;
    if (type === 'looking') this.#startedMs.set(event.photoId, performance.now());
    if (type === 'refused' || type === 'failed') this.failures.set(event.photoId, event.failure);
    if (type === 'placed' || type === 'followed' || type === 'filed') {
      this.placed.set(event.photo.photoId, event.photo);
    }
    if (type === 'grouped') this.#groups = event.groups;
    if (type === 'failed') this.#end(event.photoId, event.done, event.total);
    if (type === 'placed') this.#end(event.photo.photoId, event.done, event.total);
  }

  /** The batch as its lists and XMP files tell it. */
  state() {
    const photos = new Map<string, PhotoState>();
    for (const [id, photo] of this.placed) photos.set(id, { status: 'placed', photo });
    // A photo that was placed may be gone before it is written.
    for (const [id, failure] of this.failures) photos.set(id, { status: 'failed', failure });
    return { photos, groups: this.#groups };
  }

  #end(photoId: string, done: number, total: number): void {
    this.tookMs.set(photoId, Math.round(performance.now() - (this.#startedMs.get(photoId) ?? 0)));
    this.#onEnded(photoId, done, total);
  }
}
