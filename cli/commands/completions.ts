import { PROGRAM_OPTIONS } from '../arguments/options-table.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { defineCommand } from './command.ts';
import { EXIT } from './exit-codes.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Prints the completions for a shell. */
export const completionsCommand = defineCommand(
  {
    name: 'completions',
    operands: () => `<${SHELLS.join('|')}>`,
    summary: (t) => t('commands.completions'),
    options: PROGRAM_OPTIONS,
    examples: ['completions bash > where-my-pix.bash'],
    completed: SHELLS,
  },
  ({ positionals: [typed, ...others] }) => {
    const shell = SHELLS.find((name) => name === typed);
    if (!shell || others.length > 0) {
      throw new UsageError((t) => t('commands.unknownShell', { shells: SHELLS.join(', ') }));
    }
    return async ({ commands, t, terminal }) => {
      const { completionScript } = await import('../completions/completion-script.ts');
      terminal.stdout.write(completionScript(shell, commands, t));
      return EXIT.ok;
    };
  },
);
