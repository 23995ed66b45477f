import type { RestoreArguments } from '../arguments/argument-types.ts';
import { DISK_OPTIONS, PROGRAM_OPTIONS } from '../arguments/options-table.ts';
import type { Option } from '../arguments/option.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { defineCommand, operandsMissing, type Run } from './command.ts';
import { EXIT } from './exit-codes.ts';

const INTO = { ...DISK_OPTIONS.into, help: (t) => t('commands.helpRestoreInto') } as const satisfies Option;

/** Gives photos their original names and folders back. */
export const restoreCommand = defineCommand(
  {
    name: 'restore',
    operands: (t) => t('commands.sourceAndFolder'),
    summary: (t) => t('commands.restore'),
    options: { into: INTO, ...PROGRAM_OPTIONS },
    examples: ['restore organized_photos.zip --into ~/Pictures/original'],
    completed: 'file',
  },
  ({ values: { into }, positionals: [source, ...others] }) => {
    if (source === undefined || others.length > 0) {
      throw operandsMissing('restore', (t) => t('commands.sourceAndFolder'));
    }
    if (into === undefined) throw new UsageError((t) => t('restore.needsInto', { command: 'restore' }));
    return restoreRun({ restore: source, into });
  },
);

/** Returns the runner that restores photos, with exit code 1 if some couldn't be restored. */
function restoreRun(restoring: RestoreArguments): Run {
  return async (host) => {
    const { restore } = await import('../restore/restore.ts');
    const stop = host.stopSignal();
    const isAllBack = await restore(restoring, host, stop);
    if (stop.aborted) return EXIT.interrupted;
    return isAllBack ? EXIT.ok : EXIT.incomplete;
  };
}
