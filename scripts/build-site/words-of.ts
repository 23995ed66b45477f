import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import type { Language } from '#messages/language.ts';
import { compileMessage } from '../build-messages/compile-message.ts';
import { readCatalogue } from '../build-messages/read-catalogue.ts';
import { isHeading, phrased } from './phrased.ts';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Returns a function that gives the JavaScript for a mark's name (see `wordMark`) in a language, minified.
 *
 * @throws {Error} from that function, for an unknown name
 */
export function wordsOf(language: Language): (name: string) => string {
  const subjects = readCatalogue(join(PROJECT, 'shared/messages'))[language];
  const known = new Map<string, string>();
  const compiled = (key: string, text: string) =>
    language === 'ja' && isHeading(key) ? compileMessage(text, phrased) : compileMessage(text);
  const sourceOf = (name: string): string => {
    if (name === 'language') return JSON.stringify(language);
    if (name === 'sample-results')
      return readFileSync(join(PROJECT, `site/samples/results/${language}.json`), 'utf8');
    const [subject = '', key] = name.split('.');
    const texts = subjects.get(subject);
    const text = key === undefined ? '' : texts?.[key];
    if (texts === undefined || text === undefined) throw new Error(`There is no message ${name}.`);
    if (key !== undefined) return compiled(key, text);
    const all = Object.entries(texts).map(([each, message]) => `${each}: ${compiled(each, message)}`);
    return `{${all.join()}}`;
  };
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const expression = minified(sourceOf(name));
    known.set(name, expression);
    return expression;
  };
}

/** Returns a minified expression, in parentheses unless it is a literal. */
function minified(expression: string): string {
  const { code } = minifySync('words.js', `words(${expression})`, { module: true });
  const [, inside = ''] = /^words\((.*)\);?\s*$/s.exec(code) ?? [];
  if (inside === '') throw new Error(`The minifier returned ${code}`);
  return /^["'`]/.test(inside) ? inside : `(${inside})`;
}
