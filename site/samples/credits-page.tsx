import { PageHead } from '../kit/page-head.tsx';
import { CREDITS } from './credits-copy.ts';
import { SAMPLES, smallSampleUrl } from './samples.ts';
import { sampleResult } from './sample-results.ts';

const LINK = 'inline-flex min-h-11 items-center underline decoration-line underline-offset-4';

/** Lists who took the sample photos, where they were published, and under which licenses. */
export function CreditsPage() {
  return (
    <>
      <PageHead title={CREDITS.title} text={CREDITS.text} />
      <ul className="page-width mt-12 grid grid-cols-1 gap-x-5 gap-y-10 sm:mt-16 sm:grid-cols-2 lg:grid-cols-4">
        {SAMPLES.map((sample) => (
          <CreditedPhoto key={sample.id} sample={sample} />
        ))}
      </ul>
      <p className="page-width mt-12 text-quiet">{CREDITS.drawn}</p>
    </>
  );
}

interface CreditedPhotoProps {
  sample: (typeof SAMPLES)[number];
}

function CreditedPhoto({ sample: { id, credit } }: CreditedPhotoProps) {
  if (!credit) return null;
  const { title, author, license, licenseUrl, sourceUrl } = credit;
  return (
    <li>
      <div className="slide aspect-4/3">
        <img src={smallSampleUrl(id)} alt={sampleResult(id).description} loading="lazy" />
      </div>
      <h2 className="mt-3 text-17 font-semibold" lang="en">
        {title}
      </h2>
      <p className="text-15 text-quiet">{CREDITS.by(author)}</p>
      <p className="flex flex-wrap gap-x-4 text-15">
        <a className={LINK} href={licenseUrl} rel="license noopener" aria-label={CREDITS.license(license)}>
          {license}
        </a>
        <a className={LINK} href={sourceUrl} rel="noopener">
          {CREDITS.source}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </li>
  );
}
