import { useEffect, useEffectEvent } from 'react';
import browser from 'webextension-polyfill';
import { clearPendingJob, type PendingJob, readPendingJob, watchPendingJob } from '../storage/pending-job.ts';

/**
 * Takes the pending job from before this panel was open, and every later one for its window. While the panel is busy,
 * jobs stay pending.
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
