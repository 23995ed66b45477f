import { SCROLL_LIMITS } from '../../limits.ts';
import type { CollectedImages } from '../page-collector.ts';
import { viewOf } from '../page-elements.ts';
import { walkPage } from '../walk-page.ts';
import { type ScrollEnd, scrollEnd } from './scroll-end.ts';
import { SeenImages } from './seen-images.ts';

const SCROLLS = /auto|scroll|overlay/;
const IMAGES = 'img, picture, canvas, video, [style*="background"], svg image';

/** Returns what a person can scroll down on the page: the page itself, and inner areas with images. */
function scrollAreas(): Element[] {
  const areas: Element[] = [];
  walkPage(document, (element) => {
    if (canScroll(element)) areas.push(element);
  });
  return areas.slice(0, SCROLL_LIMITS.areas);
}

function overflow(element: Element): string {
  return viewOf(element).getComputedStyle(element).overflowY;
}

function canScroll(element: Element): boolean {
  const { scrollHeight, clientHeight, clientWidth, ownerDocument } = element;
  if (scrollHeight - clientHeight < SCROLL_LIMITS.areaScrollPx) return false;
  if (element === ownerDocument.scrollingElement) {
    // The body's value applies to the page if the root element has none of its own.
    const ofPage = overflow(element) === 'visible' ? overflow(ownerDocument.body) : overflow(element);
    return !/hidden|clip/.test(ofPage);
  }
  return (
    Math.min(clientHeight, clientWidth) >= SCROLL_LIMITS.areaPx &&
    SCROLLS.test(overflow(element)) &&
    element.checkVisibility() &&
    element.querySelector(IMAGES) !== null
  );
}

/** The result of a scrolling step. */
export interface ScrollProgress {
  readonly found: number;
  /** Whether the tab is hidden, so that the page would show nothing more. */
  readonly isHidden?: boolean;
  /** Set when there is no further step. */
  readonly end?: ScrollEnd;
}

interface Position {
  readonly top: number;
  readonly left: number;
}

/**
 * Scrolls through the page and then its inner areas, one step per call, and collects the images on the way. At the
 * end, or if no further step is requested, the page gets its scroll positions back.
 */
export class PageScroll {
  readonly #seen: SeenImages;
  readonly #positions = new Map<Element, Position>();
  #area: Element | undefined;
  #beganPx = 0;
  #found = 0;
  #stepsWithoutNew = 0;
  #leftAlone: ReturnType<typeof setTimeout> | undefined;

  constructor(thresholdPx: number) {
    this.#seen = new SeenImages(thresholdPx);
  }

  async step(): Promise<ScrollProgress> {
    this.#restoreIfLeftAlone();
    if (!(await fulfilled(() => document.visibilityState === 'visible', SCROLL_LIMITS.hiddenMs))) {
      return { found: this.#found, isHidden: true };
    }
    const isAtEnd = !(await this.#move());
    await this.#seen.addVisible();
    const { found } = this.#seen;
    this.#stepsWithoutNew = found > this.#found ? 0 : this.#stepsWithoutNew + 1;
    this.#found = found;
    const end = scrollEnd({
      found,
      stepsWithoutNew: this.#stepsWithoutNew,
      hasGrown: this.#hasGrown,
      isAtEnd,
    });
    return { found, ...(end ? { end } : {}) };
  }

  /** Returns all images, and scrolls the page back to its original position. */
  async finish(): Promise<CollectedImages> {
    clearTimeout(this.#leftAlone);
    const collected = await this.#seen.finish();
    this.#restore();
    return collected;
  }

  get #hasGrown(): boolean {
    return (this.#area?.scrollHeight ?? 0) > this.#beganPx;
  }

  /** Scrolls down in the area, or goes to the top of the next one; false if there is none. */
  async #move(): Promise<boolean> {
    if (this.#area?.isConnected && (await this.#moveDown(this.#area))) return true;
    const next = scrollAreas().find((area) => !this.#positions.has(area));
    if (!next) return false;
    this.#area = next;
    this.#positions.set(next, { top: next.scrollTop, left: next.scrollLeft });
    this.#beganPx = next.scrollHeight;
    next.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    await scrollTo(next, 0);
    return true;
  }

  async #moveDown(area: Element): Promise<boolean> {
    const beforePx = area.scrollTop;
    for (const share of [SCROLL_LIMITS.stepShare, 1]) {
      // A page with scroll snapping may undo a step that is too small.
      await scrollTo(area, beforePx + Math.ceil(area.clientHeight * share));
      if (area.scrollTop > beforePx) return true;
    }
    return this.#grows(area);
  }

  /** Returns at the end of an area whether the page adds more. */
  async #grows(area: Element): Promise<boolean> {
    const heightPx = area.scrollHeight;
    // Some pages add more only when the end comes into view.
    area.scrollTo({ top: area.scrollTop - area.clientHeight / 2, behavior: 'instant' });
    await scrollTo(area, heightPx);
    const timeMs = this.#hasGrown ? SCROLL_LIMITS.grownEndMs : SCROLL_LIMITS.endMs;
    return fulfilled(() => area.scrollHeight > heightPx || !area.isConnected, timeMs);
  }

  #restoreIfLeftAlone(): void {
    clearTimeout(this.#leftAlone);
    this.#leftAlone = setTimeout(() => this.#restore(), SCROLL_LIMITS.leftAloneMs);
  }

  #restore(): void {
    for (const [area, { top, left }] of [...this.#positions].toReversed()) {
      area.scrollTo({ top, left, behavior: 'instant' });
    }
  }
}

async function scrollTo(area: Element, top: number): Promise<void> {
  area.scrollTo({ top, behavior: 'instant' });
  await settled(area);
}

/** How often a page is checked while waiting for it. */
const LOOK_MS = 30;

/** Resolves when an area has stopped adding elements and its visible images are loaded, or when that takes too long. */
async function settled(area: Element): Promise<void> {
  const begunMs = performance.now();
  let changedMs = begunMs;
  const observer = new MutationObserver((records) => {
    if (records.some(isOfImages)) changedMs = performance.now();
  });
  observer.observe(area, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['src', 'srcset'],
  });
  await until(() => {
    const nowMs = performance.now();
    if (hasLoadingImage(area)) changedMs = nowMs;
    return nowMs - changedMs >= SCROLL_LIMITS.quietMs || nowMs - begunMs >= SCROLL_LIMITS.settleMs;
  });
  observer.disconnect();
}

/** Resolves with whether a condition was met within the time. */
async function fulfilled(condition: () => boolean, timeMs: number): Promise<boolean> {
  const begunMs = performance.now();
  await until(() => condition() || performance.now() - begunMs >= timeMs);
  return condition();
}

async function until(condition: () => boolean): Promise<void> {
  // Timers also run in a background tab, which paints no frames.
  do await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  while (!condition());
}

/** Returns whether a change may add images. Changed text, such as a clock's, doesn't. */
function isOfImages({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type === 'attributes' || [...addedNodes, ...removedNodes].some(({ nodeType }) => nodeType === 1);
}

function hasLoadingImage(area: Element): boolean {
  return [...area.querySelectorAll('img')].some((image) => {
    if (image.complete) return false;
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < viewOf(image).innerHeight;
  });
}
