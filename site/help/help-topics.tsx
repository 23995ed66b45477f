import { HELP_PAGE, HELP_TOPICS } from './help-copy.ts';
import { PageLink } from '../kit/page-link.tsx';

/** The six topics, each with a link. */
export function HelpTopics() {
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
