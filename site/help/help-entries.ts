import { FAQ } from '../faq/faq-copy.ts';
import { HELP_QUESTIONS, HELP_SECTIONS, HELP_TOPICS } from './help-copy.ts';
import { PAGES } from '../app/pages.ts';
import type { HelpEntry } from './search-help.ts';

/** The searchable content of the help page: its topics, its questions, and those of the FAQ. */
export const HELP_ENTRIES: readonly HelpEntry[] = [
  ...HELP_TOPICS.map(({ id, title, text }) => ({ kind: 'topic' as const, title, text, to: `#${id}` })),
  ...HELP_QUESTIONS.map(({ question, answer }, index) => ({
    kind: 'help' as const,
    title: question,
    text: answer,
    to: `#help-${index + 1}`,
  })),
  ...HELP_SECTIONS.map(({ id, title, text }) => ({ kind: 'help', title, text, to: `#${id}` }) as const),
  ...FAQ.map(({ question, answer }, index) => ({
    kind: 'faq' as const,
    title: question,
    text: answer,
    to: `${PAGES.faq.path}#faq-${index + 1}`,
  })),
];
