import { limitsFor, PLANS } from '#core/accounts/plan.ts';
import { type Usage, usageLevel } from '#core/accounts/quota.ts';
import { UsageMeter } from '#ui/kit/usage-meter.tsx';
import { popupWords } from '#words/popup.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import type { KnownAccount } from '../storage/remembered-usage.ts';
import { nextPeriod } from '#core/accounts/period.ts';
import type { Translate } from '#messages/translate.ts';

interface PlanSummaryProps {
  account: KnownAccount;
  upgradeUrl: string;
}

/** Shows the plan, the month's usage and the remainder, and a link to a larger plan when that runs out. */
export function PlanSummary({ account, upgradeUrl }: PlanSummaryProps) {
  const t = useMessages(popupWords);
  const limit = limitsFor(account).photosPerMonth;
  const level = usageLevel(account.usage, limit);
  return (
    <section aria-labelledby="plan" className="light-table p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="plan" className="text-21 font-bold tracking-tight">
          {t('popup.plan', { plan: PLANS[account.plan].name })}
        </h2>
        {account.foundingMember && <p className="font-mono text-13 text-good">{t('popup.foundingMember')}</p>}
      </div>
      <div className="mt-3">
        <UsageMeter usage={account.usage} limit={limit} />
      </div>
      {limit !== 'unlimited' && (
        <p className="mt-1 text-13 text-quiet">{leftText(account.usage, limit, t)}</p>
      )}
      {level !== 'normal' && (
        <p className="mt-3 flex items-center justify-between gap-4 border-t border-line pt-2 text-13 font-semibold">
          <output className={level === 'warning' ? 'text-amber' : 'text-accent'}>{t('popup.warning')}</output>
          <a
            href={upgradeUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4"
          >
            {t('popup.upgrade')}
          </a>
        </p>
      )}
    </section>
  );
}

/** Returns a text such as "5 images left until December 1". */
function leftText(usage: Usage, limit: number, t: Translate<'popup'>): string {
  const day = new Date(`${nextPeriod(usage.period)}-01T00:00:00Z`).toLocaleDateString(t.locale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return t('popup.left', { left: Math.max(0, limit - usage.count), day });
}
