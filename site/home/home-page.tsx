import { Suspense, useEffect } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { HOME } from './home-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';
import { FoundingWords } from '../facts/founding-words.tsx';
import { HomeDemo } from './home-demo.tsx';
import { HomeExtras } from './home-extras.tsx';
import { HomeTitle } from './home-title.tsx';
import { NamePairs } from './name-pairs.tsx';
import { armScrollToEnd } from '../kit/scroll-to-end.ts';
import { STATS } from './stats-copy.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { StillStats } from './stats-figures.tsx';
import { useHasService } from '../kit/service-mark.ts';
import { useIsSettled } from '../kit/use-is-settled.ts';

const LiveStats = lazyOrNothing(async () => (await import('./live-stats.tsx')).LiveStats, StillStats);

/** Usage figures of the service. They count up while the page is open, whether or not they are in the viewport. */
function StatsBand() {
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

export function HomePage() {
  useEffect(() => armScrollToEnd(), []);
  return (
    <>
      <section className="page-width pt-12 sm:pt-16">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <HomeTitle />
          <div className="lg:row-span-2">
            <p className="max-w-[60ch] text-quiet">{HOME.text}</p>
            <p className="mt-3 max-w-[60ch] text-quiet">{HOME.audience}</p>
            <p className="service-only mt-3 max-w-[60ch] text-quiet">{HOME.free}</p>
          </div>
          <div>
            <div className="flex flex-wrap gap-x-4 gap-y-2">
              <PageLink to={PAGES.upload.path} className={buttonClass('accent', 'max-sm:w-full')}>
                {HOME.start}
              </PageLink>
              <PageLink to={PAGES.features.path} className={buttonClass('outline', 'max-sm:w-full')}>
                {HOME.features}
              </PageLink>
            </div>
            <FoundingWords
              as="p"
              className="mt-4 text-15 font-semibold text-accent"
              when="seats-left"
              words={HOME.tagline}
            />
          </div>
        </div>
        <div className="mt-10 sm:mt-12">
          <HomeDemo />
        </div>
      </section>
      <NamePairs />
      <StatsBand />
      <HomeExtras />
    </>
  );
}
