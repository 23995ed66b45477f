import { type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGES } from '../app/pages.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import { PageHead } from '../kit/page-head.tsx';
import { PageLink } from '../kit/page-link.tsx';
import { PageLinks } from '../kit/page-links.tsx';
import { PicturePrint } from '../kit/picture-print.tsx';
import { sampleResult } from '../samples/sample-results.ts';
import { type SampleId, smallSampleUrl } from '../samples/samples.ts';
import { type Example, EXAMPLE_LINKS, EXAMPLES, EXAMPLES_PAGE, HOVER_CARD_MS } from './examples-copy.ts';

export function ExamplesPage() {
  return (
    <>
      <PageHead title={EXAMPLES_PAGE.title} text={EXAMPLES_PAGE.text} />
      <ul className="page-width mt-10 grid grid-cols-1 gap-x-8 gap-y-14 sm:mt-16 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-20">
        {EXAMPLES.map((example) => (
          <li key={example.id}>
            <ExampleCard example={example} />
          </li>
        ))}
      </ul>
      <PageLinks label={EXAMPLES_PAGE.linksLabel} links={EXAMPLE_LINKS} />
    </>
  );
}

interface ExampleHeapProps {
  samples: readonly SampleId[];
}

/** The position and rotation of each print in a small heap, in percent and degrees. */
const PLACES = [
  { left: '6%', top: '14%', width: '56%', turn: -2.5 },
  { left: '42%', top: '30%', width: '50%', turn: 2 },
  { left: '54%', top: '3%', width: '38%', turn: 1 },
] as const;

/** A few overlapping prints with their destination folders aligned below. */
function ExampleHeap({ samples }: ExampleHeapProps) {
  return (
    <div aria-hidden className="light-table overflow-hidden">
      <div className="relative aspect-[8/5]">
        {samples
          .map((sample, at) => ({ sample, ...(PLACES[at] ?? PLACES[0]) }))
          .toReversed()
          .map(({ sample, turn, ...place }) => (
            <span key={sample} className="absolute" style={place}>
              <PicturePrint picture={smallSampleUrl(sample)} turn={turn} />
            </span>
          ))}
      </div>
      <p className="flex flex-wrap gap-x-4 border-t border-line px-4 py-2 font-mono text-13 text-quiet">
        {[...new Set(samples.map((sample) => sampleResult(sample).folder))].map((folder) => (
          <span key={folder}>{folder}</span>
        ))}
      </p>
    </div>
  );
}

interface ExampleCardProps {
  example: Example;
}

/** Loaded when the first popup opens. */
const ExamplePopup = lazyOrNothing(async () => (await import('./example-popup.tsx')).ExamplePopup);

/** A use case, with more text in a hover card; on touch screens and without scripts, in a `<details>`. */
function ExampleCard({ example }: ExampleCardProps) {
  const { id, title, shortDesc, description, hoverDescription, samples } = example;
  const { isOpen, setIsOpen, keep, handlers } = useHoverIntent(HOVER_CARD_MS);
  const moreId = `more-${id}`;
  return (
    <article className="relative">
      <Link to={PAGES.upload.path} aria-describedby={moreId} className="group block" {...handlers}>
        <ExampleHeap samples={samples} />
        <h2 className="mt-5 text-21 decoration-2 underline-offset-4 group-hover:underline">{title}</h2>
        <p className="mt-1.5 text-quiet">{shortDesc}</p>
        <p className="mt-1 text-15 text-quiet">{description}</p>
      </Link>
      {isOpen && (
        <Suspense fallback={null}>
          <ExamplePopup text={hoverDescription} onOpenChange={setIsOpen} onPointerEnter={keep} />
        </Suspense>
      )}
      <details className="mt-1 hidden text-15 noscript:block [@media(hover:none)]:block">
        <summary className="flex min-h-11 items-center underline decoration-line underline-offset-4">
          {EXAMPLES_PAGE.more}
        </summary>
        <p id={moreId} className="max-w-[60ch] text-quiet">
          {hoverDescription}
        </p>
        <PageLink
          to={PAGES.upload.path}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {EXAMPLES_PAGE.tryIt}
        </PageLink>
      </details>
    </article>
  );
}

interface Delays {
  readonly openDelay: number;
  readonly closeDelay: number;
}

/** Returns whether an element has been hovered or focused for longer than the delay. */
function useHoverIntent({ openDelay, closeDelay }: Delays) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const later = (isMeant: boolean, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(isMeant), delayMs);
  };
  const show = () => later(true, openDelay);
  const hide = () => later(false, closeDelay);
  return {
    isOpen,
    setIsOpen,
    /** Called while the pointer is over the open card. */
    keep: () => window.clearTimeout(timer.current),
    handlers: {
      onFocus: show,
      onBlur: hide,
      // Touch doesn't hover: it activates the link immediately.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show(),
      onPointerLeave: hide,
    },
  };
}
