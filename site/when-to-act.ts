import { isFarewellLeft } from './account/farewell.ts';
import { isUsageKept } from './account/usage-key.ts';
import { whenIdle } from './when-idle.ts';

/** What tells that somebody is about to do something here. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'dragenter',
] as const;

/** Somebody who only reads gets the rest after this long, when nothing else is to be done. */
const READING_MS = 10 * 1000;

/**
 * Calls `act` once: at the first sign of somebody, or after a while. A page can be read and its links followed
 * without our scripts, so none of them keeps a phone busy while somebody begins to read.
 */
export function whenSomebodyIsThere(act: () => void): void {
  const stop = new AbortController();
  const begin = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    act();
  };
  const options = { capture: true, passive: true, signal: stop.signal } as const;
  for (const sign of SIGNS) window.addEventListener(sign, begin, options);
  whenLoaded(() => setTimeout(begin, READING_MS));
}

/** Calls `act` when all that the page shows is there and nothing else is being done. */
export function whenLoaded(act: () => void): void {
  const wait = () => void whenIdle(act);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/**
 * Whether the page must not wait: it acts by itself, or it has something to find out (a session, an answer in the
 * address) or to see to (what someone who has left leaves behind), or it is to lie where it was left.
 */
export function mustActAtOnce(root: HTMLElement): boolean {
  const { search, hash } = location;
  return (
    root.dataset['acts'] !== undefined ||
    document.documentElement.dataset['session'] !== undefined ||
    search !== '' ||
    hash !== '' ||
    isUsageKept() ||
    isFarewellLeft() ||
    history.scrollRestoration === 'manual'
  );
}
