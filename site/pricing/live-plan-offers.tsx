import { useEffect } from 'react';
import { AccountProvider } from '../account/account-provider.tsx';
import { whenUnpressed } from '../kit/when-unpressed.ts';
import type { PlanOffers } from './plan-offer.ts';
import { usePlanOffers } from './use-plan-offers.ts';

interface LivePlanOffersProps {
  onOffers: (offers: PlanOffers) => void;
}

/** Passes on the server's offers. Renders nothing, so that the cards stay unchanged while the offers load. */
export function LivePlanOffers({ onOffers }: LivePlanOffersProps) {
  return (
    <AccountProvider>
      <Offered onOffers={onOffers} />
    </AccountProvider>
  );
}

function Offered({ onOffers }: LivePlanOffersProps) {
  const offers = usePlanOffers();
  useEffect(() => {
    let isCurrent = true;
    void whenUnpressed().then(() => {
      if (isCurrent) onOffers(offers);
    });
    return () => {
      isCurrent = false;
    };
  }, [offers, onOffers]);
  return null;
}
