/** A pair of indices. */
export interface Pair {
  readonly one: number;
  readonly other: number;
}

/**
 * Groups items of which each is near every other in its group (complete linkage), so that a chain of small
 * differences never joins different things. Deterministic: pairs are joined in their order.
 *
 * @param pairs indices of items near each other, the most certain first
 * @returns groups of two or more, ordered by their first items, with items in order
 */
export function completeGroups(pairs: readonly Pair[]): readonly (readonly number[])[] {
  const near = new Map<number, Set<number>>();
  const add = (one: number, other: number) => {
    const known = near.get(one);
    if (known) known.add(other);
    else near.set(one, new Set([other]));
  };
  for (const { one, other } of pairs) {
    add(one, other);
    add(other, one);
  }
  return groupsAmong(pairs, (one, other) => near.get(one)?.has(other) ?? false);
}

interface Group {
  readonly places: number[];
  /** Groups that contain an item that isn't near one of these: since groups only grow, they never join. */
  readonly apart: Set<Group>;
}

/**
 * The same, with nearness tested only when needed: not within a group, nor between groups known to contain a distant
 * pair.
 *
 * @param candidates pairs that may be near; each is tested once, in this order
 */
export function groupsAmong(
  candidates: Iterable<Pair>,
  areNear: (one: number, other: number) => boolean,
): readonly (readonly number[])[] {
  const groups: (Group | undefined)[] = [];
  const groupOf = (at: number): Group => (groups[at] ??= { places: [at], apart: new Set() });
  for (const { one, other } of candidates) {
    const [first, second] = [groupOf(one), groupOf(other)];
    if (first === second || first.apart.has(second)) continue;
    if (areNear(one, other) && first.places.every((a) => second.places.every((b) => areNear(a, b)))) {
      join(first, second);
      for (const at of second.places) groups[at] = first;
    } else if (first.places.length + second.places.length > 2) {
      // Two single items are tested only once: recording each pair would take gigabytes.
      first.apart.add(second);
      second.apart.add(first);
    }
  }
  return [...new Set(groups)]
    .flatMap((group) => (group && group.places.length > 1 ? [group.places] : []))
    .map((places) => places.toSorted((a, b) => a - b))
    .toSorted(([a], [b]) => a! - b!);
}

function join(first: Group, second: Group): void {
  for (const at of second.places) first.places.push(at);
  for (const group of second.apart) {
    group.apart.delete(second);
    group.apart.add(first);
    first.apart.add(group);
  }
}
