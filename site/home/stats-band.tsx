import { Suspense } from 'react';
import { STATS } from './stats-copy.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { StillStats } from './stats-figures.tsx';
import { useHasService } from '../kit/service-mark.ts';
import { useIsSettled } from '../kit/use-is-settled.ts';

const LiveStats = lazyOrNothing(async () => (await import('./live-stats.tsx')).LiveStats, StillStats);

/** Usage figures of the service. They count up while the page is open, whether or not they are in the viewport. */
export function StatsBand() {
  const isSettled = useIsSettled();
  const hasService = useHasService();
  return (
    <section data-wakes aria-label={STATS.title} className="service-only page-width mt-20 sm:mt-28">
      <Suspense fallback={<StillStats />}>
        {isSettled && hasService ? <LiveStats /> : <StillStats />}
      </Suspense>
    </section>
  );
}
