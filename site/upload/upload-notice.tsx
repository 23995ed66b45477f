import { Link } from 'react-router-dom';
import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { exceedsMonth, QuotaNotice } from '#ui/batch/quota-notice.tsx';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import type { Account } from '../account/use-account.ts';
import { UPLOAD } from './upload-copy.ts';
import { useIsOnline } from './use-is-online.ts';

interface UploadNoticeProps {
  /** Why the last batch gave nothing. */
  failure: Failure | undefined;
  /** Photos that are not organized yet. */
  waiting: number;
  account: Account;
  /** The photos are looked at on this device: no connection is needed, and no month counts. */
  isDevice: boolean;
  onOrganizeFirst: (photos: number) => void;
  onFinishHere: () => void;
}

/** What must not be missed: no connection, how much fits the month, or why the last batch gave nothing. */
export function UploadNotice({ failure, waiting, account, isDevice, ...on }: UploadNoticeProps) {
  const t = useMessages(failuresWords, quantitiesWords);
  const isOnline = useIsOnline();
  const { known, entitlement, left } = account;
  if (!isOnline && !isDevice)
    return <output className="text-15 font-semibold text-amber">{UPLOAD.offline}</output>;
  if (!isDevice && known && exceedsMonth(entitlement, left, waiting)) {
    return (
      <QuotaNotice
        entitlement={entitlement}
        left={left}
        period={known.usage.period}
        waiting={waiting}
        isRefused={failure?.code === 'quota-exceeded'}
        onOrganizeFirst={on.onOrganizeFirst}
        onFinishHere={on.onFinishHere}
        upgrade={
          <Link
            to="/pricing"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {UPLOAD.upgrade}
          </Link>
        }
      />
    );
  }
  // What did not fit has become less, or the month has grown: there is nothing to say any more.
  if (!failure || failure.code === 'quota-exceeded') return null;
  return (
    <p role="alert" className="text-15 font-semibold text-accent">
      {failureText(failure, t)}
    </p>
  );
}
