import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { UPLOAD } from '../content/upload.ts';
import { useIsOnline } from './use-is-online.ts';

interface UploadNoticeProps {
  /** Why the last batch gave nothing. */
  failure?: Failure | undefined;
}

/** What must not be missed: no connection, or why the last batch gave nothing. */
export function UploadNotice({ failure }: UploadNoticeProps) {
  const isOnline = useIsOnline();
  if (!isOnline) return <output className="text-15 font-semibold text-amber">{UPLOAD.offline}</output>;
  if (!failure) return null;
  return (
    <p role="alert" className="text-15 font-semibold text-accent">
      {failureText(failure)}
    </p>
  );
}
