import { type RefObject, useEffect, useState } from 'react';

/** How far below the window something may be to count as near: it is there when it is scrolled to. */
const NEAR = '600px 0px';

/** Whether something is about to be scrolled to, or was. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
