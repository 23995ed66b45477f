import { type RefObject, useEffect } from 'react';

/**
 * Keeps the marked item of a scrolling list in sight while it moves on, without moving the page. A list that
 * someone points at or has focused is theirs.
 *
 * @param mark changes when another item is marked with `data-mark`
 */
export function useFollow(list: RefObject<HTMLElement | null>, mark: string | undefined): void {
  useEffect(() => {
    const element = list.current;
    if (mark === undefined || !element || element.matches(':hover, :focus-within')) return;
    const item = element.querySelector<HTMLElement>('[data-mark]');
    if (!item) return;
    const top = item.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
    element.scrollTo({ top: top - element.clientHeight / 3, behavior: 'smooth' });
  }, [list, mark]);
}
