import type { StorageProblem } from './storage-error.ts';

/** What differs between programs that use a storage of any kind. */
export interface StorageHost {
  /** Awaited before any request; throws if the program may not use the server. */
  readonly admit?: (signal: AbortSignal) => Promise<void>;
  /** The SHA-256 of an answer's bytes, in lower-case hexadecimal; undefined if there are fewer bytes than expected. */
  sumOf(
    response: { readonly body: unknown },
    sizeBytes: number,
    moved: () => void,
  ): Promise<string | undefined>;
  /** The meaning of a network error; undefined if it isn't one. */
  problemOf(error: unknown): StorageProblem | undefined;
}
