#!/usr/bin/env node
import { Console } from 'node:console';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stateFolderOf } from './destinations/state-folder.ts';
import { typedArguments } from './disk/byte-names.ts';
import { runProgram } from './run-program.ts';

/** The folder of the built command line, `dist/cli`. */
const here = dirname(fileURLToPath(import.meta.url));

// Redirects the console output of packages such as libheif to stderr, because stdout is for results.
globalThis.console = new Console(process.stderr);

// A reader that closes the pipe, such as `head`, ends the output but not the work: photos may be on their way.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// For the decoder processes: with fewer arenas, memory returns to the system after a large picture.
process.env['MALLOC_ARENA_MAX'] ??= '2';

process.exitCode = await runProgram(typedArguments(process.argv.slice(2)), {
  terminal: process,
  environment: process.env,
  stopSignal,
  placesFile: join(here, 'cities.bin'),
  modelsFolder: join(dirname(here), 'models'),
  stateFolder: stateFolderOf(process.env, homedir(), process.platform),
  loadTools: async () => (await import('./organize/tools.ts')).OWN_TOOLS,
});

/** Aborts when the user, or the system, wants the program to end. */
function stopSignal(): AbortSignal {
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => abort.abort());
  return abort.signal;
}
