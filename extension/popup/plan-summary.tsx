import { limitsFor, PLANS } from '#core/plan.ts';
import { usageLevel } from '#core/quota.ts';
import { UsageMeter } from '#ui/kit/usage-meter.tsx';
import { WordingContext } from '#ui/kit/wording-context.ts';
import { METER } from '../i18n/meter-words.ts';
import { text } from '../i18n/text.ts';
import type { KnownAccount } from '../storage/remembered-usage.ts';
import { leftWords } from './left-words.ts';

interface PlanSummaryProps {
  account: KnownAccount;
  upgradeUrl: string;
}

const WORDING = { meter: METER };

/** The plan, what of its month is used and what is left, and the way to more when it runs out. */
export function PlanSummary({ account, upgradeUrl }: PlanSummaryProps) {
  const limit = limitsFor(account).photosPerMonth;
  const level = usageLevel(account.usage, limit);
  return (
    <section aria-labelledby="plan" className="light-table p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="plan" className="text-21 font-bold tracking-tight">
          {text('popup_plan', PLANS[account.plan].name)}
        </h2>
        {account.foundingMember && (
          <p className="font-mono text-13 text-good">{text('popup_founding_member')}</p>
        )}
      </div>
      <div className="mt-3">
        <WordingContext value={WORDING}>
          <UsageMeter usage={account.usage} limit={limit} />
        </WordingContext>
      </div>
      {limit !== 'unlimited' && <p className="mt-1 text-13 text-quiet">{leftWords(account.usage, limit)}</p>}
      {level !== 'normal' && (
        <p className="mt-3 flex items-center justify-between gap-4 border-t border-line pt-2 text-13 font-semibold">
          <output className={level === 'warning' ? 'text-amber' : 'text-accent'}>
            {text('popup_warning')}
          </output>
          <a
            href={upgradeUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4"
          >
            {text('popup_upgrade')}
          </a>
        </p>
      )}
    </section>
  );
}
