import { buttonClass } from '#ui/kit/button-class.ts';
import { FEATURES, FEATURES_PAGE } from './features-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';
import { FeatureCard } from './feature-card.tsx';
import { PageHead } from '../kit/page-head.tsx';

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
