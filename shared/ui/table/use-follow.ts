import { type RefObject, useEffect } from 'react';
import { prefersStillness } from '../kit/prefers-stillness.ts';

/**
 * Keeps the marked item of a scrolling list in sight while it moves on, without moving the page: one that leaves the
 * list's sight comes to its top, as when a page is turned. A list that someone points at or has focused is theirs.
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
