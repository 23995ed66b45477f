import { useRef, useState } from 'react';
import browser from 'webextension-polyfill';
import { AppError, type Failure } from '#core/failure.ts';
import { type FoundImage, firstImage, type LeftOutCounts } from '../page/page-image.ts';
import { type LoadedImages, loadImages, type MissedImage } from '../batch/load-images.ts';
import { collectFromTab } from '../page/collect-from-tab.ts';
import type { PageJob } from '../storage/pending-job.ts';
import { readSettings } from '../storage/settings.ts';

/** How far the way from a page to its photos is. */
export type PageStep =
  | { readonly at: 'nothing' }
  | { readonly at: 'collecting' }
  | { readonly at: 'failed'; readonly failure: Failure }
  | {
      readonly at: 'choosing';
      readonly images: readonly FoundImage[];
      /** What the page could not hand over. */
      readonly unread: readonly MissedImage[];
      /** What the page has, and is not among the images. */
      readonly leftOut: LeftOutCounts;
      readonly thresholdPx: number;
    }
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
  return missed.flatMap(({ image, failure }) =>
    image && failure.code === 'page-image-needs-permission' ? [image] : [],
  );
}

/** What was asked of a page, for the images that are fetched of it. */
interface Asked {
  readonly thresholdPx: number;
  /** The image that was clicked, which is wanted whatever its size. */
  readonly clicked: FoundImage | undefined;
  readonly unread: readonly MissedImage[];
}

const NOTHING_ASKED: Asked = { thresholdPx: 0, clicked: undefined, unread: [] };

/** What an image must turn out to measure: its size was not known when those under the threshold were left out. */
function leastPx(image: FoundImage, { thresholdPx, clicked }: Asked): number {
  const isKnown = image.widthPx !== undefined && image.heightPx !== undefined;
  // A tab may be the image itself.
  return isKnown || image === clicked || image.url === image.pageUrl ? 0 : thresholdPx;
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
  const asked = useRef(NOTHING_ASKED);

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
      const { images, unread, leftOut } = await collectFromTab(tabId, thresholdPx);
      const ordered = firstImageUrl === undefined ? images : firstImage(images, firstImageUrl, pageUrl);
      asked.current = { thresholdPx, clicked: firstImageUrl === undefined ? undefined : ordered[0], unread };
      // The image that was clicked is taken, however small it is.
      const small = Math.max(0, leftOut.small - (ordered.length - images.length));
      return { at: 'choosing', images: ordered, unread, leftOut: { ...leftOut, small }, thresholdPx };
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
      const loaded = await loadImages(wanted, {
        earlier,
        leastPxOf: (image) => leastPx(image, asked.current),
        signal,
        onProgress: (done) => {
          if (!signal.aborted) setStep({ at: 'loading', done, total: wanted.length });
        },
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
    load: (images) => fetchAll(images, images, { files: new Map(), missed: asked.current.unread }, true),
    allow,
    stop: () => {
      running.current?.abort();
      setStep(NOTHING);
    },
  };
}
