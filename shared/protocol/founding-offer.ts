/**
 * What the built pages say of founding members is filled in by whoever serves them: how many there are, in place of
 * this, and only where there are any. What holds only then stands in elements of its own, `data-founding` on each.
 */
export const FOUNDING_PLACEHOLDER = '{founding-members}';

/** What an element with `data-founding` holds for: as long as there are founding members, or a seat is left. */
export type FoundingCondition = 'offered' | 'seats-left';

/** On the page's root, for the scripts: `data-founding-members`, and `data-founding-seats`, which is one of these. */
export type FoundingSeats = 'left' | 'taken';
