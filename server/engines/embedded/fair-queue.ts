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

  /** The next one, which stays where it is. */
  peek(): Item | undefined {
    return this.#lines.values().next().value?.[0];
  }

  /** Takes the next one out; its caller goes to the end of the turn. */
  take(): Item | undefined {
    const next = this.#lines.entries().next().value;
    if (!next) return undefined;
    const [caller, line] = next;
    const item = line.shift();
    this.#lines.delete(caller);
    if (line.length > 0) this.#lines.set(caller, line);
    this.#length -= 1;
    return item;
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
