import { Fragment, type ReactNode } from 'react';
import { HELP } from '../contact/contact-copy.ts';
import { HELP_LINKS, HELP_PAGE, HELP_QUESTIONS, HELP_SECTIONS, HELP_TOPICS } from './help-copy.ts';
import { HelpSearch } from './help-search.tsx';
import { MessageForm } from '../contact/message-form.tsx';
import { PageLinks } from '../kit/page-links.tsx';
import { Questions } from '../faq/questions.tsx';
import { PageLink } from '../kit/page-link.tsx';

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
          {HELP_SECTIONS.map(({ id, title, text, commands }) => (
            <Fragment key={id}>
              <h3 id={id} tabIndex={-1} className="mt-10 scroll-mt-24 text-21 outline-none">
                {title}
              </h3>
              <p className="mt-2 max-w-[65ch] text-quiet">{withCode(text, commands)}</p>
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

/** The six topics, each with a link. */
function HelpTopics() {
  return (
    <section aria-labelledby="topics" className="page-width mt-16 sm:mt-24">
      <h2 id="topics" className="text-28">
        {HELP_PAGE.topicsTitle}
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {HELP_TOPICS.map(({ id, title, text, link }) => (
          <li key={id} className="flex flex-col bg-surface p-6">
            <h3
              id={id}
              tabIndex={-1}
              className="scroll-mt-28 text-17 tracking-normal outline-none target:text-accent"
            >
              {title}
            </h3>
            <p className="mt-2 text-15 text-quiet">{text}</p>
            <PageLink
              to={link.to}
              className="mt-auto inline-flex min-h-11 items-center self-start pt-3 text-15 font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text with its commands in code style, which nobody translates. */
function withCode(text: string, commands: readonly string[] = []): ReactNode {
  const command = commands.find((one) => text.includes(one));
  if (command === undefined) return text;
  const at = text.indexOf(command);
  return (
    <>
      {withCode(text.slice(0, at), commands)}
      <code translate="no" className="font-mono text-15 text-ink">
        {command}
      </code>
      {withCode(text.slice(at + command.length), commands)}
    </>
  );
}
