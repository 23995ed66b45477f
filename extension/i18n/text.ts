import browser from 'webextension-polyfill';
import type messages from '../_locales/en/messages.json';
import { numberText } from './quantity-text.ts';
import { language } from './language.ts';

export type TextKey = keyof typeof messages;

/** Texts that come in two forms, `…_one` and `…_other`, by how many there are. */
export type CountedKey = TextKey extends infer Key
  ? Key extends `${infer Stem}_other`
    ? Stem
    : never
  : never;

/** A text in the browser's language; English where there is no translation. */
export function text(key: TextKey, ...substitutions: readonly (string | number)[]): string {
  const words = substitutions.map((part) => (typeof part === 'number' ? numberText(part) : part));
  return browser.i18n.getMessage(key, words);
}

/** A text in the form that so many take. The number is its first substitution. */
export function counted(
  key: CountedKey,
  count: number,
  ...substitutions: readonly (string | number)[]
): string {
  const form = new Intl.PluralRules(language()).select(count) === 'one' ? 'one' : 'other';
  return text(`${key}_${form}` as TextKey, count, ...substitutions);
}
