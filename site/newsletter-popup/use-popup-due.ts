import { useEffect, useState } from 'react';
import { POPUP } from '../limits.ts';
import { openForMs } from '../app/open-page.ts';
import { whenScrollRests } from '../kit/scroll-to-end.ts';
import { isCoolingDown } from './popup-cooldown.ts';

/**
 * Whether it is time for the popup: the page has been open for a while, and the last time was long enough ago. A page
 * that scrolls by itself comes to rest first: the popup would hold it.
 */
export function usePopupDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isCoolingDown()) return undefined;
    let isHere = true;
    const show = () => isHere && setIsDue(true);
    const timer = setTimeout(() => whenScrollRests(show), POPUP.afterMs - openForMs());
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return isDue;
}
