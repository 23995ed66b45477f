import { PROGRAM_OPTIONS, STORAGE_OPTIONS } from '../arguments/options-table.ts';
import { storageOf } from '../arguments/arguments.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { isAddress } from '../storage/target.ts';
import { defineCommand, operandsMissing } from './command.ts';
import { returnRun } from './undo.ts';

/** Resumes an interrupted run into a folder or a storage. */
export const resumeCommand = defineCommand(
  {
    name: 'resume',
    operands: (t) => t('commands.folderOrAddress'),
    summary: (t) => t('commands.resume'),
    options: { ...STORAGE_OPTIONS, ...PROGRAM_OPTIONS },
    examples: ['resume ~/Pictures/sorted', 'resume s3://photos/sorted'],
    completed: 'folder',
  },
  ({ values, positionals: [folder, ...origins], given }) => {
    if (folder === undefined) {
      throw operandsMissing('resume', (t) => t('commands.folderOrAddress'));
    }
    const to = isAddress(folder) ? storageOf(folder, values) : undefined;
    const ofStorage = to ? undefined : given.find((name) => name in STORAGE_OPTIONS);
    if (ofStorage !== undefined)
      throw new UsageError((t) => t('storage.onlyWithTo', { option: `--${ofStorage}` }));
    return returnRun({ command: 'resume', folder, to, origins });
  },
);
