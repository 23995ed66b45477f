import type { CommandWords } from '../arguments/words.ts';
import type { Command } from '../commands/command.ts';
import { bashScript } from './bash-script.ts';
import { fishScript } from './fish-script.ts';
import { completedCommands } from './completed-commands.ts';
import { zshScript } from './zsh-script.ts';

/**
 * Returns a script that completes the command line in a shell: commands, options with their values, and operands.
 *
 * @param t for the descriptions that zsh and fish show
 */
export function completionScript(
  shell: 'bash' | 'zsh' | 'fish',
  commands: readonly Command[],
  t: CommandWords,
): string {
  const completed = completedCommands(commands, t);
  if (shell === 'bash') return bashScript(completed);
  return shell === 'zsh' ? zshScript(completed) : fishScript(completed);
}
