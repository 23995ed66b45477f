import { PROGRAM_OPTIONS } from '../arguments/options-table.ts';
import { printLines } from '../terminal/terminal.ts';
import { defineCommand } from './command.ts';
import { EXIT } from './exit-codes.ts';

/** Deletes what `--remember-people` keeps. */
export const forgetCommand = defineCommand(
  {
    name: 'forget',
    operands: (t) => t('commands.librariesOrAll'),
    summary: (t) => t('commands.forgetPeople'),
    options: PROGRAM_OPTIONS,
    examples: ['forget ~/Pictures', 'forget'],
    completed: 'folder',
  },
  ({ positionals }) =>
    async ({ stateFolder, t, terminal }) => {
      const { forgetPeople } = await import('../people/people-file.ts');
      const { realInputs } = await import('../library/walk-library.ts');
      const count = await forgetPeople(stateFolder, await realInputs(positionals));
      printLines(terminal.stdout, [t('library.peopleForgotten', { count })]);
      return EXIT.ok;
    },
);
