import type { FoundingCondition } from '#protocol/founding-offer.ts';
import { foundingOffer } from './founding-offer.ts';

interface FoundingWordsProps {
  as: 'span' | 'p';
  className?: string;
  when: FoundingCondition;
  /** @param members number of founding members */
  words: (members: string) => string;
}

/** A text about founding members: nothing if there are none or, for `seats-left`, if all seats are taken. */
export function FoundingWords({ as: Element, className, when, words }: FoundingWordsProps) {
  const { members, isOffered, hasSeats } = foundingOffer();
  if (!isOffered || (when === 'seats-left' && !hasSeats)) return null;
  return (
    <Element className={className} data-founding={when}>
      {words(members)}
    </Element>
  );
}
