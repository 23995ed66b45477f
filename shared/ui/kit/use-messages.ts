import { use } from 'react';
import { type Subject, type Translate, translator, type Words } from '#messages/translate.ts';
import { MessagesContext, type Spoken } from './messages-context.ts';

/**
 * Returns the translator of these subjects in the host's language; the same one for the same subjects, so that
 * effects may depend on it.
 *
 * @param own the words imported by the component, so that no page loads words that it doesn't show. They are used if
 * the host has loaded none of their subject.
 */
export function useMessages<Of extends Subject>(...own: readonly Words<Of>[]): Translate<Of> {
  return translatorFor(own, use(MessagesContext));
}

const UNSPOKEN: Spoken = { locale: 'en', words: [] };
const made = new WeakMap<Spoken, Map<string, Translate<Subject>>>();

/** Returns the same translator outside of components. */
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
  // If the host has loaded nothing, the components' own words determine the language of the page.
  const t = translator<Subject>(loaded, spoken === UNSPOKEN ? own[0]?.language : spoken.locale);
  bySubjects.set(subjects, t);
  return t;
}
