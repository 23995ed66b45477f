import { AccountProvider } from '../account/account-provider.tsx';
import { PlanCards } from './plan-cards.tsx';
import { usePlanOffers } from './use-plan-offers.ts';

/** The plan cards with data from the server. */
export function LivePlanCards() {
  return (
    <AccountProvider>
      <Offered />
    </AccountProvider>
  );
}

function Offered() {
  return <PlanCards offers={usePlanOffers()} />;
}
