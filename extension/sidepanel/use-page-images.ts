import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import browser from 'webextension-polyfill';
import { AppError, type Failure } from '#core/failure.ts';
import { type FoundImage, firstImage, type LeftOutCounts } from '../page/page-image.ts';
import { type LoadedImages, loadImages, type MissedImage } from '../batch/load-images.ts';
import { collectFromTab } from '../page/collect-from-tab.ts';
import type { CollectedImages } from '../page/page-collector.ts';
import type { ScrollEnd } from '../page/scrolling/scroll-end.ts';
import type { ScrollProgress } from '../page/scrolling/scroll-page.ts';
import { scrollThroughTab } from '../page/scrolling/scroll-tab.ts';
import { matchPattern } from '../match-pattern.ts';
import type { PageJob } from '../storage/pending-job.ts';
import { readSettings } from '../storage/settings.ts';

/** The current step from a page to its photos. */
export type PageStep =
  | { readonly at: 'nothing' }
  | { readonly at: 'collecting' }
  | { readonly at: 'failed'; readonly failure: Failure }
  | {
      readonly at: 'choosing';
      readonly images: readonly FoundImage[];
      /** The images that the page could not provide. */
      readonly unread: readonly MissedImage[];
      /** The number of the page's images that were left out. */
      readonly leftOut: LeftOutCounts;
      readonly thresholdPx: number;
      /** Why scrolling through the page ended; missing if the user didn't request it. */
      readonly end?: ScrollEnd;
    }
  | {
      readonly at: 'scrolling';
      /** The number of images so far. */
      readonly found: number;
      /** Whether scrolling waits because the page's tab isn't visible. */
      readonly isHidden: boolean;
      readonly end: () => void;
    }
  | { readonly at: 'loading'; readonly done: number; readonly total: number }
  | {
      readonly at: 'asking';
      readonly images: readonly FoundImage[];
      readonly loaded: LoadedImages;
      /** Whether the browser is asking the user. */
      readonly isWaiting: boolean;
    };

export interface PageImages {
  readonly step: PageStep;
  readonly collect: (job: PageJob) => void;
  /** Scrolls through the page whose images are offered, to find those that it shows only then. */
  readonly scroll: () => void;
  readonly load: (images: readonly FoundImage[]) => void;
  /** Requests permission for the hosts that need it; has to be called from a click handler. */
  readonly allow: (images: readonly FoundImage[], loaded: LoadedImages) => void;
  readonly stop: () => void;
}

const NOTHING: PageStep = { at: 'nothing' };

/** Returns the missed images of `loaded` that could be loaded with a permission. */
export function needingPermission({ missed }: LoadedImages): FoundImage[] {
  return missed.flatMap(({ image, failure }) =>
    image && failure.code === 'page-image-needs-permission' ? [image] : [],
  );
}

/** The request that the images to fetch belong to. */
interface Asked {
  readonly job: PageJob | undefined;
  readonly thresholdPx: number;
  /** The clicked image, which is included regardless of its size. */
  readonly clicked: FoundImage | undefined;
  readonly unread: readonly MissedImage[];
}

const NOTHING_ASKED: Asked = { job: undefined, thresholdPx: 0, clicked: undefined, unread: [] };

/** Returns the minimum side of an image whose size was unknown when smaller ones were left out. */
function leastPx(image: FoundImage, { thresholdPx, clicked }: Asked): number {
  const isKnown = image.widthPx !== undefined && image.heightPx !== undefined;
  // A tab may show the image itself.
  return isKnown || image === clicked || image.url === image.pageUrl ? 0 : thresholdPx;
}

interface Steps {
  readonly step: PageStep;
  readonly setStep: Dispatch<SetStateAction<PageStep>>;
  /** Sets a step, then the one that a task returns unless it was aborted. Only one task runs at a time. */
  readonly follow: (first: PageStep, task: (signal: AbortSignal) => Promise<PageStep>) => void;
  /** Aborts the task. */
  readonly stop: () => void;
}

/** Keeps the current step, and runs the task that leads to the next one. */
function useSteps(): Steps {
  const [step, setStep] = useState<PageStep>(NOTHING);
  const running = useRef<AbortController>(undefined);
  const run = async (task: (signal: AbortSignal) => Promise<PageStep>) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const next = await task(signal);
      if (!signal.aborted) setStep(next);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof AppError)) throw error;
      setStep({ at: 'failed', failure: error.failure });
    }
  };
  return {
    step,
    setStep,
    follow: (first, task) => {
      setStep(first);
      void run(task);
    },
    stop: () => {
      running.current?.abort();
      setStep(NOTHING);
    },
  };
}

