import type { Program } from '../organize/organize-inputs.ts';
import type { Command } from './command.ts';

/** What a command gets from the program that runs it. */
export interface Host extends Program {
  /** The variables of the process. */
  readonly environment: NodeJS.ProcessEnv;
  /** All commands, in the order of the help. */
  readonly commands: readonly Command[];
  /** Returns a signal that aborts once the user, or the system, wants the program to end. */
  readonly stopSignal: () => AbortSignal;
}

/** The exit codes, as docs/command-line.md lists them. */
export const EXIT = { ok: 0, incomplete: 1, wrongUsage: 2, interrupted: 130 } as const;
