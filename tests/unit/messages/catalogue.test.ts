import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#messages/language.ts';
import { catalogueProblems } from '../../../scripts/build-messages/catalogue-problems.ts';
import { chromeLocales } from '../../../scripts/build-messages/compiled-files.ts';
import { readCatalogue } from '../../../scripts/build-messages/read-catalogue.ts';
import { PAGES } from '../../../site/app/pages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const catalogue = readCatalogue(join(ROOT, 'shared/messages'));
const code = ['shared', 'site', 'extension', 'server', 'cli']
  .flatMap((top) =>
    readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('compiled'))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');
const problems = catalogueProblems(catalogue);
const ENGLISH = [...catalogue.en].flatMap(([subject, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ subject, key, text })),
);

const JAPANESE = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;
/** A comma, period, colon, mark, bracket or quotation mark of Latin text next to a Japanese word. */
const HALF_WIDTH = new RegExp(String.raw`${JAPANESE} ?[,.:;!?()"](?![\w/-])|[,:;!()] ?${JAPANESE}`, 'u');

it('has five languages', () => {
  expect([...LANGUAGES].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'ja']);
});

it.each(LANGUAGES)('has every text in %s, with its arguments and plural forms', (language) => {
  expect(problems.filter((problem) => problem.startsWith(language))).toEqual([]);
});

it.each(LANGUAGES.filter((language) => language !== 'en'))('has no English sentence in %s', (language) => {
  const untouched = ENGLISH.filter(({ subject, key, text }) => {
    const words = text.replaceAll(/\{[^{}]*\}|Where My Pix/g, '').match(/\p{L}+/gu) ?? [];
    return words.length > 2 && catalogue[language].get(subject)?.[key] === text;
  });
  expect(untouched).toEqual([]);
});

it('says Login throughout', () => {
  expect(ENGLISH.filter(({ text }) => /\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i.test(text))).toEqual([]);
});

/** What a reader copies: commands, options, environment variables and addresses, with a space or the like around. */
const COPIED =
  /where-my-pix(?: [a-z]+)?(?: \{\w+\})?|(?<![\w-])--[a-z][\w-]*|\b[A-Z][A-Z0-9]*_[A-Z_]+(?:=\{\w+\})?|\b[a-z][a-z0-9]+:\/\//g;

it.each(LANGUAGES)('has the same commands and addresses in %s as in English', (language) => {
  const copied = (text = '') => (text.match(COPIED) ?? []).toSorted();
  const others = ENGLISH.flatMap(({ subject, key, text }) => {
    const own = catalogue[language].get(subject)?.[key];
    const [wanted, found] = [[...new Set(copied(text))], [...new Set(copied(own))]];
    return wanted.join(' ') === found.join(' ')
      ? []
      : [`${subject}.${key}: ${wanted.join(' ')} / ${found.join(' ')}`];
  });
  expect(others).toEqual([]);
});

it('has no command of the command line in texts of the site', () => {
  const site = ENGLISH.filter(
    ({ subject }) => subject === 'help' || subject === 'faq' || subject === 'features',
  );
  expect(site.filter(({ text }) => /where-my-pix/.test(text))).toEqual([]);
});

it('has Japanese punctuation between Japanese words', () => {
  // The vocabulary is data for the search. Arguments are compared as words.
  const halfWidth = [...catalogue.ja].flatMap(([subject, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const words = text.replaceAll(/\{[^{}]*\}/g, 'X');
      return subject === 'vocabulary' || !HALF_WIDTH.test(words) ? [] : [`${subject}.${key}: ${text}`];
    }),
  );
  expect(halfWidth).toEqual([]);
});

describe('the texts that Chrome reads itself', () => {
  const locales = chromeLocales(catalogue);

  it.each(LANGUAGES)('exist in %s, and fit the store', (language) => {
    const text = locales.get(`${language}/messages.json`) ?? '{}';
    const messages = JSON.parse(text) as Record<string, { message: string }>;
    expect(Object.keys(messages)).toEqual([
      'extension_name',
      'extension_description',
      'command_open_panel',
      'language_tag',
    ]);
    expect(messages['language_tag']?.message).toBe(language);
    expect(messages['extension_name']?.message.length).toBeLessThanOrEqual(75);
    expect(messages['extension_description']?.message.length).toBeLessThanOrEqual(132);
    // Text between dollar signs would be one of Chrome's placeholders.
    expect(text).not.toMatch(/[{}$].*\$/);
  });
});

it('has no unused text', () => {
  // The code is searched once for everything that looks like a text's name, not once for each text.
  const named = new Set(code.match(/'[\w-]+\.\w+'/g));
  const unused = ENGLISH.filter(({ subject, key }) => {
    const name = subject === 'manifest' ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : '';
    const isOfPage = subject === 'page-descriptions' && Object.hasOwn(PAGES, key);
    return (
      !isOfPage &&
      !named.has(`'${subject}.${key}'`) &&
      !(name && (code.includes(`__MSG_${name}__`) || code.includes(`getMessage('${name}')`)))
    );
  });
  expect(unused.map(({ subject, key }) => `${subject}.${key}`)).toEqual([]);
});
