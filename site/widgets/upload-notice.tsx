import { Link } from 'react-router-dom';
import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import type { MonthlyLimit } from '#core/plan.ts';
import { UPLOAD } from '../content/upload.ts';
import { useIsOnline } from './use-is-online.ts';

interface UploadNoticeProps {
  /** Why the last batch gave nothing. */
  failure?: Failure | undefined;
  selected: number;
  left: MonthlyLimit | undefined;
}

/** What must not be missed: no connection, or why the last batch gave nothing. */
export function UploadNotice({ failure, selected, left }: UploadNoticeProps) {
  const isOnline = useIsOnline();
  if (!isOnline) return <output className="text-15 font-semibold text-amber">{UPLOAD.offline}</output>;
  if (!failure) return null;
  const isOverQuota = failure.code === 'quota-exceeded';
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 text-15">
      <span className="font-semibold text-accent">{failureText(failure)}</span>
      {isOverQuota && typeof left === 'number' && <span>{UPLOAD.left(left, selected)}</span>}
      {isOverQuota && (
        <Link
          to="/pricing"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {UPLOAD.upgrade}
        </Link>
      )}
    </p>
  );
}
