import { type RefObject, useEffect } from 'react';
import { prefersStillness } from '../kit/prefers-stillness.ts';

/**
 * Keeps the marked item of a scrolling list in view without moving the page. An item that leaves the visible area is
 * scrolled to its top, as when turning a page. A list that the user points at or has focused isn't scrolled.
 *
 * @param mark changes when another item is marked with `data-mark`
 */
export function useFollow(list: RefObject<HTMLElement | null>, mark: string | undefined): void {
  useEffect(() => {
    const element = list.current;
    if (mark === undefined || !element || element.matches(':hover, :focus-within')) return;
    const item = element.querySelector<HTMLElement>('[data-mark]');
    if (!item) return;
    const sight = element.getBoundingClientRect();
    const { top, bottom } = item.getBoundingClientRect();
    if (top >= sight.top && bottom <= sight.bottom) return;
    const behavior = prefersStillness() ? 'auto' : 'smooth';
    element.scrollTo({ top: top - sight.top + element.scrollTop, behavior });
  }, [list, mark]);
}
