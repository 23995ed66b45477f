import { isFarewellLeft } from '../account/farewell.ts';
import { isUsageKept } from '../account/usage-key.ts';
import { isServiceUnknown } from '../kit/service-mark.ts';
import { openForMs } from './open-page.ts';
import { whenIdle } from './when-idle.ts';

/** Events that show that a user is interacting with the page. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'dragenter',
  'input',
  'change',
] as const;

/** Interactive elements of the page's content. Those of the layout are excluded: they are on every page. */
const CONTROLS = 'main :is(form, button, input, textarea, select)';

/**
 * Calls `act` once: on the first user input, if a form or a button is in the viewport or enters it, or when the page
 * has been open for the time that it declares. Pages can be read and links followed without our scripts, so hydration
 * doesn't keep a phone's CPU busy while the user begins to read.
 */
export function whenSomebodyIsThere(act: () => void, root: HTMLElement): void {
  const stop = new AbortController();
  const begin = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    act();
  };
  const options = { capture: true, passive: true, signal: stop.signal } as const;
  for (const sign of SIGNS) window.addEventListener(sign, begin, options);
  whenLoaded(() => {
    setTimeout(begin, wakesAfterMs(root) - openForMs());
    whenInSight(root.querySelectorAll(CONTROLS), begin, stop.signal);
  });
}

function whenInSight(elements: Iterable<Element>, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) act();
  });
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

function wakesAfterMs(root: HTMLElement): number {
  return Number(root.dataset['wakesAfter']);
}

/** Calls `act` when the page's resources are loaded and the browser is idle. */
export function whenLoaded(act: () => void): void {
  const wait = () => void whenIdle(act);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/**
 * Returns whether the page has to be hydrated immediately: it declares so, there may be a session or a URL parameter
 * to process, a signed-out user's stored data to remove, a scroll position to restore, or a service to look for.
 */
export function mustActAtOnce(root: HTMLElement): boolean {
  const { search, hash } = location;
  return (
    wakesAfterMs(root) === 0 ||
    isServiceUnknown() ||
    document.documentElement.dataset['session'] !== undefined ||
    search !== '' ||
    hash !== '' ||
    isUsageKept() ||
    isFarewellLeft() ||
    history.scrollRestoration === 'manual'
  );
}
