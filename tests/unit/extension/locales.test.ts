import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Message {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}
type Messages = Readonly<Record<string, Message>>;

const EXTENSION = join(import.meta.dirname, '../../../extension');
const messagesOf = (locale: string) =>
  JSON.parse(readFileSync(join(EXTENSION, '_locales', locale, 'messages.json'), 'utf8')) as Messages;

const english = messagesOf('en');
const locales = readdirSync(join(EXTENSION, '_locales'));
const code = readdirSync(EXTENSION, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(EXTENSION, path), 'utf8'))
  .join('\n');

/** The placeholders in a text, in alphabetical order. */
const placeholdersIn = ({ message }: Message) =>
  [...message.matchAll(/\$(\w+)\$/g)].map(([, name = '']) => name.toLowerCase()).sort();

it('the extension calls a login a login, as the site does', () => {
  const said = Object.values(english).map(({ message }) => message);
  expect(said.filter((text) => /\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i.test(text))).toEqual([]);
});

it('the extension speaks five languages', () => {
  expect(locales.toSorted()).toEqual(['de', 'en', 'es', 'fr', 'ja']);
});

describe.each(locales)('the texts in %s', (locale) => {
  const messages = messagesOf(locale);

  it('are all there, and none is too many', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(Object.entries(messages))(
    '%s has words, and the placeholders of the English one',
    (key, message) => {
      expect(message.message.trim()).not.toBe('');
      expect(placeholdersIn(message)).toEqual(placeholdersIn(english[key] ?? { message: '' }));
      expect(message.placeholders).toEqual(english[key]?.placeholders);
      expect(Object.keys(message.placeholders ?? {}).toSorted()).toEqual([
        ...new Set(placeholdersIn(message)),
      ]);
    },
  );

  it('fit the store', () => {
    expect(messages['extension_name']?.message.length).toBeLessThanOrEqual(75);
    expect(messages['extension_description']?.message.length).toBeLessThanOrEqual(132);
  });
});

it.each(locales.filter((locale) => locale !== 'en'))(
  'no sentence in %s is still the English one',
  (locale) => {
    const messages = messagesOf(locale);
    const wordsIn = ({ message }: Message) =>
      message.replace(/\$\w+\$|Where My Pix/g, '').match(/\p{L}+/gu) ?? [];
    const untouched = Object.entries(english).filter(
      ([key, message]) => wordsIn(message).length > 2 && messages[key]?.message === message.message,
    );
    expect(untouched).toEqual([]);
  },
);

it.each(Object.keys(english))('%s is used', (key) => {
  const stem = key.replace(/_(?:one|other)$/, '');
  const forms = [key, ...(english[`${stem}_other`] ? [stem] : [])].join('|');
  expect(code).toMatch(new RegExp(`['"](?:${forms})['"]|__MSG_${key}__`));
});

it.each(Object.keys(english).filter((key) => key.endsWith('_one')))('%s has a form for many', (key) => {
  expect(Object.keys(english)).toContain(key.replace(/one$/, 'other'));
});
