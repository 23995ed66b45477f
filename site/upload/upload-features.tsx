import { QuietText } from '../kit/quiet-text.tsx';
import { UPLOAD, UPLOAD_FEATURES } from './upload-copy.ts';

export function UploadFeatures() {
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
