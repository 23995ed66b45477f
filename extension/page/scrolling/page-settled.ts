import { SCROLL_LIMITS } from '../../limits.ts';
import { viewOf } from '../page-elements.ts';

/** How often a page is checked while waiting for it. */
const LOOK_MS = 30;

/** Resolves when an area has stopped adding elements and its visible images are loaded, or when that takes too long. */
export async function settled(area: Element): Promise<void> {
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
export async function fulfilled(condition: () => boolean, timeMs: number): Promise<boolean> {
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
