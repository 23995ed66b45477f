import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import type { Plan } from '#core/accounts/plan.ts';
import { PLAN_COPY } from './plan-copy.ts';
import { PRICING } from './pricing-copy.ts';

interface PlanCardProps {
  plan: Plan;
  /** Whether it is the user's current plan; undefined until that is known, while the root element's marks decide. */
  isPresent: boolean | undefined;
  /** Whether it can be bought here; undefined until that is known, while the root element's marks decide. */
  isOnSale: boolean | undefined;
  /** The plan's button. */
  action: ReactNode;
}

export function PlanCard({ plan, isPresent, isOnSale, action }: PlanCardProps) {
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
