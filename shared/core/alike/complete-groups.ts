/**
 * Groups things of which each is near to every other of its group (complete linkage), so that a chain of small
 * differences never joins what is different. Deterministic: the pairs are joined in their order.
 *
 * @param pairs places of things that are near to each other, the surest first
 * @returns groups of two or more, each in the order of the things
 */
export function completeGroups(
  pairs: readonly { readonly one: number; readonly other: number }[],
): readonly (readonly number[])[] {
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
  const groups = new Map<number, number[]>();
  const groupOf = (at: number) => groups.get(at) ?? [at];
  for (const { one, other } of pairs) {
    const [first, second] = [groupOf(one), groupOf(other)];
    if (first === second) continue;
    if (!first.every((a) => second.every((b) => near.get(a)?.has(b)))) continue;
    const joined = [...first, ...second];
    for (const at of joined) groups.set(at, joined);
  }
  return [...new Set(groups.values())].map((group) => group.toSorted((a, b) => a - b));
}
