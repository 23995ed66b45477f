const DRAW_MS_PER_PHOTO = 0.1;
/** Shorter pauses than this are none: browsers' timers take as long. */
const LEAST_MS = 4;

/**
 * How long to wait before what changes with each photo is drawn again: with a thousand photos, a tenth of a second.
 *
 * @param mostMs however many photos there are
 */
export function drawPauseMs(photos: number, mostMs: number): number {
  return Math.min(photos * DRAW_MS_PER_PHOTO, mostMs);
}

/**
 * Hands on items: at once if the last ones are long enough ago, else together with those that come in the meantime. For
 * what takes longer to draw the more there is, so that drawing does not take all of the time.
 */
export class Together<Item> {
  readonly #pauseMs: number;
  readonly #take: (items: readonly Item[]) => void;
  #items: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #takenMs = -Infinity;

  /** @param pauseMs at most every so many milliseconds */
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

  /** Hands on what is waiting, now. */
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
