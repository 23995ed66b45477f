import type { ReturnArguments } from '../arguments/argument-types.ts';
import { PROGRAM_OPTIONS } from '../arguments/options-table.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { isAddress } from '../storage/target.ts';
import { defineCommand, operandsMissing, type Run } from './command.ts';

/** Undoes the last run into a folder. */
export const undoCommand = defineCommand(
  {
    name: 'undo',
    operands: (t) => t('commands.folderAndOrigins'),
    summary: (t) => t('commands.undo'),
    options: PROGRAM_OPTIONS,
    examples: ['undo ~/Pictures/sorted'],
    completed: 'folder',
  },
  ({ positionals: [folder, ...origins] }) => {
    if (folder === undefined) {
      throw operandsMissing('undo', (t) => t('commands.folderAndOrigins'));
    }
    if (isAddress(folder)) throw new UsageError((t) => t('storage.noUndo'));
    return returnRun({ command: 'undo', folder, to: undefined, origins });
  },
);

/** Returns the runner that resumes or undoes a run, with exit code 1 if some files aren't where they should be. */
export function returnRun(returning: ReturnArguments): Run {
  return async (host) => (await import('../destinations/run-return.ts')).runReturn(returning, host);
}
