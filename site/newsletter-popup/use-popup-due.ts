import { useEffect, useState } from 'react';
import { POPUP } from '../limits.ts';
import { openForMs } from '../app/open-page.ts';
import { whenScrollRests } from '../kit/scroll-to-end.ts';
import { isCoolingDown } from './popup-cooldown.ts';

/**
 * Returns whether to open the popup: the page has been open for a while, and the cooldown is over. Waits until
 * automatic scrolling has ended, because the popup would block it.
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
