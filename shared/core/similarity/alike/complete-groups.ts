/** Two things, by their places. */
export interface Pair {
  readonly one: number;
  readonly other: number;
}

/**
 * Groups things of which each is near to every other of its group (complete linkage), so that a chain of small
 * differences never joins what is different. Deterministic: the pairs are joined in their order.
 *
 * @param pairs places of things that are near to each other, the surest first
 * @returns groups of two or more, each in the order of the things, and so are the groups by their first ones
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
  /** Groups of which a thing is not near to one of these: as groups only grow, they never join. */
  readonly apart: Set<Group>;
}

/**
 * The same where nearness is found out only as it is needed: not between things that are in one group already, nor
 * between groups of which two things are known not to be near.
 *
 * @param candidates pairs that may be near; each is tried once, in this order
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
      // Two single things are tried only once: to note each pair of them would take gigabytes.
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
