import { type PlanId, PLANS } from '#core/accounts/plan.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { ADMIN } from './admin-copy.ts';

interface PlanChoiceProps {
  plan: PlanId;
  isDisabled: boolean;
  onChoose: (plan: PlanId) => void;
}

/** A row of buttons for the plans; the current one is pressed. */
export function PlanChoice({ plan, isDisabled, onChoose }: PlanChoiceProps) {
  return (
    <fieldset className="mt-5 inline-flex max-w-full rounded-full border border-edge">
      <legend className="sr-only">{ADMIN.plan}</legend>
      {Object.values(PLANS).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          disabled={isDisabled}
          aria-pressed={id === plan}
          onClick={() => onChoose(id)}
          className={buttonClass(id === plan ? 'ink' : 'quiet', 'px-4')}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
