import { Fragment } from 'react';
import { HELP } from '../contact/contact-copy.ts';
import { HELP_LINKS, HELP_PAGE, HELP_QUESTIONS, HELP_SECTIONS } from './help-copy.ts';
import { HelpSearch } from './help-search.tsx';
import { HelpTopics } from './help-topics.tsx';
import { MessageForm } from '../contact/message-form.tsx';
import { PageLinks } from '../kit/page-links.tsx';
import { Questions } from '../faq/questions.tsx';

export function HelpPage() {
  return (
    <>
      <div className="page-width grid grid-cols-1 items-end gap-x-12 gap-y-6 pt-12 sm:pt-20 lg:grid-cols-[5fr_7fr]">
        <h1 className="self-start text-40 sm:text-56">{HELP.title}</h1>
        <HelpSearch />
      </div>
      <HelpTopics />
      <div className="page-width mt-16 grid grid-cols-1 items-start gap-x-16 gap-y-16 sm:mt-24 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="often-asked">
          <h2 id="often-asked" tabIndex={-1} className="mb-6 scroll-mt-24 text-28 outline-none">
            {HELP_PAGE.questionsTitle}
          </h2>
          <Questions questions={HELP_QUESTIONS} group="help" />
          {HELP_SECTIONS.map(({ id, title, text }) => (
            <Fragment key={id}>
              <h3 id={id} tabIndex={-1} className="mt-10 scroll-mt-24 text-21 outline-none">
                {title}
              </h3>
              <p className="mt-2 max-w-[65ch] text-quiet">{text}</p>
            </Fragment>
          ))}
        </section>
        <section aria-labelledby="ask-us" className="light-table p-6 sm:p-8">
          <h2 id="ask-us" tabIndex={-1} className="scroll-mt-24 text-28 outline-none">
            {HELP.formTitle}
          </h2>
          <p className="mt-2 mb-6 text-15 text-quiet">{HELP.text}</p>
          <MessageForm kind="support" send={HELP.send} />
        </section>
      </div>
      <PageLinks label={HELP_PAGE.linksLabel} links={HELP_LINKS} />
    </>
  );
}
