import { buttonClass } from '#ui/kit/button-class.ts';
import { PAGES } from '../app/pages.ts';
import { PageHead } from '../kit/page-head.tsx';
import { PageLink } from '../kit/page-link.tsx';
import { PicturePrint } from '../kit/picture-print.tsx';
import { type Feature, FEATURES, FEATURES_PAGE, type Specimen } from './features-copy.ts';

export function FeaturesPage() {
  return (
    <>
      <PageHead title={FEATURES_PAGE.title} text={FEATURES_PAGE.text} />
      <ul className="page-width mt-10 grid grid-cols-1 items-start gap-5 sm:mt-16 md:grid-cols-2">
        {FEATURES.map((feature) => (
          <li key={feature.id}>
            <FeatureCard feature={feature} />
          </li>
        ))}
      </ul>
      <div className="page-width mt-16 flex flex-wrap gap-3 sm:mt-24">
        <PageLink to={PAGES.upload.path} className={buttonClass('accent', 'max-sm:w-full')}>
          {FEATURES_PAGE.start}
        </PageLink>
        <PageLink to={PAGES.pricing.path} className={buttonClass('outline', 'max-sm:w-full')}>
          {FEATURES_PAGE.plans}
        </PageLink>
      </div>
    </>
  );
}

interface FeatureCardProps {
  feature: Feature;
}

/** An illustration with a summary; expands to the full text. */
function FeatureCard({ feature }: FeatureCardProps) {
  const { id, title, summary, specimen, text } = feature;
  return (
    <details id={id} className="group light-table scroll-mt-24 overflow-hidden">
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <FeatureSpecimen specimen={specimen} />
        <div className="p-6 sm:p-8">
          <h2 className="text-21">{title}</h2>
          <p className="mt-2 max-w-[60ch] text-quiet">{summary}</p>
          <p className="mt-4 text-15 font-semibold underline decoration-line underline-offset-4 group-hover:decoration-ink">
            <span className="group-open:hidden">{FEATURES_PAGE.more}</span>
            <span className="hidden group-open:inline">{FEATURES_PAGE.less}</span>
          </p>
        </div>
      </summary>
      <div className="grid grid-cols-1 gap-3 px-6 pb-6 sm:px-8 sm:pb-8">
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-[62ch]">
            {paragraph}
          </p>
        ))}
      </div>
    </details>
  );
}

interface FeatureSpecimenProps {
  specimen: Specimen;
}

/** An illustration of a feature. Hidden from assistive technology, because the text below says the same. */
function FeatureSpecimen({ specimen }: FeatureSpecimenProps) {
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
