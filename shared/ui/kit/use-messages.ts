import { use } from 'react';
import { type Subject, type Translate, translator, type Words } from '#messages/translate.ts';
import { MessagesContext, type Spoken } from './messages-context.ts';

/**
 * What speaks these subjects, in the language of the host; for the same subjects always the same, so that effects may
 * depend on it.
 *
 * @param own the words that lie with the component, so that no page loads words that it does not show. They are said
 *   where the host has loaded none of their subject.
 */
export function useMessages<Of extends Subject>(...own: readonly Words<Of>[]): Translate<Of> {
  return translatorFor(own, use(MessagesContext));
}

const UNSPOKEN: Spoken = { locale: 'en', words: [] };
const made = new WeakMap<Spoken, Map<string, Translate<Subject>>>();

/** The same outside of components. */
export function translatorFor<Of extends Subject>(
  own: readonly Words<Of>[],
  spoken = UNSPOKEN,
): Translate<Of> {
  const bySubjects = made.get(spoken) ?? new Map<string, Translate<Subject>>();
  made.set(spoken, bySubjects);
  const subjects = own.map(({ subject }) => subject).join();
  const before = bySubjects.get(subjects);
  if (before) return before;
  const loaded = own.map(
    (words) => spoken.words.find((one): one is Words<Of> => one.subject === words.subject) ?? words,
  );
  // Where the host has loaded nothing, the words that lie with the components say the language of the page.
  const t = translator<Subject>(loaded, spoken === UNSPOKEN ? own[0]?.language : spoken.locale);
  bySubjects.set(subjects, t);
  return t;
}
