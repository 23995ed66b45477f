import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Flights } from './flights.ts';
import { prefersStillness } from '../kit/prefers-stillness.ts';

/** With more photos than this, moving each one from its tray to its folder would be too busy. */
const MOVED_AT_MOST = 40;

/**
 * Returns whether the last photo has landed after `isOver`. If the browser supports view transitions, the page's
 * content then moves to its place in the next view; under reduced motion it jumps there.
 */
export function useLanded(flights: Flights, isOver: boolean, photos: number): boolean {
  const [hasLanded, setHasLanded] = useState(false);
  // Photos that are added later have no tray to fly from.
  const isStill = useEffectEvent(() => prefersStillness() || photos > MOVED_AT_MOST);
  useEffect(() => {
    if (!isOver) return undefined;
    let isCurrent = true;
    const land = () => setHasLanded(true);
    void flights.landed().then(() => {
      if (!isCurrent) return;
      if (isStill() || !('startViewTransition' in document)) startTransition(land);
      else {
        document.startViewTransition(() => {
          if (isCurrent) flushSync(land);
        });
      }
    });
    return () => {
      isCurrent = false;
      setHasLanded(false);
    };
  }, [flights, isOver]);
  return isOver && hasLanded;
}
