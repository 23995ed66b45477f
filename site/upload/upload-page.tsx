import { AccountProvider } from '../account/account-provider.tsx';
import { UPLOAD, UPLOAD_FEATURES, UPLOAD_STEPS } from './upload-copy.ts';
import { UploadTable } from './upload-table.tsx';
import { QuietText } from '../kit/quiet-text.tsx';
import { FilmSteps } from '../kit/film-steps.tsx';

export function UploadPage() {
  return (
    <AccountProvider>
      <div className="upload-page">
        <h1>{UPLOAD.title}</h1>
        <UploadTable />
        <div className="upload-about">
          <UploadFeatures />
          <UploadSteps />
        </div>
      </div>
    </AccountProvider>
  );
}

function UploadFeatures() {
  return (
    <section aria-label={UPLOAD.featuresTitle} className="mt-16 sm:mt-24">
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {UPLOAD_FEATURES.map(({ title, ...text }) => (
          <li key={title} className="border-t border-ink pt-4">
            <h2 className="text-21">{title}</h2>
            <QuietText {...text} className="mt-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The five steps. */
function UploadSteps() {
  return (
    <FilmSteps
      id="how-it-works"
      title={UPLOAD.howTitle}
      steps={UPLOAD_STEPS}
      listClass="lg:grid-cols-5"
      stepClass="sm:last:col-span-2 lg:last:col-span-1"
    />
  );
}
