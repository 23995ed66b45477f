import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Message {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}

const LOCALES = join(import.meta.dirname, '../../extension/_locales');

/** Fake of Chrome's `i18n` with the real texts of a locale. */
export function fakeTexts(locale: string) {
  const path = join(LOCALES, locale, 'messages.json');
  const messages = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Message>>;
  const getMessage = (key: string, substitutions: readonly string[] = []) => {
    const { message = '', placeholders = {} } = messages[key] ?? {};
    return message.replace(/\$(\w+)\$/g, (_all, name: string) => {
      const at = Number(placeholders[name.toLowerCase()]?.content.slice(1));
      return substitutions[at - 1] ?? '';
    });
  };
  return { i18n: { getMessage, getUILanguage: () => locale } };
}
