import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button-class.ts';
import { HOME } from '../content/home.ts';
import { lazyOrNothing } from '../layout/lazy-or-nothing.ts';
import { HomeDemo } from '../widgets/home-demo.tsx';
import { NamePairs } from '../widgets/name-pairs.tsx';
import { useIsSettled } from '../widgets/use-is-settled.ts';

const HomeExtras = lazyOrNothing(async () => (await import('../widgets/home-extras.tsx')).HomeExtras);

export function HomePage() {
  const isSettled = useIsSettled();
  return (
    <>
      <section className="page-width pt-12 sm:pt-16">
        <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h1 className="text-40 sm:text-56">
            {HOME.titleLines.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
          </h1>
          <div>
            <p className="max-w-[60ch] text-quiet">{HOME.text}</p>
            <Link to="/upload" className={buttonClass('accent', 'mt-6 max-sm:w-full')}>
              {HOME.start}
            </Link>
            <p className="mt-3 text-13 text-quiet">{HOME.free}</p>
          </div>
        </div>
        <div className="mt-10 sm:mt-12">
          <HomeDemo />
        </div>
      </section>
      <NamePairs />
      {isSettled && (
        <Suspense fallback={null}>
          <HomeExtras />
        </Suspense>
      )}
    </>
  );
}
