import { parseArgs } from 'node:util';
import { type Language, LANGUAGES } from '#messages/language.ts';
import { UsageError } from './usage-error.ts';

/** Returns the language that `--language` names; undefined if there is none, or it isn't one of ours. */
export function languageTyped(argv: readonly string[]): Language | undefined {
  const { values } = parseArgs({
    args: [...argv],
    options: { language: { type: 'string' } },
    strict: false,
  });
  return LANGUAGES.find((language) => language === values['language']);
}

/**
 * Returns the language with this code.
 *
 * @throws {UsageError} if it isn't one of ours
 */
export function languageOfCode(code: string | undefined): Language | undefined {
  const language = LANGUAGES.find((one) => one === code);
  if (code !== undefined && language === undefined) {
    throw new UsageError((t) => t('command-line.unknownLanguage', { languages: LANGUAGES.join(', ') }));
  }
  return language;
}
