import { Suspense, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { HOME, NAMED_PHOTOS } from './home-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';
import { FoundingWords } from '../facts/founding-words.tsx';
import { HomeDemo } from './home-demo.tsx';
import { HomeExtras } from './home-extras.tsx';
import { armScrollToEnd } from '../kit/scroll-to-end.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { useHasService } from '../kit/service-mark.ts';
import { useIsSettled } from '../kit/use-is-settled.ts';
import { FileName } from '#ui/kit/file-name.tsx';
import { sampleUrl } from '../samples/samples.ts';
import { GreasePencil } from '#ui/kit/grease-pencil.tsx';
import { withClick } from './triple-click.ts';

const StatsBand = lazyOrNothing(async () => (await import('./stats-band.tsx')).StatsBand);

export function HomePage() {
  const isSettled = useIsSettled();
  const hasService = useHasService();
  useEffect(() => armScrollToEnd(), []);
  return (
    <>
      <section className="page-width pt-12 sm:pt-16">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <HomeTitle />
          <p className="max-w-[60ch] text-quiet lg:row-span-2 lg:pt-2">{HOME.text}</p>
          <div>
            <div className="flex flex-wrap gap-x-4 gap-y-2">
              <PageLink to={PAGES.upload.path} className={buttonClass('accent', 'max-sm:w-full')}>
                {PAGES.upload.menu.label}
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
      <Suspense fallback={null}>{isSettled && hasService && <StatsBand />}</Suspense>
      <HomeExtras />
    </>
  );
}

/** Old and new file names, with the picture between them. */
function NamePairs() {
  return (
    <section aria-labelledby="names" className="page-width mt-20 sm:mt-28">
      <h2 id="names" className="max-w-[24ch] text-28 sm:text-40">
        {HOME.namesTitle}
      </h2>
      <p className="mt-4 max-w-[60ch] text-quiet">{HOME.namesText}</p>
      <ul className="mt-10 grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {NAMED_PHOTOS.map(({ id, before, description, folder, after }) => (
          <li key={before}>
            <div className="slide aspect-4/3">
              <img src={sampleUrl(id)} alt={description} loading="lazy" />
            </div>
            <p className="mt-3 font-mono text-13 wrap-anywhere text-quiet line-through">{before}</p>
            <p className="mt-1 font-mono text-13 text-quiet">{folder}/</p>
            <p className="leading-snug">
              <FileName name={after} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The headline. A triple click circles its last word in red pencil; another removes the circle. */
function HomeTitle() {
  const [isCircled, setIsCircled] = useState(false);
  const onClick = useTripleClick(() => setIsCircled(!isCircled));
  const [first, [lead, last]] = HOME.titleLines;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- an easter egg without content
    <h1 className="text-40 sm:text-56" onClick={onClick}>
      <span className="block">{first} </span>
      <span className="block">
        {lead}
        <span className="relative inline-block">
          {last}
          {isCircled && <GreasePencil mark="circle" />}
        </span>
      </span>
    </h1>
  );
}

/** Returns a click handler that calls `onTriple` on the third click within two seconds. */
function useTripleClick(onTriple: () => void): (event: { readonly timeStamp: number }) => void {
  const clicks = useRef<readonly number[]>([]);
  return ({ timeStamp }) => {
    const { recent, isTriple } = withClick(clicks.current, timeStamp);
    clicks.current = recent;
    if (isTriple) onTriple();
  };
}
