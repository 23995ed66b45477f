import { AccountProvider } from '../account/account-provider.tsx';
import { PRICING } from '../content/pricing.ts';
import { PlanCards } from '../widgets/plan-cards.tsx';

export function PricingPage() {
  return (
    <AccountProvider>
      <section className="page-width py-16 sm:py-24">
        <h1 className="text-40 sm:text-56">{PRICING.title}</h1>
        <p className="mt-4 max-w-[60ch] text-quiet">{PRICING.text}</p>
        <PlanCards />
      </section>
    </AccountProvider>
  );
}
