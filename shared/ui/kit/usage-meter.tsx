import { FOUNDING_MEMBERS } from '#core/limits.ts';
import type { MonthlyLimit } from '#core/accounts/plan.ts';
import { percentUsed, type Usage, usageLevel } from '#core/accounts/quota.ts';
import { meterWords } from '#words/meter.ts';
import { useMessages } from './use-messages.ts';

interface UsageMeterProps {
  usage: Usage;
  limit: MonthlyLimit;
}

/** Shows how much of the month's quota is used: in words, in percent, and as a bar. Without a limit there is no bar. */
export function UsageMeter({ usage, limit }: UsageMeterProps) {
  const t = useMessages(meterWords);
  if (limit === 'unlimited') {
    return (
      <div>
        <p className="font-mono text-21">{t('meter.images', { count: usage.count })}</p>
        <p className="mt-1 text-15 text-quiet">{t('meter.unlimited', { accounts: FOUNDING_MEMBERS })}</p>
      </div>
    );
  }
  const percent = percentUsed(usage, limit);
  const level = usageLevel(usage, limit);
  return (
    <div className="usage-meter" data-level={level}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-mono tabular-nums">
        <span className="text-21">{t('meter.used', { used: usage.count, limit })}</span>
        <span className={level === 'destructive' ? 'font-semibold text-accent' : 'text-quiet'}>
          {t('meter.share', { share: percent / 100 })}
        </span>
      </p>
      <meter max={100} value={percent} aria-label={t('meter.label')} className="sr-only" />
      <div aria-hidden className="usage-bar mt-2">
        <div className="usage-bar-used" style={{ '--used': percent }} />
      </div>
      <div aria-hidden className="usage-ticks" />
    </div>
  );
}
