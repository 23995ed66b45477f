import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Plan, type PlanId, PLANS } from '#core/accounts/plan.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { PAGES } from '../app/pages.ts';
import type { ReturnState } from '../auth/auth-state.ts';
import { ServerNotice } from '../kit/server-notice.tsx';
import { useNotify } from '../kit/toast-context.ts';
import { PLAN_COPY } from './plan-copy.ts';
import type { PlanOffer, PlanOffers } from './plan-offer.ts';
import { FREE_TOAST, PRICING } from './pricing-copy.ts';

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

interface PlanCardProps {
  plan: Plan;
  /** Whether it is the user's current plan; undefined until that is known, while the root element's marks decide. */
  isPresent: boolean | undefined;
  /** Whether it can be bought here; undefined until that is known, while the root element's marks decide. */
  isOnSale: boolean | undefined;
  /** The plan's button. */
  action: ReactNode;
}

function PlanCard({ plan, isPresent, isOnSale, action }: PlanCardProps) {
  const { description, features } = PLAN_COPY[plan.id];
  return (
    <li
      className={`light-table flex flex-col p-6 sm:p-8 ${isPresent ? 'border-ink' : ''}`}
      data-card={isPresent === undefined ? plan.id : undefined}
      aria-labelledby={`plan-${plan.id}`}
    >
      <div className="flex min-h-7 items-baseline justify-between gap-3 font-mono text-13">
        <h2 id={`plan-${plan.id}`} className="text-15 font-semibold tracking-normal">
          {plan.name}
        </h2>
        {isPresent !== false && (
          <span className="if-present rounded-full border border-edge px-2.5">{PRICING.present}</span>
        )}
        {!isPresent && plan.isPopular && isOnSale !== false && (
          <span className={`if-other text-accent ${isOnSale ? '' : 'if-on-sale'}`}>{PRICING.popular}</span>
        )}
      </div>
      <p className="mt-4 text-40 font-bold tracking-tight">
        {PRICING.price(plan.priceUsd)}
        <span className="text-17 font-normal tracking-normal text-quiet">{PRICING.perMonth}</span>
      </p>
      <p className="mt-2 text-quiet lg:min-h-[2lh]">{description}</p>
      <p className="mt-6 border-y border-line py-3 font-mono text-13">
        {PRICING.monthly(plan.photosPerMonth)}
        {PRICING.comma}
        <span className="whitespace-nowrap lg:block">{PRICING.batch(plan)}</span>
      </p>
      <ul className="mt-5 mb-auto grid gap-2.5 text-15">
        {features.map(({ name, hint, included }) => (
          <li key={name} className={`flex gap-3 ${included ? '' : 'text-quiet'}`}>
            {included ? (
              <Check size={18} className="mt-0.5 text-good" aria-hidden />
            ) : (
              <Minus size={18} className="mt-0.5" aria-hidden />
            )}
            <span>
              <span className="sr-only">{included ? PRICING.included : PRICING.notIncluded} </span>
              {name}
              {hint && <span className="block text-13 text-quiet">{hint}</span>}
            </span>
          </li>
        ))}
      </ul>
      {/* As high as two lines, which a text in place of the button may have. */}
      <div className="mt-8 min-h-12">{action}</div>
    </li>
  );
}

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
function PlanAction({ plan, offer, isWanted, onWant, onFree }: PlanActionProps) {
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
