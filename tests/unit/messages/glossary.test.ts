import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCatalogue } from '../../../scripts/build-messages/read-catalogue.ts';

/** The one word of a language for something of the product, and others that people would take for something else. */
interface Term {
  readonly concept: string;
  /** Several if its forms differ, with commas. */
  readonly use: string;
  /** Regular expressions that no text matches. */
  readonly never: readonly string[];
  /** Texts that may, because they mean something else: `subject.key`. */
  readonly except?: readonly string[];
}

const catalogue = readCatalogue(join(import.meta.dirname, '../../../shared/messages'));

function glossaryOf(language: string): readonly Term[] {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, 'glossary', `${language}.json`), 'utf8'),
  ) as Term[];
}

/** Returns the texts with a second word, as `subject.key: word (concept)`. */
function secondWords(texts: ReadonlyMap<string, Readonly<Record<string, string>>>, terms: readonly Term[]) {
  return [...texts].flatMap(([subject, own]) =>
    // The vocabulary has every word that people search for.
    Object.entries(subject === 'vocabulary' ? {} : own).flatMap(([key, text]) =>
      terms
        .filter(({ except = [] }) => !except.includes(`${subject}.${key}`))
        .flatMap(({ concept, never }) =>
          never.flatMap((word) => {
            const found = new RegExp(word, 'iu').exec(text)?.[0];
            return found === undefined ? [] : [`${subject}.${key}: ${found} (${concept})`];
          }),
        ),
    ),
  );
}

it.each(['de', 'es', 'fr', 'ja'] as const)('has one word for each thing in %s', (language) => {
  expect(secondWords(catalogue[language], glossaryOf(language))).toEqual([]);
});

it.each(['de', 'es', 'fr', 'ja'] as const)('uses in %s the words of its glossary', (language) => {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s/gu, ' ');
  const all = plain([...catalogue[language].values()].flatMap((texts) => Object.values(texts)).join(' '));
  const words = glossaryOf(language).flatMap(({ use }) => use.split(', '));
  expect(words.filter((word) => !all.includes(plain(word)))).toEqual([]);
});

it('finds a planted second word', () => {
  const planted = new Map([
    ['results', { done: 'Der Durchgang ist fertig.', other: 'Der Stapel ist fertig.' }],
  ]);
  const terms = [{ concept: 'batch', use: 'Stapel', never: [String.raw`\bDurchg[aä]ng`] }];
  expect(secondWords(planted, terms)).toEqual(['results.done: Durchgang (batch)']);
  expect(secondWords(planted, [{ ...terms[0]!, except: ['results.done'] }])).toEqual([]);
});
