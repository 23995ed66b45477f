import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many of very many items to draw so far: one slice immediately, and another after each paint, so that
 * the page stays responsive. In the end all are drawn, for the browser's own search and for screen readers.
 *
 * @param slice how many items to render at a time: about as many as are visible at first
 */
export function useGradually(total: number, slice: number): number {
  const [drawn, setDrawn] = useState(slice);
  // If the number of items shrinks, later additions are still drawn in slices.
  if (drawn > slice && drawn >= total + slice) setDrawn(Math.max(slice, total));
  useEffect(() => {
    if (drawn >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + slice)));
    return () => clearTimeout(timer);
  }, [drawn, total, slice]);
  return Math.min(drawn, total);
}
