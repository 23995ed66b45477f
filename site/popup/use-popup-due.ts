import { useEffect, useState } from 'react';
import { POPUP } from '#core/limits.ts';
import { isCoolingDown } from './popup-cooldown.ts';

/** Whether it is time for the popup: the page has been open for a while, and the last time was long enough ago. */
export function usePopupDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isCoolingDown()) return undefined;
    const timer = setTimeout(() => setIsDue(true), POPUP.afterMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
