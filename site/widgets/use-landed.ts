import { useEffect, useState } from 'react';
import type { Flights } from '#ui/flights.ts';

/** Whether, since `isOver`, the last photo has landed. */
export function useLanded(flights: Flights, isOver: boolean): boolean {
  const [hasLanded, setHasLanded] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    let isCurrent = true;
    void flights.landed().then(() => {
      if (isCurrent) setHasLanded(true);
    });
    return () => {
      isCurrent = false;
      setHasLanded(false);
    };
  }, [flights, isOver]);
  return isOver && hasLanded;
}
