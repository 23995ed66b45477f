import type { StorageProblem } from './storage-error.ts';

/** Why a file isn't in a storage. */
export type NotSent = StorageProblem | 'changed' | 'gone' | 'in-the-way' | 'unknown';

/** Why sending stopped: the storage's answer, another tab is sending, or our own failure. */
export type SendProblem = StorageProblem | 'another-tab' | 'failed';

/** A file that isn't in a storage. */
export interface UnsentFile {
  readonly path: string;
  readonly why: NotSent;
}

/** The state of sending a board's photos to a storage. */
export type SendState =
  | { readonly phase: 'looking' }
  /** What would be sent. */
  | {
      readonly phase: 'plan';
      readonly total: number;
      readonly put: number;
      readonly there: number;
      readonly folders: number;
    }
  | { readonly phase: 'sending'; readonly done: number; readonly total: number }
  | { readonly phase: 'stopped'; readonly done: number; readonly total: number }
  | {
      readonly phase: 'done';
      readonly total: number;
      /** Stored and verified; how many of them were there before. */
      readonly inPlace: number;
      readonly unsent: readonly UnsentFile[];
      /** Whether resuming may send some of them. */
      readonly canResume: boolean;
    }
  | { readonly phase: 'problem'; readonly problem: SendProblem };

/** A board on its way to a storage. */
export interface SendHandle {
  /** Inspects the storage, and returns what would be sent. */
  look(): Promise<void>;
  send(): Promise<void>;
  /** Inspects again, and sends what is missing. */
  resume(): Promise<void>;
  stop(): void;
  /** Ends it for good, and forgets the login. */
  close(): void;
}
