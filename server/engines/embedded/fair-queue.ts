/**
 * What waits, first come first served for each caller, and the callers in turn: whoever brings a thousand is
 * served as often as whoever brings one.
 */
export class FairQueue<Item> {
  /** Callers with something waiting, the next one first. None is empty. */
  readonly #lines = new Map<string, Item[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Puts an item at the end of its caller's line. */
  add(caller: string, item: Item): void {
    const line = this.#lines.get(caller);
    if (line) line.push(item);
    else this.#lines.set(caller, [item]);
    this.#length += 1;
  }

  /**
   * Takes the next one out that may go; its caller goes to the end of the turn. A caller whose first one may not go yet
   * lets the others pass, and keeps its place.
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

  /** Takes an item out, wherever it stands. @returns whether it was there */
  remove(caller: string, item: Item): boolean {
    const line = this.#lines.get(caller);
    const place = line?.indexOf(item) ?? -1;
    if (!line || place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) this.#lines.delete(caller);
    this.#length -= 1;
    return true;
  }

  /** Takes all out that have waited long enough, from the front of each line, where the oldest are. */
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

  /** How many are served before one that this caller would add now. */
  ahead(caller: string): number {
    const own = this.#lines.get(caller)?.length ?? 0;
    let others = 0;
    for (const [other, line] of this.#lines) if (other !== caller) others += Math.min(line.length, own + 1);
    return own + others;
  }
}
