import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { countText } from '#core/naming/number-text.ts';
import { FOUNDING_PLACEHOLDER, type FoundingSeats } from '#protocol/founding-offer.ts';

export interface FoundingOffer {
  /** The number of founding members, formatted. */
  readonly members: string;
  readonly isOffered: boolean;
  /** Whether a seat was left when the page was served. */
  readonly hasSeats: boolean;
}

/** At build time the number is unknown; the server fills it in. On a static host it stays unknown and hidden. */
const WHEN_BUILT: FoundingOffer = { members: FOUNDING_PLACEHOLDER, isOffered: true, hasSeats: true };

/**
 * Returns the offer from the attributes that the server sets on the root element; in development, where they are
 * missing, the defaults.
 */
export function foundingOffer(): FoundingOffer {
  if (typeof document === 'undefined' || isAsBuilt()) return WHEN_BUILT;
  const { foundingMembers: members = countText(FOUNDING_MEMBERS), foundingSeats: seats = 'left' } =
    document.documentElement.dataset;
  return { members, isOffered: members !== '0', hasSeats: seats === ('left' satisfies FoundingSeats) };
}

/** Returns whether the page is prerendered but not filled in by a server. In development, pages aren't prerendered. */
function isAsBuilt(): boolean {
  const isPrerendered = document.getElementById('root')?.dataset['scripts'] !== undefined;
  return isPrerendered && document.documentElement.dataset['foundingMembers'] === undefined;
}
