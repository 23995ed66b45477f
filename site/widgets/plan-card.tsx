import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Link } from 'react-router-dom';
import { countText } from '#core/failure-text.ts';
import type { Plan } from '#core/plan.ts';
import { buttonClass } from '#ui/button-class.ts';
import { PRICING } from '../content/pricing.ts';

interface PlanCardProps {
  plan: Plan;
}

export function PlanCard({ plan }: PlanCardProps) {
  return (
    <li className="light-table flex flex-col p-6 sm:p-8" aria-labelledby={`plan-${plan.id}`}>
      <div className="flex min-h-7 items-baseline justify-between gap-3 font-mono text-13">
        <h2 id={`plan-${plan.id}`} className="text-15 font-semibold tracking-normal">
          {plan.name}
        </h2>
        {plan.isPopular && <span className="text-accent">{PRICING.popular}</span>}
      </div>
      <p className="mt-4 text-40 font-bold tracking-tight">
        ${plan.priceUsd}
        <span className="text-17 font-normal tracking-normal text-quiet">{PRICING.perMonth}</span>
      </p>
      <p className="mt-2 text-quiet">{plan.description}</p>
      <p className="mt-6 border-y border-line py-3 font-mono text-13">
        {PRICING.monthly(countText(plan.photosPerMonth))},{' '}
        <span className="whitespace-nowrap">{PRICING.batch(plan.photosPerBatch)}</span>
      </p>
      <ul className="mt-5 mb-auto grid gap-2.5 text-15">
        {plan.features.map(({ name, included }) => (
          <li key={name} className={`flex gap-3 ${included ? '' : 'text-quiet'}`}>
            {included ? (
              <Check size={18} className="mt-0.5 text-good" aria-hidden />
            ) : (
              <Minus size={18} className="mt-0.5" aria-hidden />
            )}
            <span>
              <span className="sr-only">{included ? PRICING.included : PRICING.notIncluded} </span>
              {name}
            </span>
          </li>
        ))}
      </ul>
      {plan.priceUsd === 0 ? (
        <Link to="/upload" className={buttonClass('ink', 'mt-8')}>
          {plan.buttonText}
        </Link>
      ) : (
        <p className="mt-8 flex min-h-11 items-center justify-center text-15 text-quiet">
          {PRICING.notOnSale}
        </p>
      )}
    </li>
  );
}
