import type { FoundingCondition } from '#protocol/founding-offer.ts';
import { foundingOffer } from './founding-offer.ts';

interface FoundingWordsProps {
  as: 'span' | 'p';
  className?: string;
  when: FoundingCondition;
  /** @param members how many there are */
  words: (members: string) => string;
}

/** What is said of founding members: nothing where there are none, or, where it says so, no seat is left. */
export function FoundingWords({ as: Element, className, when, words }: FoundingWordsProps) {
  const { members, isOffered, hasSeats } = foundingOffer();
  if (!isOffered || (when === 'seats-left' && !hasSeats)) return null;
  return (
    <Element className={className} data-founding={when}>
      {words(members)}
    </Element>
  );
}
