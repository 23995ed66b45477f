import type { Messages, Subject } from './compiled/messages.ts';
import type { Language } from './language.ts';
import { type Write, writeIn } from './write.ts';

export type { Subject } from './compiled/messages.ts';

export type MessageKey = keyof Messages;

/** The keys of these subjects. */
type KeyOf<Of extends Subject> = Extract<MessageKey, `${Of}.${string}`>;

/** The arguments that a message requires: none, or an object with each of its arguments. */
type Given<Key extends MessageKey> = Messages[Key] extends undefined ? [] : [values: Messages[Key]];

/** The keys of these subjects whose messages take no argument. */
export type PlainKey<Of extends Subject> = {
  [Key in KeyOf<Of>]: Messages[Key] extends undefined ? Key : never;
}[KeyOf<Of>];

export type Values = Readonly<Record<string, string | number | undefined>>;

/** A message as written by the build: a text, or a function of its arguments. */
export type Message = string | ((values: Values, write: Write) => string);

/** One subject in one language. */
export interface Words<Of extends Subject> {
  readonly language: Language;
  readonly subject: Of;
  readonly messages: Readonly<Record<string, Message>>;
}

/** Returns a message of these subjects in its own language. */
export interface Translate<Of extends Subject> {
  <Key extends KeyOf<Of>>(key: Key, ...given: Given<Key>): string;
  /** The locale for numbers and dates: the language, with the region if known. */
  readonly locale: string;
}

/**
 * Creates the function that returns messages of these subjects.
 *
 * @param words in one language, or another language's for a subject that it lacks
 * @param locale the reader's own, such as `de-CH`; used with the words of its language
 */
export function translator<Of extends Subject>(
  words: readonly Words<Of>[],
  locale: string = words[0]?.language ?? 'en',
): Translate<Of> {
  const bySubject = new Map(words.map((one) => [one.subject as string, one]));
  const translate = (key: string, values: Values = {}): string => {
    const dot = key.indexOf('.');
    const found = bySubject.get(key.slice(0, dot));
    const message = found?.messages[key.slice(dot + 1)];
    if (typeof message !== 'function') return message ?? key;
    return message(values, writeIn(found && speaks(locale, found.language) ? locale : found?.language));
  };
  return Object.assign(translate, { locale });
}

function speaks(locale: string, language: Language): boolean {
  return locale.split('-')[0] === language;
}
