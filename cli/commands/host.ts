import type { Program } from '../organize/organize-inputs.ts';
import type { Command } from './command.ts';

/** What the program provides to a command. */
export interface Host extends Program {
  /** The environment variables. */
  readonly environment: NodeJS.ProcessEnv;
  /** All commands, in the order of the help. */
  readonly commands: readonly Command[];
  /** Returns a signal that aborts when the user, or the system, wants the program to end. */
  readonly stopSignal: () => AbortSignal;
}

/** The exit codes, as docs/command-line.md lists them. */
export const EXIT = { ok: 0, incomplete: 1, wrongUsage: 2, interrupted: 130 } as const;
