import { useEffect, useEffectEvent, useState } from 'react';
import browser from 'webextension-polyfill';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { onlyPhotos } from '#core/takeout/picked-table.ts';
import type { Organizer } from '#ui/batch/use-organizer.ts';
import { type LoadedImages, type MissedImage, photosOfImages } from '../batch/load-images.ts';
import type { FoundImage } from '../page/page-image.ts';
import { clearPendingJob, type PendingJob, readPendingJob, watchPendingJob } from '../storage/pending-job.ts';
import { type PageImages, usePageImages } from './use-page-images.ts';

/** The images that aren't in the batch. */
interface LeftOut {
  readonly missed: readonly MissedImage[];
  readonly duplicates: number;
}

export interface PagePhotos extends PageImages {
  readonly leftOut: LeftOut;
  /** Replaces the list of images that aren't in the batch. */
  readonly setMissed: (missed: readonly MissedImage[]) => void;
  readonly collectThisPage: () => void;
  /** Continues with the images that could be loaded. */
  readonly resume: (images: readonly FoundImage[], loaded: LoadedImages) => void;
}

const NOBODY_LEFT_OUT: LeftOut = { missed: [], duplicates: 0 };

/** Organizes the images of a page: of the active tab, or of the one where the user asked for it. */
export function usePagePhotos(organizer: Organizer<BrowserPhoto>): PagePhotos {
  const [leftOut, setLeftOut] = useState(NOBODY_LEFT_OUT);
  const resume = (images: readonly FoundImage[], loaded: LoadedImages) => {
    const { photos, duplicates } = photosOfImages(images, loaded);
    setLeftOut({ missed: loaded.missed, duplicates });
    // A stored batch may have resumed in the meantime; then the photos stay for the next batch.
    if (organizer.isBusy) organizer.picked.add(onlyPhotos(photos));
    else if (photos.length > 0) organizer.organize(photos);
  };
  const page = usePageImages(resume);

  usePendingJob(!organizer.isBusy, (job) => {
    setLeftOut(NOBODY_LEFT_OUT);
    if (job.kind === 'page') page.collect(job);
    else page.stop();
  });
  const collectThisPage = async () => {
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
    if (tab?.id === undefined || tab.windowId === undefined) return;
    setLeftOut(NOBODY_LEFT_OUT);
    const { id: tabId, windowId, url: pageUrl = '' } = tab;
    page.collect({ kind: 'page', tabId, windowId, pageUrl, at: Date.now() });
  };
  return {
    ...page,
    leftOut,
    setMissed: (missed) => setLeftOut({ missed, duplicates: 0 }),
    collectThisPage: () => void collectThisPage(),
    resume,
  };
}

/**
 * Takes the pending job from before this panel was open, and every later one for its window. While the panel is busy,
 * jobs stay pending.
 */
function usePendingJob(isFree: boolean, onJob: (job: PendingJob) => void): void {
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
