import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Plan, PlanId } from '#core/accounts/plan.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { PAGES } from '../app/pages.ts';
import type { ReturnState } from '../auth/auth-state.ts';
import { PLAN_COPY } from './plan-copy.ts';
import { PRICING } from './pricing-copy.ts';
import type { PlanOffer } from './plan-offer.ts';

interface PlanActionProps {
  plan: Plan;
  offer: PlanOffer;
  /** Whether its button was pressed before the offer was known. */
  isWanted: boolean;
  onWant: (plan: PlanId | undefined) => void;
  onFree: () => void;
}

/** After signing up to buy a plan, the user returns here. */
const BACK_HERE: ReturnState = { returnTo: '/pricing' };

/** A plan's button: open the table, choose it, buy it, sign up first, or none. A press waits until the offer is known. */
export function PlanAction({ plan, offer, isWanted, onWant, onFree }: PlanActionProps) {
  const action = useRef<HTMLElement>(null);
  const keep = (element: HTMLElement | null) => {
    action.current = element;
  };
  const isKnown = offer.kind !== 'loading' && offer.kind !== 'unknown';
  useEffect(() => {
    if (!isWanted || !isKnown) return;
    onWant(undefined);
    action.current?.click();
  }, [isWanted, isKnown, onWant]);
  const { buttonText } = PLAN_COPY[plan.id];
  const look = buttonClass(plan.isPopular ? 'accent' : 'ink', 'w-full');
  switch (offer.kind) {
    case 'free':
      return (
        <button ref={keep} type="button" onClick={onFree} className={look}>
          {buttonText}
        </button>
      );
    case 'checkout':
      return (
        <a ref={keep} href={offer.href} className={look}>
          {buttonText}
        </a>
      );
    case 'table':
      return (
        <Link ref={keep} to={PAGES.upload.path} className={look}>
          {buttonText}
        </Link>
      );
    case 'sign-up':
      return (
        <Link ref={keep} to="/signup" state={BACK_HERE} className={look}>
          {buttonText}
        </Link>
      );
    case 'after-paid':
      return (
        <details className="text-15 text-quiet">
          <summary className="min-h-11 cursor-pointer underline underline-offset-4">
            {PRICING.afterPaid(offer.paid)}
          </summary>
          <p className="mt-2">{PRICING.afterPaidMore(plan)}</p>
        </details>
      );
    case 'loading':
      return (
        <button type="button" aria-busy={isWanted} onClick={() => onWant(plan.id)} className={look}>
          {buttonText}
        </button>
      );
    case 'unknown':
      return plan.id === 'free' ? (
        <Link ref={keep} to={PAGES.upload.path} className={`if-not-paid ${look}`}>
          {buttonText}
        </Link>
      ) : (
        <>
          <button
            type="button"
            aria-busy={isWanted}
            onClick={() => onWant(plan.id)}
            className={`if-other if-on-sale ${look}`}
          >
            {buttonText}
          </button>
          <PlanNote className="if-other if-off">{PRICING.notOnSale}</PlanNote>
          <PlanNote className="if-present">{PRICING.present}</PlanNote>
        </>
      );
    case 'present':
      return <PlanNote>{PRICING.present}</PlanNote>;
    case 'not-on-sale':
      return <PlanNote>{PRICING.notOnSale}</PlanNote>;
  }
}

interface PlanNoteProps {
  className?: string;
  children: ReactNode;
}

/** A text in place of a plan's button, with the same height. */
function PlanNote({ className = '', children }: PlanNoteProps) {
  return (
    <p className={`flex min-h-11 items-center justify-center text-15 text-quiet ${className}`}>{children}</p>
  );
}
