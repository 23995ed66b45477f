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
  /** Why the last batch had no result. */
  failure: Failure | undefined;
  /** The quota refusal, if the month has no room for the remaining photos. */
  refusal: MonthRefusal | undefined;
  /** Whether the photos are analyzed on this device, which needs no connection and has no monthly quota. */
  isDevice: boolean;
  onOrganizeFirst: (photos: number) => void;
  onFinishHere: () => void;
}

/**
 * Shows important messages: no connection, how many photos fit into the month's quota, or why the last batch failed.
 */
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
  // The number of photos has shrunk, or the quota has grown: the message no longer applies.
  if (!failure || failure.code === 'quota-exceeded') return null;
  return (
    <p role="alert" className="text-15 font-semibold text-accent">
      {failureText(failure, t)}
    </p>
  );
}
