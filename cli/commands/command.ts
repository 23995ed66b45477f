import type { Completed, Options } from '../arguments/option.ts';
import { parseOptions, type Typed } from '../arguments/parse-options.ts';
import type { Say } from '../arguments/words.ts';
import type { Program } from '../organize/program.ts';
import { UsageError } from '../arguments/usage-error.ts';

/** Runs a command, and resolves with the exit code. */
export type Run = (host: Host) => Promise<number>;

/** What help and completions show of a command. */
export interface CommandFacts<O extends Options = Options> {
  readonly name: string;
  /** What follows the name, such as `<words> <ZIPs or folders…>`. */
  readonly operands: Say;
  /** A line of the list of commands. */
  readonly summary: Say;
  readonly options: O;
  /** Command lines after `where-my-pix`. */
  readonly examples: readonly string[];
  /** What shells suggest for operands. */
  readonly completed: Completed;
}

/** What the program provides to a command. */
export interface Host extends Program {
  /** The environment variables. */
  readonly environment: NodeJS.ProcessEnv;
  /** All commands, in the order of the help. */
  readonly commands: readonly Command[];
  /** Returns a signal that aborts when the user, or the system, wants the program to end. */
  readonly stopSignal: () => AbortSignal;
}

/** A command of the command line. */
export interface Command extends CommandFacts {
  /**
   * Parses what was typed after the name.
   *
   * @returns undefined if help was requested
   * @throws {UsageError}
   */
  readonly read: (argv: readonly string[]) => Run | undefined;
}

/**
 * Builds a command from a file of this folder; `table.ts` lists them.
 *
 * @param read the arguments, except for `--help`; throws a `UsageError` if they don't fit
 */
export function defineCommand<const O extends Options & { readonly help: { readonly type: 'boolean' } }>(
  facts: CommandFacts<O>,
  read: (typed: Typed<O>) => Run,
): Command {
  return {
    ...facts,
    read: (argv) => {
      const typed = parseOptions(argv, facts.options);
      return 'help' in typed.values && typed.values.help === true ? undefined : read(typed);
    },
  };
}

/** The error for operands that don't fit a command. */
export function operandsMissing(command: string, operands: Say): UsageError {
  return new UsageError((t) => t('commands.needsOperands', { command, operands: operands(t) }));
}
