import { Suspense, useRef } from 'react';
import { STATS } from '../content/stats.ts';
import { lazyOrNothing } from '../layout/lazy-or-nothing.ts';
import { StillStats } from './stats-figures.tsx';
import { useIsNear } from './use-is-near.ts';

const LiveStats = lazyOrNothing(async () => (await import('./live-stats.tsx')).LiveStats, StillStats);

/** How much the service is used: where the count begins, until someone is about to see it. */
export function StatsBand() {
  const band = useRef<HTMLElement>(null);
  const isNear = useIsNear(band);
  return (
    <section ref={band} aria-label={STATS.title} className="page-width mt-20 sm:mt-28">
      <Suspense fallback={<StillStats />}>{isNear ? <LiveStats /> : <StillStats />}</Suspense>
    </section>
  );
}
