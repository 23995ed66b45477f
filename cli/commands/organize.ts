import { readArguments } from '../arguments/arguments.ts';
import { OPTIONS } from '../arguments/options-table.ts';
import type { Command } from './command.ts';
import { findRun } from './find.ts';
import { restoreRun } from './restore.ts';
import { returnRun } from './undo.ts';

/** Organizes photos into a ZIP, a folder or a storage; runs where no command is named. */
export const organizeCommand: Command = {
  name: 'organize',
  operands: (t) => t('commands.photos'),
  summary: (t) => t('commands.organize'),
  options: OPTIONS,
  examples: [
    'organize ~/Pictures/unsorted',
    '~/Pictures/unsorted --into ~/Pictures/sorted --dry-run',
    "organize takeout-*.zip --scheme '{date:YYYY}/{event}'",
  ],
  completed: 'file',
  read: (argv) => {
    const read = readArguments(argv);
    if (!read) return undefined;
    if ('restore' in read) return restoreRun(read);
    if ('find' in read) return findRun(read);
    if ('option' in read) return returnRun(read);
    return async (host) => (await import('../organize/run-organize.ts')).runOrganize(read, host);
  },
};
