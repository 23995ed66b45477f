import { load } from '#messages/compiled/load-command-line.ts';
import { languageOf } from '#messages/language.ts';
import { type Translate, translator } from '#messages/translate.ts';
import { commandLineWords } from '#words/command-line.ts';
import { commandsWords } from '#words/commands.ts';
import { alongWords } from '#words/along.ts';
import { failuresWords } from '#words/failures.ts';
import { dateSourcesWords } from '#words/date-sources.ts';
import { figuresWords } from '#words/figures.ts';
import { findingWords } from '#words/finding.ts';
import { intoWords } from '#words/into.ts';
import { libraryWords } from '#words/library.ts';
import { listWords } from '#words/list.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { restoreWords } from '#words/restore.ts';
import { resumingWords } from '#words/resuming.ts';
import { rulesWords } from '#words/rules.ts';
import { storageWords } from '#words/storage.ts';
import { trashWords } from '#words/trash.ts';
import { vocabularyWords } from '#words/vocabulary.ts';

/** The texts of the command line. */
export type CommandWords = Translate<
  | 'command-line'
  | 'commands'
  | 'into'
  | 'library'
  | 'storage'
  | 'restore'
  | 'resuming'
  | 'finding'
  | 'date-sources'
  | 'figures'
  | 'trash'
  | 'along'
  | 'vocabulary'
  | 'list'
  | 'failures'
  | 'quantities'
  | 'rules'
>;

/** A sentence, given the texts of the user's language. */
export type Say = (t: CommandWords) => string;

/** English, for output that programs read and as the fallback for other languages. */
export const ENGLISH: CommandWords = translator([
  commandLineWords,
  commandsWords,
  intoWords,
  libraryWords,
  storageWords,
  restoreWords,
  resumingWords,
  findingWords,
  dateSourcesWords,
  figuresWords,
  trashWords,
  alongWords,
  vocabularyWords,
  listWords,
  failuresWords,
  quantitiesWords,
  rulesWords,
]);

/** The language that `LC_ALL`, `LC_MESSAGES` and `LANG` select (POSIX, 8.2). */
export function languageIn({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>) {
  return languageOf(LC_ALL || LC_MESSAGES || LANG || 'en');
}

/** The texts in the language of {@link languageIn}. */
export async function wordsFor(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<CommandWords> {
  const language = languageIn(environment);
  return language === 'en' ? ENGLISH : translator(await load[language]());
}
