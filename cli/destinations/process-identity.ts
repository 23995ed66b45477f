import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { errorCode } from '../system-problem.ts';

/** Identifies a running process, and distinguishes it from a later one with the same number. */
export interface ProcessIdentity {
  readonly process: number;
  readonly computer: string;
  /** The namespace that the number counts in, such as a container's; undefined on systems with only one. */
  readonly space?: string | undefined;
  /** When the process started, in the system's words; undefined if unknown. */
  readonly started?: string | undefined;
}

/** Returns the identity of this process. */
export async function ownIdentity(): Promise<ProcessIdentity> {
  const space = await ownSpace();
  return { process: process.pid, computer: hostname(), space, started: await startOf(process.pid) };
}

/** Returns whether a process still runs, including stopped ones. Undefined for one that this computer can't see. */
export async function isRunning(held: ProcessIdentity): Promise<boolean | undefined> {
  const isElsewhere = held.space !== undefined && held.space !== (await ownSpace());
  if (held.computer !== hostname() || isElsewhere) return undefined;
  if (!answers(held.process)) return false;
  const started = await startOf(held.process);
  return started === undefined || held.started === undefined || started === held.started;
}

function answers(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Signaling another user's process is forbidden, so it exists.
    return errorCode(error) === 'EPERM';
  }
}

async function ownSpace(): Promise<string | undefined> {
  return readlink('/proc/self/ns/pid').catch(() => undefined);
}

/** A zombie process counts as having no start time. */
async function startOf(id: number): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return startByPs(id);
  // proc(5): the name may contain any characters; it is followed by the state and, as the 20th field, the start.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return /[ZX]/.test(fields[0] ?? '') ? 'ended' : `${boot.trim()} ${fields[19]}`;
}

/** For systems without /proc. */
function startByPs(id: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'lstart=', '-p', String(id)], { env: { LC_ALL: 'C' } }, (error, stdout) => {
      resolve(error ? undefined : stdout.trim() || undefined);
    });
  });
}
