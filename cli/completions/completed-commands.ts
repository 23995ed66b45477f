import type { Completed } from '../arguments/option.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { Command } from '../commands/command.ts';
import { flat } from '../terminal/wrapped.ts';

export interface CompletedOption {
  /** Without dashes. */
  readonly name: string;
  readonly help: string;
  /** The kind of its value; undefined if it takes none. */
  readonly values: Completed | undefined;
}

/** What a script completes for a command. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  readonly operands: Completed;
}

/**
 * Returns what scripts complete, including `help`, which isn't a command of its own; the first command is the
 * default.
 */
export function completedCommands(commands: readonly Command[], t: CommandWords): CompletedCommand[] {
  const all = commands.map(({ name, summary, options, completed }) => ({
    name,
    summary: oneLine(summary(t)),
    options: Object.entries(options).map(([option, { type, help, completed: values }]) => ({
      name: option,
      help: oneLine(help(t)),
      values: type === 'string' ? (values ?? []) : undefined,
    })),
    operands: completed,
  }));
  const names = commands.map(({ name }) => name);
  return [...all, { name: 'help', summary: oneLine(t('commands.help')), options: [], operands: names }];
}

/** The first clause of a description, on one line. */
function oneLine(text: string): string {
  return flat(text).split(/[;:；：。]|\. /u)[0] ?? '';
}
