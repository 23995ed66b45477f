import { useEffect } from 'react';
import { prefersStillness } from '#ui/prefers-stillness.ts';

/** Any of these means that the person wants to scroll, or do something else, themselves. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the page's end, smoothly, when someone scrolls down for the first time. The next input of any kind stops
 * it; where nothing shall move by itself, nothing does. (Tab scrolls too, to what has the focus: that is left alone.)
 */
export function useScrollToEnd(): void {
  useEffect(() => {
    if (prefersStillness()) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const stopAt = () => {
      listeners.abort();
      window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    };
    const begin = () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'smooth' });
      for (const type of INPUTS) window.addEventListener(type, stopAt, { signal, passive: true });
    };
    const beginWithScroll = (event: Event) => {
      if (event instanceof WheelEvent && event.deltaY <= 0) return;
      for (const type of ['wheel', 'touchmove']) window.removeEventListener(type, beginWithScroll);
      window.addEventListener('scroll', begin, { signal, passive: true, once: true });
    };
    for (const type of ['wheel', 'touchmove']) {
      window.addEventListener(type, beginWithScroll, { signal, passive: true });
    }
    return () => listeners.abort();
  }, []);
}
