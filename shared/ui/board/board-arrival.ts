import { type RefObject, useEffect } from 'react';
import { keptYes } from '../kit/kept-value.ts';

/**
 * Whether this browser has a board that returns by itself. The page's first script (`site/public/first-paint.js`) then
 * hides the page until the board is drawn, so that nothing moves after a reload.
 */
export const BOARD_HERE = keptYes('board-here');

/** Shows the page. Called when there is no board after all, or it is drawn. */
export function endArrival(): void {
  delete document.documentElement.dataset['board'];
}

/** Shows the page as soon as all pictures in sight are there. @param hasBoard whether the board is rendered */
export function useBoardArrival(root: RefObject<HTMLElement | null>, hasBoard: boolean): void {
  useEffect(() => endArrival, []);
  useEffect(() => {
    if (!hasBoard || document.documentElement.dataset['board'] === undefined) return undefined;
    let frame = 0;
    const look = () => {
      const isDrawn = ![...(root.current?.querySelectorAll('.slide .skeleton') ?? [])].some(isInSight);
      if (isDrawn) endArrival();
      else frame = requestAnimationFrame(look);
    };
    // The first frame has no pictures yet.
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [root, hasBoard]);
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
