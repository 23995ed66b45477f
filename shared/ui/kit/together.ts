const DRAW_MS_PER_PHOTO = 0.1;
/** Shorter pauses have no effect: browsers' timers take just as long. */
const LEAST_MS = 4;

/**
 * Returns how long to wait before redrawing what changes with each photo: with a thousand photos, a tenth of a
 * second.
 *
 * @param mostMs the upper limit for any number of photos
 */
export function drawPauseMs(photos: number, mostMs: number): number {
  return Math.min(photos * DRAW_MS_PER_PHOTO, mostMs);
}

/**
 * Passes on items: immediately if enough time has passed since the last ones, otherwise in a group after a pause.
 * Meant for views that take longer to draw the more items there are, so that drawing doesn't take all the time.
 */
export class Together<Item> {
  readonly #pauseMs: number;
  readonly #take: (items: readonly Item[]) => void;
  #items: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #takenMs = -Infinity;

  /** @param pauseMs minimum interval between calls in milliseconds */
  constructor(pauseMs: number, take: (items: readonly Item[]) => void) {
    this.#pauseMs = pauseMs < LEAST_MS ? 0 : pauseMs;
    this.#take = take;
  }

  add(item: Item): void {
    this.#items.push(item);
    const leftMs = this.#takenMs + this.#pauseMs - performance.now();
    if (leftMs <= 0) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), leftMs);
  }

  /** Passes on the waiting items now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#items.length === 0) return;
    const items = this.#items;
    this.#items = [];
    this.#takenMs = performance.now();
    this.#take(items);
  }
}
