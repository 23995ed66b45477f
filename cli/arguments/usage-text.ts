import { ARCHIVE_NAME } from '#core/limits.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { EVENT_GAP_HOURS } from '#core/events/limits.ts';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';
import { LANGUAGES } from '#messages/language.ts';
import type { CommandWords } from './words.ts';

/** The column, in characters, at which the descriptions of the options begin. */
const HELP_COLUMN = 23;

/** The text that `--help` prints. */
export function usageText(t: CommandWords): string {
  const options = [
    ['--out <file>', t('command-line.helpOut', { archive: ARCHIVE_NAME })],
    ['--force', t('command-line.helpForce')],
    ['--into <folder>', t('into.helpInto')],
    ['--move', t('into.helpMove')],
    ['--to <address>', t('storage.helpTo')],
    ['--s3-endpoint <url>', t('storage.helpEndpoint')],
    ['--allow-http', t('storage.helpAllowHttp')],
    ['--go-on <folder>', t('into.helpGoOn')],
    ['--undo <folder>', t('into.helpUndo')],
    ['--pattern <pattern>', t('command-line.helpPattern', { pattern: DEFAULT_PATTERN })],
    ['--rules <file>', t('command-line.helpRules')],
    ['--scheme <scheme>', t('command-line.helpScheme', { scheme: CATEGORY_SCHEME })],
    ['--event-gap <hours>', t('command-line.helpEventGap', { hours: EVENT_GAP_HOURS })],
    ['--language <code>', t('command-line.helpLanguage', { languages: LANGUAGES.join(', ') })],
    ['--english-folders', t('command-line.helpEnglishFolders')],
    ['--no-hints', t('command-line.helpNoHints')],
    ['--unsure-to-unsorted', t('command-line.helpUnsure')],
    ['--no-look-again', t('command-line.helpNoLookAgain')],
    ['--no-list', t('restore.helpNoList')],
    ['--xmp', t('command-line.helpXmp')],
    ['--write-dates', t('command-line.helpWriteDates')],
    ['--carry-unreadable', t('command-line.helpCarryUnreadable')],
    ['--exclude <glob>', t('command-line.helpExclude')],
    ['--include <glob>', t('command-line.helpInclude')],
    ['--trashed <choice>', t('trash.help')],
    ['--resume', t('resuming.helpResume')],
    ['--workers <number>', t('resuming.helpWorkers')],
    ['--figures', t('command-line.helpFigures')],
    ['--json', t('command-line.helpJson')],
    ['--dry-run', t('command-line.helpDryRun')],
    ['--verbose', t('command-line.helpVerbose')],
    ['--restore <ZIP>', t('restore.helpRestore')],
    ['--find <words>', t('finding.helpFind')],
    ['--help', t('command-line.helpHelp')],
  ] as const;
  const library = [
    ['add <photos>', t('library.helpAdd')],
    ['watch <folders>', t('library.helpWatch')],
    ['--once', t('library.helpOnce')],
    ['--notify', t('library.helpNotify')],
  ] as const;
  const parts = [
    t('command-line.usage'),
    t('command-line.what'),
    tableOf(options),
    `${t('library.help')}\n${tableOf(library)}`,
    t('command-line.exit'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function tableOf(rows: readonly (readonly [what: string, help: string])[]): string {
  const behind = `\n${' '.repeat(HELP_COLUMN)}`;
  return rows
    .map(([what, help]) => `  ${what}`.padEnd(HELP_COLUMN) + help.replaceAll('\n', behind))
    .join('\n');
}
