/**
 * The server replaces this placeholder in the built pages with the number of founding members. Texts that hold only
 * while there are founding members are elements with `data-founding`, which the server otherwise removes.
 */
export const FOUNDING_PLACEHOLDER = '{founding-members}';

/** The condition for showing an element with `data-founding`: founding memberships are offered, or seats are left. */
export type FoundingCondition = 'offered' | 'seats-left';

/**
 * The value of `data-founding-seats` on the page's root, which scripts read along with
 * `data-founding-members`.
 */
export type FoundingSeats = 'left' | 'taken';
