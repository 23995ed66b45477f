import { Suspense } from 'react';
import { PRICING } from '../content/pricing.ts';
import { lazyOrNothing } from '../layout/lazy-or-nothing.ts';
import { PlanCards } from '../widgets/plan-cards.tsx';
import { FoundingWords } from '../widgets/founding-words.tsx';
import { UNKNOWN_OFFERS } from '../widgets/plan-offer.ts';
import { useIsSettled } from '../widgets/use-is-settled.ts';

const StillPlanCards = () => <PlanCards offers={UNKNOWN_OFFERS} />;
const LivePlanCards = lazyOrNothing(
  async () => (await import('../widgets/live-plan-cards.tsx')).LivePlanCards,
  StillPlanCards,
);

export function PricingPage() {
  const isSettled = useIsSettled();
  return (
    <section className="page-width py-16 sm:py-24">
      <h1 className="text-40 sm:text-56">{PRICING.title}</h1>
      <p className="mt-4 max-w-[60ch] text-quiet">
        {PRICING.text} <FoundingWords as="span" when="offered" words={PRICING.founding} />
      </p>
      <Suspense fallback={<StillPlanCards />}>{isSettled ? <LivePlanCards /> : <StillPlanCards />}</Suspense>
    </section>
  );
}
