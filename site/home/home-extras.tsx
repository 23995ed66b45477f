import { Suspense, useRef } from 'react';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { useIsNear } from './use-is-near.ts';

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
