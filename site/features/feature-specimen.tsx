import type { Specimen } from './features-copy.ts';
import { PicturePrint } from '../kit/picture-print.tsx';

interface FeatureSpecimenProps {
  specimen: Specimen;
}

/** An illustration of a feature. Hidden from assistive technology, because the text below says the same. */
export function FeatureSpecimen({ specimen }: FeatureSpecimenProps) {
  return (
    <div
      aria-hidden
      className="grid min-h-52 content-center border-b border-line px-6 py-6 font-mono text-13 sm:px-8 sm:text-15"
    >
      {contentOf(specimen)}
    </div>
  );
}

function contentOf(specimen: Specimen) {
  switch (specimen.kind) {
    case 'trays':
      return (
        <div className="grid grid-cols-3 items-start gap-4">
          {specimen.photos.map(({ picture, folder }, at) => (
            <div key={picture} className="min-w-0">
              <PicturePrint picture={picture} turn={at - 1} className="mx-auto w-full max-w-36" />
              <p className="mt-4 border-t border-ink pt-1.5 text-13 leading-snug">{folder}</p>
            </div>
          ))}
        </div>
      );
    case 'names':
      return (
        <div className="grid gap-4">
          {specimen.names.map(({ before, after }) => (
            <p key={after} className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
              <span className="text-quiet line-through decoration-accent decoration-2">{before}</span>
              <span className="wrap-anywhere">{after}</span>
            </p>
          ))}
        </div>
      );
    case 'lines':
      return <pre className="leading-7 whitespace-pre-wrap wrap-anywhere">{specimen.lines.join('\n')}</pre>;
    case 'search':
      return <p className="rounded-full border border-edge px-5 py-3 text-quiet">{specimen.query}</p>;
    case 'figures':
      return (
        <div className="flex flex-wrap items-baseline gap-x-10 gap-y-2">
          {specimen.figures.map(({ value, unit }) => (
            <p key={unit}>
              <span className="text-40 font-semibold tracking-tight sm:text-56">{value}</span>{' '}
              <span className="text-quiet">{unit}</span>
            </p>
          ))}
        </div>
      );
  }
}
