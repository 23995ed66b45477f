/**
 * Starts the work on items in advance, in their order: taking an item also starts the next `ahead` ones.
 *
 * @param ahead whole number of items
 * @returns a function that takes the result of an item, once, and starts its work if it has not started yet
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
    // The caller that takes the value handles the error; without one, the rejection must not be unhandled.
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
