/**
 * Does the work of items before it is asked for, in their order: with each one taken, of those after it so many
 * are begun.
 *
 * @param ahead whole number of items
 * @returns takes the work of an item, once; begins it where that was not done yet
 */
export function workAhead<Item, Value>(
  items: readonly Item[],
  ahead: number,
  work: (item: Item) => Promise<Value>,
): (item: Item) => Promise<Value> {
  const places = new Map(items.map((item, at) => [item, at]));
  const begun = new Map<Item, Promise<Value>>();
  let next = 0;
  const begin = (item: Item) => {
    const value = work(item);
    // Told to whoever takes it; nobody may.
    value.catch(() => {});
    return value;
  };
  return (item) => {
    const upTo = (places.get(item) ?? -1) + 1 + ahead;
    for (const later of items.slice(next, upTo)) begun.set(later, begin(later));
    next = Math.max(next, Math.min(upTo, items.length));
    const value = begun.get(item) ?? begin(item);
    begun.delete(item);
    return value;
  };
}
