import { useRef, useState } from 'react';
import browser from 'webextension-polyfill';
import { AppError, type Failure } from '#core/failure.ts';
import { type FoundImage, firstImage } from '#core/page-image.ts';
import { type LoadedImages, loadImages, NOTHING_LOADED } from '../batch/load-images.ts';
import { collectFromTab } from '../page/collect-from-tab.ts';
import type { PageJob } from '../storage/pending-job.ts';
import { readSettings } from '../storage/settings.ts';

/** How far the way from a page to its photos is. */
export type PageStep =
  | { readonly at: 'nothing' }
  | { readonly at: 'collecting' }
  | { readonly at: 'failed'; readonly failure: Failure }
  | { readonly at: 'choosing'; readonly images: readonly FoundImage[] }
  | { readonly at: 'loading'; readonly done: number; readonly total: number }
  | { readonly at: 'asking'; readonly images: readonly FoundImage[]; readonly loaded: LoadedImages };

export interface PageImages {
  readonly step: PageStep;
  readonly collect: (job: PageJob) => void;
  readonly load: (images: readonly FoundImage[]) => void;
  /** Asks for the hosts that need it; to be called from a click. */
  readonly allow: (images: readonly FoundImage[], loaded: LoadedImages) => void;
  readonly stop: () => void;
}

const NOTHING: PageStep = { at: 'nothing' };

/** The images of `loaded` that a permission would bring. */
export function needingPermission({ missed }: LoadedImages): FoundImage[] {
  return missed
    .filter(({ failure }) => failure.code === 'page-image-needs-permission')
    .map(({ image }) => image);
}

/**
 * From a page to its photos: collects its images, fetches those that are chosen, and asks for the hosts that let
 * us read only with a permission.
 *
 * @param onLoaded given the images that were chosen and what came of them
 */
export function usePageImages(
  onLoaded: (images: readonly FoundImage[], loaded: LoadedImages) => void,
): PageImages {
  const [step, setStep] = useState<PageStep>(NOTHING);
  const running = useRef<AbortController>(undefined);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  /** Shows the steps of a task; one that was stopped shows nothing more. */
  const follow = async (task: (signal: AbortSignal) => Promise<PageStep>) => {
    const signal = begin();
    try {
      const next = await task(signal);
      if (!signal.aborted) setStep(next);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof AppError)) throw error;
      setStep({ at: 'failed', failure: error.failure });
    }
  };

  const collect = ({ tabId, pageUrl, firstImageUrl }: PageJob) => {
    setStep({ at: 'collecting' });
    void follow(async () => {
      const { thresholdPx } = await readSettings();
      const images = await collectFromTab(tabId, thresholdPx);
      const ordered = firstImageUrl === undefined ? images : firstImage(images, firstImageUrl, pageUrl);
      return { at: 'choosing', images: ordered };
    });
  };

  const fetchAll = (
    images: readonly FoundImage[],
    wanted: readonly FoundImage[],
    earlier: LoadedImages,
    mayAsk: boolean,
  ) => {
    setStep({ at: 'loading', done: 0, total: wanted.length });
    void follow(async (signal) => {
      const loaded = await loadImages(wanted, earlier, signal, (done) => {
        if (!signal.aborted) setStep({ at: 'loading', done, total: wanted.length });
      });
      if (mayAsk && needingPermission(loaded).length > 0) return { at: 'asking', images, loaded };
      onLoaded(images, loaded);
      return NOTHING;
    });
  };

  const allow = (images: readonly FoundImage[], loaded: LoadedImages) => {
    const wanted = needingPermission(loaded);
    const origins = [...new Set(wanted.map(({ url }) => `${new URL(url).origin}/*`))];
    // First of all, while the click still counts.
    void browser.permissions.request({ origins }).then((isAllowed) => {
      if (isAllowed) fetchAll(images, wanted, loaded, false);
    });
  };

  return {
    step,
    collect,
    load: (images) => fetchAll(images, images, NOTHING_LOADED, true),
    allow,
    stop: () => {
      running.current?.abort();
      setStep(NOTHING);
    },
  };
}
