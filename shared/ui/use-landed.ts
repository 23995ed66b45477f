import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Flights } from './flights.ts';
import { prefersStillness } from './prefers-stillness.ts';

/** With more photos than this, moving each from its tray to its folder would be a flurry. */
const MOVED_AT_MOST = 40;

/**
 * Whether, since `isOver`, the last photo has landed. Where the browser can, what is on the page then moves to
 * where it is in the next view; under reduced motion it changes place.
 */
export function useLanded(flights: Flights, isOver: boolean, photos: number): boolean {
  const [hasLanded, setHasLanded] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    let isCurrent = true;
    const land = () => {
      if (isCurrent) flushSync(() => setHasLanded(true));
    };
    void flights.landed().then(() => {
      const isStill = prefersStillness() || photos > MOVED_AT_MOST;
      if (isStill || !('startViewTransition' in document)) land();
      else document.startViewTransition(land);
    });
    return () => {
      isCurrent = false;
      setHasLanded(false);
    };
  }, [flights, isOver, photos]);
  return isOver && hasLanded;
}
