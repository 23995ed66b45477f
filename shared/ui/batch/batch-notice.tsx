import type { ReactNode } from 'react';
import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import type { MonthRefusal } from '#core/accounts/month-refusal.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';
import { buttonClass } from '../kit/button-class.ts';

/** What the notices of both hosts need. */
export interface BatchNoticeProps {
  /** Why the last batch had no result. */
  failure: Failure | undefined;
  /** The quota refusal, if the month has no room for the remaining photos. */
  refusal: MonthRefusal | undefined;
  onOrganizeFirst: (photos: number) => void;
  /** Finishes all of them on this device, where no quota applies. */
  onFinishHere: () => void;
  /** The link to a larger plan. */
  upgrade: ReactNode;
}

/** Shows how many photos fit into the month's quota, or why the last batch failed. */
export function BatchNotice({ failure, refusal, ...quota }: BatchNoticeProps) {
  const t = useMessages(failuresWords, quantitiesWords, tableWords);
  const isRefused = failure?.code === 'quota-exceeded';
  if (refusal) return <QuotaNotice refusal={refusal} isRefused={isRefused} {...quota} />;
  // The number of photos has shrunk, or the quota has grown: the message no longer applies.
  if (!failure || isRefused) return null;
  return (
    <p role="alert" className="text-15 font-semibold text-accent">
      {failureText(failure, t)}
    </p>
  );
}

interface QuotaNoticeProps extends Pick<BatchNoticeProps, 'onOrganizeFirst' | 'onFinishHere' | 'upgrade'> {
  refusal: MonthRefusal;
  /** Whether the server has just refused them. */
  isRefused: boolean;
}

/** Shows it before the start or after a refusal, with what users can do. */
function QuotaNotice({ refusal, isRefused, onOrganizeFirst, onFinishHere, upgrade }: QuotaNoticeProps) {
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
