import { useEffect, useEffectEvent, useState } from 'react';
import browser from 'webextension-polyfill';
import { photosOf } from '#browser/picked-files.ts';
import { AppError } from '#core/failure.ts';
import { limitsFor } from '#core/plan.ts';
import { failureToast } from '#core/toast.ts';
import type { BrowserPhoto } from '#browser/browser-photo.ts';
import type { FoundImage } from '#core/page-image.ts';
import type { Notify } from '#ui/use-batch.ts';
import { type Organizer, useOrganizer } from '#ui/use-organizer.ts';
import { DEFAULT_PLACING } from '#ui/use-placing.ts';
import { type LoadedImages, type MissedImage, photosOfImages } from '../batch/load-images.ts';
import { type StoredBatch, unfinishedBatch } from '../batch/stored-batches.ts';
import { createPanelHost } from './panel-host.ts';
import { type PanelAccount, useAccount } from './use-account.ts';
import { useBadge } from './use-badge.ts';
import { type PageImages, usePageImages } from './use-page-images.ts';
import { usePendingJob } from './use-pending-job.ts';

/** What of a page's images is not in the batch. */
export interface LeftOut {
  readonly missed: readonly MissedImage[];
  readonly duplicates: number;
}

export interface PanelState {
  readonly account: PanelAccount;
  readonly page: PageImages;
  readonly organizer: Organizer<BrowserPhoto>;
  readonly leftOut: LeftOut;
  readonly photosPerBatch: number;
  /** A batch of before goes on. */
  readonly isResumed: boolean;
  readonly pick: (files: readonly File[]) => void;
  readonly collectThisPage: () => void;
  /** Goes on with what could be loaded. */
  readonly goOn: (images: readonly FoundImage[], loaded: LoadedImages) => void;
}

const NOBODY_LEFT_OUT: LeftOut = { missed: [], duplicates: 0 };
const nothing = () => {};

/** What the side panel does: takes images from the page and the disk, runs the batch, and goes on with one of before. */
export function usePanel(notify: Notify): PanelState {
  const [host] = useState(createPanelHost);
  const account = useAccount();
  const [leftOut, setLeftOut] = useState(NOBODY_LEFT_OUT);
  const [isResumed, setIsResumed] = useState(false);
  const isSignedIn = account.session?.status === 'signed-in';
  const organizer = useOrganizer<BrowserPhoto>({
    host,
    notify,
    isSignedOut: !isSignedIn,
    entitlement: account.entitlement,
    placing: DEFAULT_PLACING,
    earlier: [],
    onTable: nothing,
    onEnded: account.refresh,
  });
  const { phase, entries } = organizer.batch.state;
  useBadge(organizer.batch.state);
  useEffect(() => {
    // A batch without a ZIP has nothing that would have to be kept.
    if (phase === 'failed' || (phase === 'done' && entries.length === 0)) host.forget();
  }, [host, phase, entries]);

  const goOn = (images: readonly FoundImage[], loaded: LoadedImages) => {
    const { photos, duplicates } = photosOfImages(images, loaded);
    setLeftOut({ missed: loaded.missed, duplicates });
    // A batch of before may have begun to go on meanwhile: these then wait on the table.
    if (organizer.isWorking) organizer.picked.add(photos);
    else if (photos.length > 0) organizer.organize(photos);
  };
  const page = usePageImages(goOn);

  usePendingJob(!organizer.isWorking, (job) => {
    setLeftOut(NOBODY_LEFT_OUT);
    if (job.kind === 'page') page.collect(job);
    else page.stop();
  });

  // Once it is known that the account is there: what was begun goes on.
  const resume = useEffectEvent((stored: StoredBatch | undefined) => {
    if (!stored || organizer.isWorking) return;
    setIsResumed(true);
    host.resume(stored);
    organizer.organize(stored.photos);
  });
  const isReady = isSignedIn && account.account !== undefined;
  useEffect(() => {
    if (isReady) void unfinishedBatch().then(resume);
  }, [isReady]);

  const pick = async (files: readonly File[]) => {
    try {
      organizer.add(await photosOf(files));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure));
    }
  };
  const collectThisPage = async () => {
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
    if (tab?.id === undefined || tab.windowId === undefined) return;
    setLeftOut(NOBODY_LEFT_OUT);
    const { id: tabId, windowId, url: pageUrl = '' } = tab;
    page.collect({ kind: 'page', tabId, windowId, pageUrl, at: Date.now() });
  };

  return {
    account,
    page,
    organizer,
    leftOut,
    photosPerBatch: limitsFor(account.entitlement).photosPerBatch,
    isResumed,
    pick: (files) => void pick(files),
    collectThisPage: () => void collectThisPage(),
    goOn,
  };
}
