import { AppError } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import packageJson from '../package.json' with { type: 'json' };
import { languageTyped } from './arguments/typed-language.ts';
import { UsageError } from './arguments/usage-error.ts';
import { type CommandWords, languageIn, wordsFor } from './arguments/words.ts';
import { type Chosen, chosenCommand } from './commands/chosen-command.ts';
import type { Host } from './commands/command.ts';
import { EXIT } from './commands/exit-codes.ts';
import { organizeCommand } from './commands/organize.ts';
import { COMMANDS } from './commands/table.ts';
import { DiskError, errorCode, systemProblem } from './system-problem.ts';
import { printable } from './terminal/printable.ts';
import { stylesFor } from './terminal/styles.ts';

/** What a run has from its process. */
export type Surroundings = Omit<Host, 'language' | 't' | 'commands'>;

/**
 * Runs the command of a command line, and explains errors.
 *
 * @param argv what was typed after the program's name, as `typedArguments` returns it
 * @returns the exit code
 * @throws bugs
 */
export async function runProgram(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { environment, terminal } = surroundings;
  const language = languageTyped(argv) ?? languageIn(environment);
  const t = await wordsFor({ LANG: language });
  const host: Host = { ...surroundings, language, t, commands: COMMANDS };
  try {
    return await runCommand(argv, host);
  } catch (error) {
    const [text, code] = explained(error, t);
    terminal.stderr.write(`${stylesFor(terminal.stderr, environment).red(printable(text))}\n`);
    return code;
  }
}

async function runCommand(argv: readonly string[], host: Host): Promise<number> {
  const { stdout } = host.terminal;
  const chosen = chosenCommand(argv);
  if (chosen.kind === 'version') {
    stdout.write(`${packageJson.version}\n`);
    return EXIT.ok;
  }
  const run = chosen.kind === 'run' ? chosen.command.read(chosen.rest) : undefined;
  if (run) return run(host);
  const isNamed = chosen.kind === 'help' || chosen.rest !== argv;
  stdout.write(await helpText(chosen, isNamed, host));
  return EXIT.ok;
}

async function helpText(
  { command }: Exclude<Chosen, { kind: 'version' }>,
  isNamed: boolean,
  { t, terminal, environment }: Host,
): Promise<string> {
  const { commandText, overviewText } = await import('./arguments/usage-text.ts');
  const styles = stylesFor(terminal.stdout, environment);
  return command && isNamed
    ? commandText(command, t, styles)
    : overviewText(COMMANDS, organizeCommand, t, styles);
}

/** Returns an error's text and exit code; throws bugs. */
function explained(error: unknown, t: CommandWords): [text: string, code: number] {
  if (error instanceof UsageError) return [error.say(t), EXIT.wrongUsage];
  if (error instanceof DiskError) return [error.say(t), EXIT.incomplete];
  if (errorCode(error) !== undefined) {
    const path = (error as NodeJS.ErrnoException).path ?? t('command-line.aFile');
    return [t('command-line.broken', { path, problem: systemProblem(error, t) }), EXIT.incomplete];
  }
  if (error instanceof AppError) {
    const code = error.failure.code === 'rules-invalid' ? EXIT.wrongUsage : EXIT.incomplete;
    return [failureText(error.failure, t), code];
  }
  throw error;
}
