import type { StorageProblem } from './storage-error.ts';
import type { FileToSend } from './store.ts';

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

/** Bytes of a request; Node also takes those that come piece by piece. */
export type BodyBytes = NonNullable<RequestInit['body']> | AsyncIterable<Uint8Array>;

/** The bytes of a file on their way to a storage. */
export interface SentBody {
  readonly body: BodyBytes;
  /** Aborts where the bytes cannot be read to their end, if the package would wait for it. */
  readonly failed?: AbortSignal;
  /** Whether the file has other bytes than planned, or cannot be read. */
  readonly isChanged: () => Promise<boolean>;
  /** Is called when the bytes are not needed any more. */
  readonly end: () => void;
}

/** A host whose files become bodies of requests. */
export interface SendingHost<Source> extends StorageHost {
  bodyOf(file: FileToSend<Source>, moved: () => void): SentBody;
}
