import type { Arguments } from '../arguments/argument-types.ts';
import { organizeArguments } from '../arguments/arguments.ts';
import { OPTIONS } from '../arguments/options-table.ts';
import { clearStatus, showStatus } from '../terminal/status-line.ts';
import { defineCommand, type Run } from './command.ts';

/** Organizes photos into a ZIP, a folder or a storage; the default command. */
export const organizeCommand = defineCommand(
  {
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
  },
  (typed) => organizeRun(organizeArguments(typed)),
);

/**
 * Returns the runner that organizes photos. The terminal says so at once, because the engine takes a moment to load.
 */
export function organizeRun(options: Arguments): Run {
  return async (host) => {
    showStatus(host.terminal.stderr, host.t('command-line.searching'));
    try {
      const { runOrganize } = await import('../organize/run-organize.ts');
      return await runOrganize(options, host);
    } catch (error) {
      clearStatus(host.terminal.stderr);
      throw error;
    }
  };
}
