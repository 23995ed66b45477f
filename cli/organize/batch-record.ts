import { type BatchAction, type BatchState, IDLE_BATCH, reduceBatchBy } from '#core/batch/batch.ts';

/** What a batch has said of its photos so far, and how long each took. */
export class BatchRecord {
  readonly tookMs = new Map<string, number>();
  readonly #startedMs = new Map<string, number>();
  readonly #onEnded: (photoId: string, done: number, total: number) => void;
  #state = IDLE_BATCH;
  /** What the state doesn't include yet: copying it for each event would take quadratic time. */
  #later: BatchAction[] = [];

  /** @param onEnded called for each photo that was placed or has failed */
  constructor(onEnded: (photoId: string, done: number, total: number) => void) {
    this.#onEnded = onEnded;
  }

  get state(): BatchState {
    this.#state = reduceBatchBy(this.#state, this.#later);
    this.#later = [];
    return this.#state;
  }

  /** Takes an event of the pipeline, or of what comes after it. */
  note(event: BatchAction): void {
    this.#later.push(event);
    if (event.type === 'looking') this.#startedMs.set(event.photoId, performance.now());
    if (event.type === 'failed') this.#end(event.photoId, event.done, event.total);
    if (event.type === 'placed') this.#end(event.photo.photoId, event.done, event.total);
  }

  #end(photoId: string, done: number, total: number): void {
    this.tookMs.set(photoId, Math.round(performance.now() - (this.#startedMs.get(photoId) ?? 0)));
    this.#onEnded(photoId, done, total);
  }
}
