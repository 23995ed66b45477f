import { pushTo } from '#core/push-to.ts';

/**
 * A round-robin queue: first in, first out per caller, and callers take turns, so that a caller with a thousand items
 * is served no more often than a caller with one.
 */
export class FairQueue<Item> {
  /** Callers with waiting items, the next one first. No list is empty. */
  readonly #lines = new Map<string, Item[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Appends an item to its caller's list. */
  add(caller: string, item: Item): void {
    pushTo(this.#lines, caller, item);
    this.#length += 1;
  }

  /**
   * Removes and returns the next item that `mayGo` accepts; its caller moves to the end of the rotation. A caller
   * whose first item is not accepted is skipped and keeps its place.
   */
  take(mayGo: (item: Item) => boolean): Item | undefined {
    for (const [caller, line] of this.#lines) {
      const [first] = line;
      if (first === undefined || !mayGo(first)) continue;
      line.shift();
      this.#lines.delete(caller);
      if (line.length > 0) this.#lines.set(caller, line);
      this.#length -= 1;
      return first;
    }
    return undefined;
  }

  /** Removes an item from anywhere in the queue. @returns whether it was there */
  remove(caller: string, item: Item): boolean {
    const line = this.#lines.get(caller);
    const place = line?.indexOf(item) ?? -1;
    if (!line || place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) this.#lines.delete(caller);
    this.#length -= 1;
    return true;
  }

  /**
   * Removes and returns the items that `isOver` accepts, from the front of each caller's list, where the oldest are.
   */
  takeWhile(isOver: (item: Item) => boolean): Item[] {
    const taken: Item[] = [];
    for (const [caller, line] of this.#lines) {
      const kept = line.findIndex((item) => !isOver(item));
      taken.push(...line.splice(0, kept < 0 ? line.length : kept));
      if (line.length === 0) this.#lines.delete(caller);
    }
    this.#length -= taken.length;
    return taken;
  }

  /** Returns how many items would be served before an item that this caller added now. */
  ahead(caller: string): number {
    const own = this.#lines.get(caller)?.length ?? 0;
    let others = 0;
    for (const [other, line] of this.#lines) if (other !== caller) others += Math.min(line.length, own + 1);
    return own + others;
  }
}
