import { isFarewellLeft } from '../account/farewell.ts';
import { isUsageKept } from '../account/usage-key.ts';
import { openForMs } from './open-page.ts';
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

/**
 * Calls `act` once: at the first sign of somebody, where something that has its time is in sight, or when the page has
 * been open for as long as it says. A page can be read and its links followed without our scripts, so none of them
 * keeps a phone busy while somebody begins to read.
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
    if (showsWhatHasItsTime(root)) begin();
    else setTimeout(begin, wakesAfterMs(root) - openForMs());
  });
}

function showsWhatHasItsTime(root: HTMLElement): boolean {
  const timed = [...root.querySelectorAll('[data-wakes]')];
  return timed.some((element) => element.getBoundingClientRect().top < window.innerHeight);
}

function wakesAfterMs(root: HTMLElement): number {
  return Number(root.dataset['wakesAfter']);
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
    wakesAfterMs(root) === 0 ||
    document.documentElement.dataset['session'] !== undefined ||
    search !== '' ||
    hash !== '' ||
    isUsageKept() ||
    isFarewellLeft() ||
    history.scrollRestoration === 'manual'
  );
}
