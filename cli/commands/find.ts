import { localDay } from '#core/dates/local-day.ts';
import type { FindArguments } from '../arguments/argument-types.ts';
import { JSON_OPTION, PROGRAM_OPTIONS } from '../arguments/options-table.ts';
import { defineCommand, operandsMissing, type Run } from './command.ts';
import { EXIT } from './exit-codes.ts';

/** Finds photos by words in ZIPs and folders of ours. */
export const findCommand = defineCommand(
  {
    name: 'find',
    operands: (t) => t('commands.wordsAndSources'),
    summary: (t) => t('commands.find'),
    options: { ...JSON_OPTION, ...PROGRAM_OPTIONS },
    examples: ['find "dog on a beach" organized_photos.zip', 'find "last summer" ~/Pictures/sorted --json'],
    completed: 'file',
  },
  ({ values, positionals: [words, ...sources] }) => {
    if (words === undefined || sources.length === 0) {
      throw operandsMissing('find', (t) => t('commands.wordsAndSources'));
    }
    return findRun({ find: words, sources, isJson: values.json });
  },
);

/** Returns the runner that finds photos, with exit code 1 if nothing was found. */
function findRun(search: FindArguments): Run {
  return async ({ t, terminal, language }) => {
    const { find } = await import('../find/find.ts');
    const matchesBeginnings = language !== 'en';
    const isFound = await find(search, { t, terminal, matchesBeginnings, today: localDay(Date.now()) });
    return isFound ? EXIT.ok : EXIT.incomplete;
  };
}
