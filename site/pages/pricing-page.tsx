import { PLANS } from '#core/plan.ts';
import { PRICING } from '../content/pricing.ts';
import { PlanCard } from '../widgets/plan-card.tsx';

export function PricingPage() {
  return (
    <section className="page-width py-16 sm:py-24">
      <h1 className="text-40 sm:text-56">{PRICING.title}</h1>
      <p className="mt-4 max-w-[60ch] text-quiet">{PRICING.text}</p>
      <ul className="mt-12 grid gap-5 lg:grid-cols-3">
        {Object.values(PLANS).map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}
