import { startTransition, useEffect, useState } from 'react';

/**
 * How many of very many things are drawn by now: a slice at once, and one more after each that the browser has
 * painted, so that the page answers in between. In the end all of them are there, for the browser's own search and
 * for those who listen.
 *
 * @param slice how many items to render at a time: about as many as are visible at first
 */
export function useGradually(total: number, slice: number): number {
  const [drawn, setDrawn] = useState(slice);
  // Removed items do not come back all at once.
  if (drawn > slice && drawn >= total + slice) setDrawn(Math.max(slice, total));
  useEffect(() => {
    if (drawn >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + slice)));
    return () => clearTimeout(timer);
  }, [drawn, total, slice]);
  return Math.min(drawn, total);
}
