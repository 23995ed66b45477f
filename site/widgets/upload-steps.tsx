import { UPLOAD, UPLOAD_STEPS } from '../content/upload.ts';

/** The five steps, numbered like the frames of a film. */
export function UploadSteps() {
  return (
    <section aria-labelledby="how-it-works" className="mt-16 sm:mt-24">
      <h2 id="how-it-works" className="text-28">
        {UPLOAD.howTitle}
      </h2>
      <ol className="mt-6 grid gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-2 lg:grid-cols-5">
        {UPLOAD_STEPS.map(({ title, text }, index) => (
          <li key={title} className="bg-surface p-5 sm:last:col-span-2 lg:last:col-span-1">
            <span aria-hidden className="font-mono text-13 text-quiet">
              ▸ {index + 1}
            </span>
            <h3 className="mt-6 text-17 tracking-normal">{title}</h3>
            <p className="mt-1.5 text-15 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
