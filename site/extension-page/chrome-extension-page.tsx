import {
  CHROME_EXTENSION,
  EXTENSION_FEATURES,
  EXTENSION_QUESTIONS,
  HERO_SHOT,
  INSTALL_STEPS,
  type Screenshot,
  SMALL_SHOT_PX,
} from './chrome-extension-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Questions } from '../faq/questions.tsx';
import { FilmSteps } from '../kit/film-steps.tsx';
import { StoreLink } from './store-link.tsx';

export function ChromeExtensionPage() {
  return (
    <>
      <PageHead title={CHROME_EXTENSION.title} text={CHROME_EXTENSION.text}>
        <StoreLink href={CHROME_EXTENSION.storeUrl} />
      </PageHead>
      <div className="page-width mt-10 sm:mt-12">
        <Shot shot={HERO_SHOT} sizes="(width >= 82rem) 78rem, calc(100vw - 2rem)" isFirst />
      </div>
      <ExtensionFeatures />
      <InstallSteps />
      <section
        aria-labelledby="questions"
        className="page-width mt-16 grid grid-cols-1 items-start gap-x-20 gap-y-6 sm:mt-24 lg:grid-cols-[5fr_7fr]"
      >
        <div>
          <h2 id="questions" className="text-28">
            {CHROME_EXTENSION.questionsTitle}
          </h2>
          <PageLink
            to={PAGES.chromeStorePolicy.path}
            className="mt-2 inline-flex min-h-11 items-center text-15 underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {CHROME_EXTENSION.policy}
          </PageLink>
        </div>
        <Questions questions={EXTENSION_QUESTIONS} group="extension" />
      </section>
    </>
  );
}

/** Shows the extension's features, each next to its screenshot, on alternating sides. */
function ExtensionFeatures() {
  return (
    <section aria-labelledby="what-it-does" className="page-width mt-16 sm:mt-24">
      <h2 id="what-it-does" className="text-28">
        {CHROME_EXTENSION.featuresTitle}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-14 sm:gap-20">
        {EXTENSION_FEATURES.map(({ title, text, shot }) => (
          <li
            key={title}
            className="group/feature grid grid-cols-1 items-center gap-x-14 gap-y-6 border-t border-line pt-8 lg:grid-cols-[5fr_7fr] lg:odd:grid-cols-[7fr_5fr]"
          >
            <div className={shot ? 'lg:group-odd/feature:order-last' : 'lg:col-span-2'}>
              <h3 className="text-21">{title}</h3>
              <p className="mt-2 max-w-[60ch] text-quiet">{text}</p>
            </div>
            {shot && <Shot shot={shot} sizes="(width >= 64rem) 42rem, calc(100vw - 2rem)" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Explains how to install the extension. */
function InstallSteps() {
  return (
    <FilmSteps
      id="install"
      title={CHROME_EXTENSION.stepsTitle}
      steps={INSTALL_STEPS}
      className="page-width"
      listClass="grid-cols-1 lg:grid-cols-4"
    />
  );
}

interface ShotProps {
  shot: Screenshot;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is in the viewport when the page opens. */
  isFirst?: boolean;
}

/** A screenshot of the extension. On phones, only the panel is shown. */
function Shot({ shot: { id, alt, widthPx, heightPx, isPage }, sizes, isFirst = false }: ShotProps) {
  const address = `/extension/${id}`;
  return (
    <img
      src={`${address}.webp`}
      srcSet={`${address}-small.webp ${SMALL_SHOT_PX}w, ${address}.webp ${widthPx}w`}
      sizes={isPage ? `(width < 40rem) 200vw, ${sizes}` : sizes}
      width={widthPx}
      height={heightPx}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`h-auto w-full rounded-surface border border-line shadow-print ${isPage ? 'max-sm:aspect-4/5 max-sm:object-cover max-sm:object-right' : ''}`}
    />
  );
}
