import { buttonClass } from '#ui/kit/button-class.ts';
import { LANGUAGE } from '../app/language.ts';
import { PAGES } from '../app/pages.ts';
import { PageHead } from '../kit/page-head.tsx';
import { PageLink } from '../kit/page-link.tsx';
import { captionsFile, type Demo, DEMO_SIZE, DEMOS, DEMOS_PAGE } from './demos-copy.ts';

export function DemosPage() {
  return (
    <>
      <PageHead title={DEMOS_PAGE.title} text={DEMOS_PAGE.text} />
      <div className="page-width mt-10 grid grid-cols-1 gap-16 sm:mt-16 sm:gap-24">
        {DEMOS.map((demo) => (
          <DemoVideo key={demo.id} demo={demo} />
        ))}
      </div>
      <div className="page-width mt-16 sm:mt-24">
        <PageLink to={PAGES.upload.path} className={buttonClass('accent', 'max-sm:w-full')}>
          {DEMOS_PAGE.try}
        </PageLink>
      </div>
    </>
  );
}

interface DemoVideoProps {
  demo: Demo;
}

/** A recording, with its size reserved before it loads, and a transcript. */
function DemoVideo({ demo: { id, title, description, transcript } }: DemoVideoProps) {
  const address = `/demos/${id}`;
  return (
    <section
      aria-labelledby={`demo-${id}`}
      className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[2fr_1fr]"
    >
      <video
        controls
        playsInline
        muted
        preload="none"
        poster={`${address}.jpg`}
        {...DEMO_SIZE}
        aria-labelledby={`demo-${id}`}
        className="aspect-[1280/800] h-auto w-full rounded-surface border border-line bg-sunken"
      >
        <source src={`${address}.webm`} type="video/webm" />
        <track
          kind="captions"
          src={`/demos/${captionsFile(id, LANGUAGE)}`}
          srcLang={LANGUAGE}
          label={DEMOS_PAGE.captions}
        />
        {DEMOS_PAGE.missing}
      </video>
      <div>
        <h2 id={`demo-${id}`} className="text-28">
          {title}
        </h2>
        <p className="mt-2 max-w-[60ch] text-quiet">{description}</p>
        <h3 className="mt-6 border-t border-line pt-4 font-mono text-13 font-normal tracking-normal text-quiet">
          {DEMOS_PAGE.transcript}
        </h3>
        <ol className="mt-2 grid grid-cols-1 max-w-[66ch] list-decimal gap-3 pl-5 text-15 marker:font-mono marker:text-13 marker:text-quiet">
          {transcript.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
