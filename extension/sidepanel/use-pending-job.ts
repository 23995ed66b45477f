import { useEffect, useEffectEvent } from 'react';
import browser from 'webextension-polyfill';
import { clearPendingJob, type PendingJob, readPendingJob, watchPendingJob } from '../storage/pending-job.ts';

/**
 * Takes what was asked for before this panel was there, and all that is asked for in its window from then on. What
 * is asked while the panel is not free waits until it is.
 */
export function usePendingJob(isFree: boolean, onJob: (job: PendingJob) => void): void {
  const take = useEffectEvent(async (job: PendingJob | undefined) => {
    if (!job) return;
    const { id } = await browser.windows.getCurrent();
    if (job.windowId !== id) return;
    await clearPendingJob();
    onJob(job);
  });
  useEffect(() => {
    if (!isFree) return undefined;
    void readPendingJob().then(take);
    return watchPendingJob((job) => void take(job));
  }, [isFree]);
}
