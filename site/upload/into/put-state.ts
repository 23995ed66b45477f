import type { FOLDER } from './folder-copy.ts';

export type PutProblem = keyof (typeof FOLDER)['problems'];

/** How far putting the board's photos into a folder is. */
export type PutState =
  | { readonly phase: 'looking' }
  /** What would be written, and whether an earlier time can be taken back. */
  | {
      readonly phase: 'plan';
      readonly total: number;
      readonly put: number;
      readonly there: number;
      readonly folders: number;
      readonly canUndoLast: boolean;
    }
  /** An earlier time was interrupted. */
  | { readonly phase: 'found'; readonly done: number; readonly total: number; readonly missing: number }
  | { readonly phase: 'writing' | 'undoing'; readonly done: number; readonly total: number }
  | { readonly phase: 'stopped'; readonly done: number; readonly total: number }
  | { readonly phase: 'done'; readonly count: number; readonly left: readonly string[] }
  | {
      readonly phase: 'undone';
      readonly undone: number;
      readonly kept: readonly string[];
      /** How many of the kept ones stay because no original of them is known. */
      readonly withoutOriginal: number;
    }
  | { readonly phase: 'problem'; readonly problem: PutProblem };
