import { useState } from 'react';
import { type PlanId, PLANS } from '#core/accounts/plan.ts';
import { FREE_TOAST, PRICING } from './pricing-copy.ts';
import { useNotify } from '../kit/toast-context.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';
import type { PlanOffer, PlanOffers } from './plan-offer.ts';

interface PlanCardsProps {
  offers: PlanOffers;
}

/** The cards of the three plans, each with its offer for the current user. */
export function PlanCards({ offers: { offerOf, present, isKnown, isUnreachable, retry } }: PlanCardsProps) {
  const notify = useNotify();
  /** The plan whose button was pressed before its offer was known. */
  const [wanted, setWanted] = useState<PlanId>();
  return (
    <>
      {isUnreachable && (
        <div className="mt-8">
          <ServerNotice text={PRICING.unreachable} retry={PRICING.retry} onRetry={retry} />
        </div>
      )}
      <ul className="mt-12 grid gap-5 lg:grid-cols-3">
        {Object.values(PLANS).map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isPresent={isKnown ? plan.id === present : undefined}
            isOnSale={isOnSale(offerOf(plan.id).kind)}
            action={
              <PlanAction
                plan={plan}
                offer={offerOf(plan.id)}
                isWanted={plan.id === wanted}
                onWant={setWanted}
                onFree={() => notify(FREE_TOAST)}
              />
            }
          />
        ))}
      </ul>
    </>
  );
}

function isOnSale(kind: PlanOffer['kind']): boolean | undefined {
  return kind === 'unknown' ? undefined : kind !== 'not-on-sale';
}
