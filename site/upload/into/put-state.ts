import type { FOLDER } from './folder-copy.ts';

export type PutProblem = keyof (typeof FOLDER)['problems'];

/** How a library is ordered, as it is told. */
export interface OrderToTell {
  /** Photos and films that it has. */
  readonly photoCount: number;
  /** How its folders are made: as a person once named it, as its photos show, without folders, or by no known order. */
  readonly order: 'named' | 'learned' | 'flat' | 'none';
  readonly scheme: string;
}

/** A library that photos are added to, as it is told before anything is written. */
export interface LibraryToTell extends OrderToTell {
  /** Photos and films that it does not have, and those that it has. */
  readonly fresh: number;
  readonly there: number;
  /** Where new files go; the path is empty at the top. */
  readonly folders: readonly {
    readonly path: string;
    readonly count: number;
    readonly isNew: boolean;
    readonly isEvent: boolean;
  }[];
}

/** How far putting the board's photos into a folder is. */
export type PutState =
  | {
      readonly phase: 'looking';
      /** Files of a library that were looked at; of 0 files while it is not known how many there are. */
      readonly done?: number;
      readonly total?: number;
    }
  /** What would be written, and whether an earlier time can be taken back. */
  | {
      readonly phase: 'plan';
      readonly total: number;
      readonly put: number;
      readonly there: number;
      readonly folders: number;
      readonly canUndoLast: boolean;
      /** What a library is like, and what would happen to it. */
      readonly library?: LibraryToTell | undefined;
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
