import { Link } from 'react-router-dom';
import type { Plan } from '#core/plan.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import type { ReturnState } from '../auth/auth-state.ts';
import { PLAN_COPY } from './plan-copy.ts';
import { PRICING } from './pricing-copy.ts';
import type { PlanOffer } from './plan-offer.ts';

interface PlanActionProps {
  plan: Plan;
  offer: PlanOffer;
  onFree: () => void;
}

/** After signing up to buy a plan the user returns here; for Free, to the upload page. */
const BACK_HERE: ReturnState = { returnTo: '/pricing' };

/** The button of a plan: choose it, buy it, sign up first, or none. */
export function PlanAction({ plan, offer, onFree }: PlanActionProps) {
  const { buttonText } = PLAN_COPY[plan.id];
  const look = buttonClass(plan.isPopular ? 'accent' : 'ink', 'w-full');
  switch (offer.kind) {
    case 'free':
      return (
        <button type="button" onClick={onFree} className={look}>
          {buttonText}
        </button>
      );
    case 'checkout':
      return (
        <a href={offer.href} className={look}>
          {buttonText}
        </a>
      );
    case 'sign-up':
      return (
        <Link to="/signup" state={plan.id === 'free' ? null : BACK_HERE} className={look}>
          {buttonText}
        </Link>
      );
    case 'after-paid':
      return <p className="text-15 text-quiet">{PRICING.afterPaid(plan, offer.paid)}</p>;
    case 'loading':
      return (
        <button type="button" disabled className={look}>
          {buttonText}
        </button>
      );
    case 'present':
    case 'not-on-sale':
      return (
        <p className="flex min-h-11 items-center justify-center text-15 text-quiet">
          {offer.kind === 'present' ? PRICING.present : PRICING.notOnSale}
        </p>
      );
  }
}
