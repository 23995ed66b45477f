import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { countText } from '#core/number-text.ts';
import { FOUNDING_PLACEHOLDER, type FoundingSeats } from '#protocol/founding-offer.ts';

export interface FoundingOffer {
  /** How many founding members there are, as it is written. */
  readonly members: string;
  readonly isOffered: boolean;
  /** Whether a seat was left when the page was served. */
  readonly hasSeats: boolean;
}

/** When a page is built, only that there may be founding members is known; the server fills in the rest. */
const WHEN_BUILT: FoundingOffer = { members: FOUNDING_PLACEHOLDER, isOffered: true, hasSeats: true };

/** What the server has said on the page's root; in development it says nothing, and the usual holds. */
export function foundingOffer(): FoundingOffer {
  if (typeof document === 'undefined') return WHEN_BUILT;
  const { foundingMembers: members = countText(FOUNDING_MEMBERS), foundingSeats: seats = 'left' } =
    document.documentElement.dataset;
  return { members, isOffered: members !== '0', hasSeats: seats === ('left' satisfies FoundingSeats) };
}
