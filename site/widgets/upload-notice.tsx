import { Link } from 'react-router-dom';
import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { buttonClass } from '#ui/button-class.ts';
import { useAuth } from '../auth/auth-context.ts';
import { UPLOAD } from '../content/upload.ts';
import { useIsOnline } from './use-is-online.ts';

const NOTICE = 'flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3 text-15 sm:px-6';

interface UploadNoticeProps {
  /** Why the last batch gave nothing. */
  failure?: Failure | undefined;
}

/** What stands between the photos and the switch: no connection, no account, or the last failure. */
export function UploadNotice({ failure }: UploadNoticeProps) {
  const { state } = useAuth();
  const isOnline = useIsOnline();
  if (!isOnline) {
    return <output className={`${NOTICE} font-semibold text-amber`}>{UPLOAD.offline}</output>;
  }
  if (state.status === 'signed-out') {
    return (
      <div className={NOTICE}>
        <p className="mr-auto font-semibold">{state.problem ?? UPLOAD.signedOut}</p>
        <Link to="/signup" className={buttonClass('ink')}>
          {UPLOAD.signup}
        </Link>
        <Link to="/login" className={buttonClass('outline')}>
          {UPLOAD.login}
        </Link>
      </div>
    );
  }
  if (!failure) return null;
  return (
    <p role="alert" className={`${NOTICE} font-semibold text-accent`}>
      {failureText(failure)}
    </p>
  );
}
