import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';

/**
 * The margin below the viewport in which an element counts as near, so that it is loaded before it scrolls into view.
 */
const NEAR = '600px 0px';

/** Returns whether an element is, or has been, near the viewport. */
function useIsNear(element: RefObject<Element | null>): boolean {
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

const HomeConcierge = lazyOrNothing(async () => (await import('./home-concierge.tsx')).HomeConcierge);

/** The home page's deferred content: an offer at its end. */
export function HomeExtras() {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(end);
  return (
    <div ref={end}>
      <Suspense fallback={null}>{isNear && <HomeConcierge />}</Suspense>
    </div>
  );
}
