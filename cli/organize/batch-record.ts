import type { BatchEvent, PlacedPhoto } from '#core/batch/batch-event.ts';
import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import type { Failure } from '#core/failure.ts';

/** What a batch has said of its photos so far, by their ids. */
export class BatchRecord {
  readonly placed = new Map<string, PlacedPhoto>();
  /** The groups of photos that look alike, by the id of each photo in one. */
  readonly alike = new Map<string, AlikeGroup>();
  readonly failures = new Map<string, Failure>();
  readonly tookMs = new Map<string, number>();
  readonly #startedMs = new Map<string, number>();
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
    if (type === 'grouped') {
      for (const group of event.groups) for (const id of group.photoIds) this.alike.set(id, group);
    }
    if (type === 'failed') this.#end(event.photoId, event.done, event.total);
    if (type === 'placed') this.#end(event.photo.photoId, event.done, event.total);
  }

  #end(photoId: string, done: number, total: number): void {
    this.tookMs.set(photoId, Math.round(performance.now() - (this.#startedMs.get(photoId) ?? 0)));
    this.#onEnded(photoId, done, total);
  }
}
