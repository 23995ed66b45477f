import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { runHere } from './run-here.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../../dist/cli/main.js');

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Line {
  /** Relative to the given folder or ZIP. */
  readonly file: string;
  /** On disk. */
  readonly source: string;
  readonly sha256?: string;
  readonly description?: string;
  readonly category?: string;
  readonly path?: string;
  readonly follows?: { readonly file: string; readonly secondsBefore: number };
  readonly date?: string | null;
  readonly dateSource?: string;
  readonly place?: {
    readonly city: string;
    readonly country: string;
    readonly countryCode: string;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
  readonly albums?: readonly string[];
  readonly group?: { readonly id: string; readonly kind: string; readonly best: boolean } | null;
  readonly failure?: string;
  readonly message?: string;
}

/** A temporary folder, removed after the test. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'organize-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/**
 * Runs the built command line in a folder, in this process and with its engine. What could be different in a process
 * of its own runs {@link organizeApart}, and so does one plain run of each command.
 */
export function organize(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return runHere(folder, args, environmentOf(env));
}

/** Runs the built command line in a folder, in a process of its own. */
export function organizeApart(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return start(folder, args, env).ended;
}

export interface Started {
  readonly ended: Promise<Outcome>;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly pid: number;
  /** Returns what it has printed so far. */
  readonly printed: () => string;
}

/** Starts the program in a process of its own, without waiting, so that the test can interact with it. */
export function start(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Started {
  const argv = [COMMAND_LINE, ...args];
  const options = { cwd: folder, env: environmentOf(env), maxBuffer: 2 ** 24 };
  let resolve: (outcome: Outcome) => void = () => {};
  const ended = new Promise<Outcome>((settle) => (resolve = settle));
  const child = execFile(process.execPath, argv, options, (error, stdout, stderr) => {
    resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
  });
  let text = '';
  child.stdout?.on('data', (piece: string) => (text += piece));
  return { ended, kill: (signal) => child.kill(signal), pid: child.pid ?? 0, printed: () => text };
}

function environmentOf(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C.UTF-8', ...own };
}

/** Runs it with an output that is closed before anything is read from it. */
export async function organizeUnread(
  folder: string,
  args: readonly string[],
): Promise<Pick<Outcome, 'code' | 'stderr'>> {
  const env = environmentOf({});
  const child = spawn(process.execPath, [COMMAND_LINE, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, stderr };
}

/** Draws a JPEG of one color to a path in the folder, and returns its bytes. */
export async function draw(folder: string, path: string, background: string): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), bytes);
  return bytes;
}

/** Parses the output of `--json`; throws if a line is not JSON. */
export function linesOf({ stdout }: Outcome): Line[] {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}
