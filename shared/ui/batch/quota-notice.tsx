import type { ReactNode } from 'react';
import { failureText } from '#core/failure-text.ts';
import type { MonthRefusal } from '#core/accounts/month-refusal.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';
import { buttonClass } from '../kit/button-class.ts';

interface QuotaNoticeProps {
  refusal: MonthRefusal;
  /** Whether the server has just refused them. */
  isRefused: boolean;
  onOrganizeFirst: (photos: number) => void;
  /** Finishes all of them on this device, where no quota applies. */
  onFinishHere: () => void;
  /** The link to a larger plan. */
  upgrade: ReactNode;
}

/**
 * Shows how many of the photos fit into the month's quota, before the start or after a refusal, and what users can
 * do.
 */
export function QuotaNotice({
  refusal,
  isRefused,
  onOrganizeFirst,
  onFinishHere,
  upgrade,
}: QuotaNoticeProps) {
  const t = useMessages(failuresWords, quantitiesWords, tableWords);
  const { left = 0 } = refusal.details;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-15">
      <p
        {...(isRefused ? { role: 'alert' } : {})}
        className={`font-semibold ${isRefused ? 'text-accent' : 'text-amber'}`}
      >
        {failureText(refusal, t)}
      </p>
      {left > 0 && (
        <button type="button" className={buttonClass('ink')} onClick={() => onOrganizeFirst(left)}>
          {t('table.organizeFirst', { photos: left })}
        </button>
      )}
      <button
        type="button"
        className={buttonClass(left > 0 ? 'outline' : 'ink', 'max-sm:py-2 max-sm:whitespace-normal')}
        onClick={onFinishHere}
      >
        {t('table.finishHere')}
      </button>
      {upgrade}
    </div>
  );
}
