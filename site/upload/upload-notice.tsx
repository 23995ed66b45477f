import { Link } from 'react-router-dom';
import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import type { MonthRefusal } from '#core/accounts/month-refusal.ts';
import { QuotaNotice } from '#ui/batch/quota-notice.tsx';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { UPLOAD } from './upload-copy.ts';
import { useIsOnline } from './use-is-online.ts';

interface UploadNoticeProps {
  /** Why the last batch gave nothing. */
  failure: Failure | undefined;
  /** The month has no room for the photos that are not organized yet. */
  refusal: MonthRefusal | undefined;
  /** The photos are looked at on this device: no connection is needed, and no month counts. */
  isDevice: boolean;
  onOrganizeFirst: (photos: number) => void;
  onFinishHere: () => void;
}

/** What must not be missed: no connection, how much fits the month, or why the last batch gave nothing. */
export function UploadNotice({ failure, refusal, isDevice, ...on }: UploadNoticeProps) {
  const t = useMessages(failuresWords, quantitiesWords);
  const isOnline = useIsOnline();
  if (!isOnline && !isDevice)
    return <output className="text-15 font-semibold text-amber">{UPLOAD.offline}</output>;
  if (refusal) {
    return (
      <QuotaNotice
        refusal={refusal}
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
