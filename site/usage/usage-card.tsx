import { type Entitlement, limitsFor, PLANS } from '#core/accounts/plan.ts';
import type { Usage } from '#core/accounts/quota.ts';
import { UpgradeLink, type UpgradeProps } from './upgrade-link.tsx';
import { UsageMeter } from '#ui/kit/usage-meter.tsx';
import { USAGE } from './usage-wording.ts';

interface UsageCardProps {
  entitlement: Entitlement;
  usage: Usage;
  upgrade: UpgradeProps;
}

/** Shows the plan and the month's usage. */
export function UsageCard({ entitlement, usage, upgrade }: UsageCardProps) {
  const { photosPerMonth } = limitsFor(entitlement);
  return (
    <section aria-labelledby="current-plan" className="light-table flex flex-col p-6 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="current-plan" className="text-15 font-semibold tracking-normal text-quiet">
          {USAGE.planTitle}
        </h2>
        {entitlement.foundingMember && (
          <span className="font-mono text-13 text-good">{USAGE.foundingMember}</span>
        )}
      </div>
      <p className="mt-1 mb-6 text-40 font-bold tracking-tight uppercase">
        {PLANS[entitlement.plan].name.toUpperCase()}
      </p>
      <UsageMeter usage={usage} limit={photosPerMonth} />
      <p className="mt-5 text-15 text-quiet">
        {USAGE.resets} <span className="whitespace-nowrap">{USAGE.period(usage.period)}</span>
      </p>
      <div className="mt-8 sm:mt-auto sm:pt-8">
        <UpgradeLink {...upgrade} variant="ink" />
      </div>
    </section>
  );
}