/**
 * Gets a page's photos: collects its images, fetches the selected ones, and requests permission for the hosts that
 * need it.
 *
 * @param onLoaded called with the selected images and the result of loading them
 */
export function usePageImages(
  onLoaded: (images: readonly FoundImage[], loaded: LoadedImages) => void,
): PageImages {
  const steps = useSteps();
  const { asked, collect, scroll } = useCollecting(steps);
  const { load, allow } = useLoading(steps, asked, onLoaded);
  return { step: steps.step, collect, scroll, load, allow, stop: steps.stop };
}

/** Collects the images of a page to choose from, and remembers what was asked for. */
function useCollecting({ setStep, follow }: Steps) {
  const asked = useRef(NOTHING_ASKED);
  const choosing = (
    job: PageJob,
    thresholdPx: number,
    { images, unread, leftOut, end }: CollectedImages & { readonly end?: ScrollEnd },
  ): PageStep => {
    const { pageUrl, firstImageUrl } = job;
    const ordered = firstImageUrl === undefined ? images : firstImage(images, firstImageUrl, pageUrl);
    const clicked = firstImageUrl === undefined ? undefined : ordered[0];
    asked.current = { job, thresholdPx, clicked, unread };
    // The clicked image is included, no matter how small it is.
    const small = Math.max(0, leftOut.small - (ordered.length - images.length));
    return {
      at: 'choosing',
      images: ordered,
      unread,
      leftOut: { ...leftOut, small },
      thresholdPx,
      ...(end ? { end } : {}),
    };
  };
  return {
    asked,
    collect: (job: PageJob) =>
      follow({ at: 'collecting' }, async () => {
        const { thresholdPx } = await readSettings();
        return choosing(job, thresholdPx, await collectFromTab(job.tabId, thresholdPx));
      }),
    scroll: () => {
      const { job, thresholdPx } = asked.current;
      if (!job) return;
      const enough = new AbortController();
      const first: PageStep = { at: 'scrolling', found: 0, isHidden: false, end: () => enough.abort() };
      follow(first, async (signal) => {
        signal.addEventListener('abort', () => enough.abort());
        const onStep = ({ found, isHidden = false }: ScrollProgress) =>
          setStep((now) => (now.at === 'scrolling' && !signal.aborted ? { ...now, found, isHidden } : now));
        const scrolled = await scrollThroughTab(job.tabId, { thresholdPx, enough: enough.signal, onStep });
        return choosing(job, thresholdPx, scrolled);
      });
    },
  };
}

/** Loads the chosen images, and requests permission for those that need it. */
function useLoading(
  { setStep, follow }: Steps,
  asked: RefObject<Asked>,
  onLoaded: (images: readonly FoundImage[], loaded: LoadedImages) => void,
): Pick<PageImages, 'load' | 'allow'> {
  const fetchAll = (
    images: readonly FoundImage[],
    wanted: readonly FoundImage[],
    earlier: LoadedImages,
    mayAsk: boolean,
  ) => {
    const loadingStep = (done: number): PageStep => ({ at: 'loading', done, total: wanted.length });
    follow(loadingStep(0), async (signal) => {
      const loaded = await loadImages(wanted, {
        earlier,
        leastPxOf: (image) => leastPx(image, asked.current),
        tabId: asked.current.job?.tabId,
        signal,
        onProgress: (done) => {
          if (!signal.aborted) setStep(loadingStep(done));
        },
      });
      if (mayAsk && needingPermission(loaded).length > 0)
        return { at: 'asking', images, loaded, isWaiting: false };
      onLoaded(images, loaded);
      return NOTHING;
    });
  };
  return {
    load: (images) => fetchAll(images, images, { files: new Map(), missed: asked.current.unread }, true),
    allow: (images, loaded) => {
      const wanted = needingPermission(loaded);
      const origins = [...new Set(wanted.map(({ url }) => matchPattern(url)))];
      const wait = (isWaiting: boolean) =>
        setStep((now) => (now.at === 'asking' && now.loaded === loaded ? { ...now, isWaiting } : now));
      // Comes first, while the browser still counts the click as a user gesture.
      const answer = browser.permissions.request({ origins });
      wait(true);
      void answer.then(
        (isAllowed) => {
          if (isAllowed) fetchAll(images, wanted, loaded, false);
          else wait(false);
        },
        () => wait(false),
      );
    },
  };
}
