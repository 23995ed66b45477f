import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Flights } from './flights.ts';
import { prefersStillness } from '../kit/prefers-stillness.ts';

/** With more photos than this, moving each from its tray to its folder would be a flurry. */
const MOVED_AT_MOST = 40;

/**
 * Whether, since `isOver`, the last photo has landed. Where the browser can, what is on the page then moves to
 * where it is in the next view; under reduced motion it changes place.
 */
export function useLanded(flights: Flights, isOver: boolean, photos: number): boolean {
  const [hasLanded, setHasLanded] = useState(false);
  // Photos that come later have no tray to fly from.
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
