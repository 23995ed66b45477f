import { Link } from 'react-router-dom';
import { BatchNotice, type BatchNoticeProps } from '#ui/batch/batch-notice.tsx';
import { UPLOAD } from './upload-copy.ts';
import { useSyncExternalStore } from 'react';

interface UploadNoticeProps extends Omit<BatchNoticeProps, 'upgrade'> {
  /** Whether the photos are analyzed on this device, which needs no connection and has no monthly quota. */
  isDevice: boolean;
}

/**
 * Shows important messages: no connection, how many photos fit into the month's quota, or why the last batch failed.
 */
export function UploadNotice({ isDevice, ...notice }: UploadNoticeProps) {
  const isOnline = useIsOnline();
  if (!isOnline && !isDevice)
    return <output className="text-15 font-semibold text-amber">{UPLOAD.offline}</output>;
  const upgrade = (
    <Link
      to="/pricing"
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {UPLOAD.upgrade}
    </Link>
  );
  return <BatchNotice {...notice} upgrade={upgrade} />;
}

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns whether the browser reports a connection. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}
