import { Console } from 'node:console';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localDay } from '#core/dates/local-day.ts';
import { AppError } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { type Arguments, readArguments, type ReturnArguments } from './arguments/arguments.ts';
import { typedArguments } from './disk/byte-names.ts';
import { find } from './find/find.ts';
import { goOn, undo } from './destinations/commands.ts';
import { openInto, realFolder } from './destinations/into-folder.ts';
import type { PutOptions } from './destinations/put-into.ts';
import { stateFolderOf } from './destinations/state-folder.ts';
import { type LibraryArguments, readLibraryArguments } from './library/arguments.ts';
import { runAdd } from './library/run-add.ts';
import { watchFolders } from './library/watch.ts';
import { organizeInputs, type Target } from './organize/organize-inputs.ts';
import { createProgressBar, type ProgressBar } from './organize/progress-bar.ts';
import { restore } from './restore/restore.ts';
import { printable, tell } from './organize/report.ts';
import { toldFigures } from './organize/told-figures.ts';
import { DiskError, errorCode, systemProblem } from './system-problem.ts';
import { goOnStorage } from './storage/go-on-storage.ts';
import { withStorage } from './storage/with-storage.ts';
import { languageTyped } from './arguments/typed-language.ts';
import { usageText } from './arguments/usage-text.ts';
import { languageIn, wordsFor } from './arguments/words.ts';
import { UsageError } from './arguments/usage-error.ts';

const EXIT = { allPlaced: 0, someNotPlaced: 1, wrongUsage: 2, interrupted: 130 } as const;

/** Next to the folder of the built command line, `dist/cli`. */
const placesFile = join(dirname(fileURLToPath(import.meta.url)), 'cities.bin');
const modelsFolder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'models');

// Sends the console output of packages such as libheif to stderr, because stdout is for results.
globalThis.console = new Console(process.stderr);

// A reader who has seen enough, such as `head`, ends the output and not the work: photos may be on their way.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// What the client of S3 says of versions of Node is for its developers. The pinned version runs on ours.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

// For the processes that decode: with fewer arenas, memory returns to the system after a large picture.
process.env['MALLOC_ARENA_MAX'] ??= '2';

const argv = typedArguments(process.argv.slice(2));
const language = languageTyped(argv) ?? languageIn(process.env);
const t = await wordsFor({ LANG: language });
const stateFolder = stateFolderOf(process.env, homedir(), process.platform);

process.exitCode = await main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    process.stderr.write(`${printable(error.say(t))}\n`);
    return EXIT.wrongUsage;
  }
  if (error instanceof DiskError) {
    process.stderr.write(`${printable(error.say(t))}\n`);
    return EXIT.someNotPlaced;
  }
  if (errorCode(error) !== undefined) {
    const path = (error as NodeJS.ErrnoException).path ?? t('command-line.aFile');
    const broken = t('command-line.broken', { path, problem: systemProblem(error, t) });
    process.stderr.write(`${printable(broken)}\n`);
    return EXIT.someNotPlaced;
  }
  if (error instanceof AppError) {
    process.stderr.write(`${printable(failureText(error.failure, t))}\n`);
    return error.failure.code === 'rules-invalid' ? EXIT.wrongUsage : EXIT.someNotPlaced;
  }
  throw error;
});

async function main(): Promise<number> {
  const library = readLibraryArguments(argv);
  if (library) return keptLibrary(library);
  const options = readArguments(argv);
  if (!options) {
    process.stdout.write(usageText(t));
    return EXIT.allPlaced;
  }
  if ('restore' in options) {
    const stop = stopSignal();
    const isAllBack = await restore(options, t, stop);
    if (stop.aborted) return EXIT.interrupted;
    return isAllBack ? EXIT.allPlaced : EXIT.someNotPlaced;
  }
  if ('find' in options) {
    const matchesBeginnings = language !== 'en';
    const isFound = await find(options, { t, matchesBeginnings, today: localDay(Date.now()) });
    return isFound ? EXIT.allPlaced : EXIT.someNotPlaced;
  }
  if ('option' in options) return goBackOrOn(options);
  const { into, to, isDryRun } = options;
  if (to) {
    const signal = stopSignal();
    const host = { environment: process.env, stateFolder, signal };
    return withStorage(to, isDryRun ? 'dry-run' : 'send', host, (store, folder) =>
      organized(options, { folder, top: undefined, store }, signal),
    );
  }
  if (!into) return organized(options, undefined);
  const top = await realFolder(into.folder);
  if (isDryRun) return organized(options, { folder: undefined, top });
  // From now on a signal must leave the folder as it was.
  const signal = stopSignal();
  const folder = await openInto(into.folder);
  try {
    return await organized(options, { folder, top: folder.top }, signal);
  } finally {
    await folder.close();
  }
}

/** Adds photos to a library, once or as they arrive. Being stopped is how a watch ends. */
async function keptLibrary(library: LibraryArguments): Promise<number> {
  const program = { placesFile, modelsFolder, stateFolder, language, t };
  const signal = stopSignal();
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const isAllWell =
    library.command === 'add'
      ? await runAdd(library, program, signal)
      : await watchFolders({ typed: library, program, signal, print });
  if (signal.aborted && (library.command === 'add' || library.isOnce)) return EXIT.interrupted;
  return isAllWell ? EXIT.allPlaced : EXIT.someNotPlaced;
}

/** Goes on with what was interrupted in a folder, or takes back what was put into it. */
async function goBackOrOn({ option, folder, to, origins }: ReturnArguments): Promise<number> {
  const signal = stopSignal();
  const bar = createProgressBar(process.stderr, t);
  const onProgress = barUpdate(bar);
  try {
    const run = option === '--undo' ? undo : goOn;
    const isAllWell = to
      ? await withStorage(to, 'go-on', { environment: process.env, stateFolder, signal }, (store, held) =>
          held ? goOnStorage(store, held, { t, onProgress, signal }) : Promise.resolve(false),
        )
      : await run({ folder, origins, stateFolder, t, onProgress, signal });
    if (signal.aborted) return EXIT.interrupted;
    return isAllWell ? EXIT.allPlaced : EXIT.someNotPlaced;
  } finally {
    bar.clear();
  }
}

function barUpdate(bar: ProgressBar): PutOptions['onProgress'] {
  return (done, total, path) => bar.update(done, total, printable(path));
}

async function organized(
  options: Arguments,
  target: Target | undefined,
  signal?: AbortSignal,
): Promise<number> {
  const program = { placesFile, modelsFolder, stateFolder, language, t };
  const { told, signal: stop } = await organizeInputs(options, target, program, () => signal ?? stopSignal());
  const isWhereAsked = tell(told, options, t);
  if (options.hasFigures) {
    const stream = options.isJson ? process.stderr : process.stdout;
    stream.write(`\n${toldFigures(told.results, t).join('\n')}\n`);
  }
  if (stop.aborted) return EXIT.interrupted;
  const isAllPlaced = !told.isIncomplete && told.results.every(({ placed }) => placed);
  return isAllPlaced && isWhereAsked ? EXIT.allPlaced : EXIT.someNotPlaced;
}

/** Aborts once the user, or the system, wants the program to end. */
function stopSignal(): AbortSignal {
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => abort.abort());
  return abort.signal;
}
