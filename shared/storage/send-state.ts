import type { StorageProblem } from './storage-error.ts';

/** Why a file is not in a storage. */
export type NotSent = StorageProblem | 'changed' | 'gone' | 'in-the-way' | 'unknown';

/** Why nothing goes on: what the storage said, another tab is sending, or it is our own failure. */
export type SendProblem = StorageProblem | 'another-tab' | 'failed';

/** A file that is not in a storage. */
export interface UnsentFile {
  readonly path: string;
  readonly why: NotSent;
}

/** How far sending the photos of a board to a storage is. */
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
      /** In the storage and checked, those among them that were there before. */
      readonly inPlace: number;
      readonly unsent: readonly UnsentFile[];
      /** Whether some of them may be sent by going on. */
      readonly canGoOn: boolean;
    }
  | { readonly phase: 'problem'; readonly problem: SendProblem };

/** A board on its way to a storage. */
export interface SendHandle {
  /** Looks what the storage has, and tells what would be sent. */
  look(): Promise<void>;
  send(): Promise<void>;
  /** Looks again, and sends what is not there. */
  goOn(): Promise<void>;
  stop(): void;
  /** Ends it for good, and forgets what led to the storage. */
  close(): void;
}
