import type { ReactNode } from 'react';
import { failureText } from '#core/failure-text.ts';
import { type Entitlement, limitsFor, type MonthlyLimit } from '#core/plan.ts';
import { nextPeriod, type Period } from '#core/period.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';
import { buttonClass } from '../kit/button-class.ts';

interface QuotaNoticeProps {
  entitlement: Entitlement;
  /** Photos left in the month, if known. */
  left: MonthlyLimit | undefined;
  period: Period;
  /** Photos on the table. */
  waiting: number;
  /** The server has just refused them. */
  isRefused: boolean;
  onOrganizeFirst: (photos: number) => void;
  /** Finishes all of them on this device, where nothing is counted. */
  onFinishHere: () => void;
  /** The way to a larger plan. */
  upgrade: ReactNode;
}

/** Whether the next press would take more photos than are left of the month. */
export function exceedsMonth(
  entitlement: Entitlement,
  left: MonthlyLimit | undefined,
  waiting: number,
): boolean {
  return typeof left === 'number' && Math.min(waiting, limitsFor(entitlement).photosPerPress) > left;
}

/** How many of the photos fit into the month, before the press or after a refusal, and what users can do. */
export function QuotaNotice({
  entitlement,
  left,
  period,
  waiting,
  isRefused,
  onOrganizeFirst,
  onFinishHere,
  upgrade,
}: QuotaNoticeProps) {
  const t = useMessages(failuresWords, quantitiesWords, tableWords);
  const { photosPerMonth, photosPerPress } = limitsFor(entitlement);
  if (photosPerMonth === 'unlimited' || typeof left !== 'number') return null;
  const photos = Math.min(waiting, photosPerPress);
  const details = { limit: photosPerMonth, resetsOn: nextPeriod(period), left, photos };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-15">
      <p
        {...(isRefused ? { role: 'alert' } : {})}
        className={`font-semibold ${isRefused ? 'text-accent' : 'text-amber'}`}
      >
        {failureText({ code: 'quota-exceeded', details }, t)}
      </p>
      {left > 0 && (
        <button type="button" className={buttonClass('ink')} onClick={() => onOrganizeFirst(left)}>
          {t('table.organizeFirst', { photos: left })}
        </button>
      )}
      <button type="button" className={buttonClass(left > 0 ? 'outline' : 'ink')} onClick={onFinishHere}>
        {t('table.finishHere')}
      </button>
      {upgrade}
    </div>
  );
}
