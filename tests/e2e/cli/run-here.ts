import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stateFolderOf } from '../../../cli/destinations/state-folder.ts';
import type { Decoders, OWN_TOOLS, Tools } from '../../../cli/organize/tools.ts';
import type { runProgram } from '../../../cli/run-program.ts';
import { heardTerminal } from '../../fakes/heard-terminal.ts';
import type { Outcome } from './run-organize.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** Runs the built program in this process, with tools that all runs share. Runs wait for each other. */
export function runHere(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const outcome = last.then(() => run(folder, args, environment));
  last = outcome.catch(() => undefined);
  return outcome;
}

let last: Promise<unknown> = Promise.resolve();

async function run(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const { runProgram: runBuilt } = await built<{ readonly runProgram: typeof runProgram }>('run-program.js');
  const terminal = heardTerminal();
  const leave = enter(folder, environment['TZ']);
  try {
    const code = await runBuilt(args, {
      terminal,
      environment,
      stopSignal: () => new AbortController().signal,
      placesFile: join(DIST, 'cli/cities.bin'),
      modelsFolder: join(DIST, 'models'),
      stateFolder: stateFolderOf(environment, homedir(), process.platform),
      loadTools: () => (tools ??= sharedTools()),
    });
    return { code, ...terminal.heard };
  } finally {
    leave();
  }
}

/** Changes what a run has from its process in no other way: the working folder and the time zone. */
function enter(folder: string, zone: string | undefined): () => void {
  const before = { folder: process.cwd(), zone: process.env['TZ'] };
  process.chdir(folder);
  setZone(zone);
  return () => {
    process.chdir(before.folder);
    setZone(before.zone);
  };
}

function setZone(zone: string | undefined): void {
  if (zone === process.env['TZ']) return;
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
}

let tools: Promise<Tools> | undefined;

/** The program's own tools, of which the slow ones stay open. */
async function sharedTools(): Promise<Tools> {
  const { OWN_TOOLS: own } = await built<{ readonly OWN_TOOLS: typeof OWN_TOOLS }>('tools.js');
  const decoders = own.openDecoders();
  const engine = await own.openEngine({ modelsFolder: join(DIST, 'models'), reading: 'patient' });
  return {
    ...own,
    openEngine: async () => ({ ...engine, close: async () => {} }),
    openDecoders: () => ({ decode: decodeFrom(decoders), close: () => {} }),
  };
}

/** The decoders were started in another folder. */
function decodeFrom(decoders: Decoders): Decoders['decode'] {
  return (file, format, signal) => decoders.decode({ ...file, path: resolve(file.path) }, format, signal);
}

/** Loads a file of the built command line. */
async function built<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(join(DIST, 'cli', name)).href)) as Module;
}
