import { type RefObject, useEffect, useState } from 'react';

/**
 * The margin below the viewport in which an element counts as near, so that it is loaded before it scrolls into view.
 */
const NEAR = '600px 0px';

/** Returns whether an element is, or has been, near the viewport. */
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
