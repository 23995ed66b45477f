import { type Feature, FEATURES_PAGE } from './features-copy.ts';
import { FeatureSpecimen } from './feature-specimen.tsx';

interface FeatureCardProps {
  feature: Feature;
}

/** An illustration with a summary; expands to the full text. */
export function FeatureCard({ feature }: FeatureCardProps) {
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
