import { useEffect, useState } from 'react';
import { SLOW_AFTER_MS } from '../limits.ts';

/** Returns whether an operation in progress hasn't moved for a while. Every new `movement` restarts the wait. */
export function useIsSlow(isUnderWay: boolean, movement: unknown): boolean {
  const [slow, setSlow] = useState<unknown>();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setSlow(movement), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, movement]);
  return isUnderWay && slow !== undefined && slow === movement;
}
