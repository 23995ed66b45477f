import { buttonClass } from '#ui/kit/button-class.ts';
import { FAQ, FAQ_LINKS, FAQ_PAGE, type IndexedQuestion } from './faq-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';
import { PageLinks } from '../kit/page-links.tsx';
import { Questions } from './questions.tsx';

export function FaqPage() {
  return (
    <>
      <div className="page-width grid grid-cols-1 items-start gap-x-20 gap-y-10 pt-12 sm:pt-20 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-24">
          <h1 className="text-40 sm:text-56">{FAQ_PAGE.title}</h1>
          <p className="mt-4 max-w-[60ch] text-quiet">{FAQ_PAGE.text}</p>
          <QuestionIndex label={FAQ_PAGE.indexLabel} questions={FAQ} group="faq" />
        </div>
        <div>
          <Questions questions={FAQ} group="faq" heading="h2" isFirstOpen />
          <section aria-labelledby="something-else" className="mt-12">
            <h2 id="something-else" className="text-21">
              {FAQ_PAGE.otherTitle}
            </h2>
            <p className="mt-1 text-quiet">{FAQ_PAGE.other}</p>
            <PageLink to={PAGES.contact.path} className={buttonClass('ink', 'mt-5')}>
              {FAQ_PAGE.contact}
            </PageLink>
          </section>
        </div>
      </div>
      <PageLinks label={FAQ_PAGE.linksLabel} links={FAQ_LINKS} />
    </>
  );
}

interface QuestionIndexProps {
  label: string;
  questions: readonly IndexedQuestion[];
  group: string;
}

/** Topics that link to their answers. Hidden on narrow screens, where the questions form a single list. */
function QuestionIndex({ label, questions, group }: QuestionIndexProps) {
  return (
    <nav aria-label={label} className="mt-10 max-lg:hidden">
      <ol>
        {questions.map(({ topic }, index) => (
          <li key={topic}>
            <a
              href={`#${group}-${index + 1}`}
              className="flex gap-4 py-1.5 text-quiet underline-offset-4 hover:text-ink hover:underline"
            >
              <span aria-hidden className="font-mono text-13 leading-6 text-quiet">
                {String(index + 1).padStart(2, '0')}
              </span>
              {topic}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
