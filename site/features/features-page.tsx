import { buttonClass } from '#ui/kit/button-class.ts';
import { type Feature, FEATURES, FEATURES_PAGE } from './features-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { FeatureSpecimen } from './feature-specimen.tsx';

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
