#!/usr/bin/env node
import { Console } from 'node:console';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import packageJson from '../package.json' with { type: 'json' };
import { languageTyped } from './arguments/typed-language.ts';
import { UsageError } from './arguments/usage-error.ts';
import { languageIn, wordsFor } from './arguments/words.ts';
import { type Chosen, chosenCommand } from './commands/chosen-command.ts';
import { EXIT, type Host } from './commands/host.ts';
import { organizeCommand } from './commands/organize.ts';
import { COMMANDS } from './commands/table.ts';
import { stateFolderOf } from './destinations/state-folder.ts';
import { typedArguments } from './disk/byte-names.ts';
import { DiskError, errorCode, systemProblem } from './system-problem.ts';
import { printable } from './terminal/printable.ts';
import { stylesFor } from './terminal/styles.ts';

/** Next to the folder of the built command line, `dist/cli`. */
const placesFile = join(dirname(fileURLToPath(import.meta.url)), 'cities.bin');
const modelsFolder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'models');

// Redirects the console output of packages such as libheif to stderr, because stdout is for results.
globalThis.console = new Console(process.stderr);

// A reader that closes the pipe, such as `head`, ends the output but not the work: photos may be on their way.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// For the decoder processes: with fewer arenas, memory returns to the system after a large picture.
process.env['MALLOC_ARENA_MAX'] ??= '2';

const argv = typedArguments(process.argv.slice(2));
const language = languageTyped(argv) ?? languageIn(process.env);
const t = await wordsFor({ LANG: language });
const stateFolder = stateFolderOf(process.env, homedir(), process.platform);
const environment = process.env;
const host: Host = {
  placesFile,
  modelsFolder,
  stateFolder,
  language,
  t,
  environment,
  commands: COMMANDS,
  stopSignal,
};

process.exitCode = await main().catch((error: unknown) => {
  const [text, code] = explained(error);
  process.stderr.write(`${stylesFor(process.stderr, environment).red(printable(text))}\n`);
  return code;
});

async function main(): Promise<number> {
  const chosen = chosenCommand(argv);
  if (chosen.kind === 'version') {
    process.stdout.write(`${packageJson.version}\n`);
    return EXIT.ok;
  }
  const run = chosen.kind === 'run' ? chosen.command.read(chosen.rest) : undefined;
  if (run) return run(host);
  process.stdout.write(await helpText(chosen));
  return EXIT.ok;
}

async function helpText(chosen: Exclude<Chosen, { kind: 'version' }>): Promise<string> {
  const { commandText, overviewText } = await import('./arguments/usage-text.ts');
  const styles = stylesFor(process.stdout, environment);
  const isNamed = chosen.kind === 'help' || chosen.rest !== argv;
  return chosen.command && isNamed
    ? commandText(chosen.command, t, styles)
    : overviewText(COMMANDS, organizeCommand, t, styles);
}

/** Prints an error, and returns the exit code; throws bugs. */
function explained(error: unknown): [text: string, code: number] {
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

/** Aborts when the user, or the system, wants the program to end. */
function stopSignal(): AbortSignal {
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => abort.abort());
  return abort.signal;
}
