import { CHROME_EXTENSION, EXTENSION_QUESTIONS, HERO_SHOT } from './chrome-extension-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';
import { StoreLink } from './store-link.tsx';
import { ExtensionFeatures } from './extension-features.tsx';
import { InstallSteps } from './install-steps.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Questions } from '../faq/questions.tsx';
import { Shot } from './shot.tsx';

export function ChromeExtensionPage() {
  return (
    <>
      <PageHead title={CHROME_EXTENSION.title} text={CHROME_EXTENSION.text}>
        <StoreLink />
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
