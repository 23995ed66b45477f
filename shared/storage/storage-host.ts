import type { StorageProblem } from './storage-error.ts';

/** What differs between the programs that use a storage, whichever it is. */
export interface StorageHost {
  /** Is waited for before anything else is asked; throws where the program may not use the server at all. */
  readonly admit?: (signal: AbortSignal) => Promise<void>;
  /** The SHA-256 of the bytes of an answer, in lower-case hexadecimal; undefined if there are not that many. */
  sumOf(
    response: { readonly body: unknown },
    sizeBytes: number,
    moved: () => void,
  ): Promise<string | undefined>;
  /** What an error of the network means; undefined if it is none. */
  problemOf(error: unknown): StorageProblem | undefined;
}
