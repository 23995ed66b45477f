import { Suspense, useState } from 'react';
import { PRICING } from './pricing-copy.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { PlanCards } from './plan-cards.tsx';
import { FoundingWords } from '../facts/founding-words.tsx';
import { UNKNOWN_OFFERS } from './plan-offer.ts';
import { useIsSettled } from '../kit/use-is-settled.ts';

const LivePlanOffers = lazyOrNothing(async () => (await import('./live-plan-offers.tsx')).LivePlanOffers);

export function PricingPage() {
  const isSettled = useIsSettled();
  const [offers, setOffers] = useState(UNKNOWN_OFFERS);
  return (
    <section className="page-width py-16 sm:py-24">
      <h1 className="text-40 sm:text-56">{PRICING.title}</h1>
      <p className="if-nothing-on-sale mt-4 max-w-[60ch] font-semibold">{PRICING.nothingOnSale}</p>
      <p className="mt-4 max-w-[60ch] text-quiet">
        {PRICING.text}
        {PRICING.gap}
        <FoundingWords as="span" when="offered" words={PRICING.founding} />
      </p>
      <p className="mt-2 max-w-[60ch] text-quiet">{PRICING.batchRule}</p>
      <PlanCards offers={offers} />
      <Suspense fallback={null}>{isSettled && <LivePlanOffers onOffers={setOffers} />}</Suspense>
    </section>
  );
}
