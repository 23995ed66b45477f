import type { StorageProblem } from './storage-error.ts';
import type { FileToSend } from './store.ts';
import type { strictFetch } from './strict-fetch.ts';

/** Bytes of a request; Node also takes those that come piece by piece. */
export type BodyBytes = NonNullable<RequestInit['body']> | AsyncIterable<Uint8Array>;

/** The bytes of a file on their way to a storage. */
export interface SentBody {
  readonly body: BodyBytes;
  /** Aborts where the bytes cannot be read to their end, if the package would wait for it. */
  readonly failed?: AbortSignal;
  /** Whether the file has other bytes than planned, or cannot be read. */
  readonly isChanged: () => Promise<boolean>;
  /** Called when the bytes are not needed any more. */
  readonly end: () => void;
}

/** How a program reaches storages: its files, its network and its permissions. The same for all kinds of storages. */
export interface StorageAccess<Source> {
  /** Awaited before any request; throws if the program may not use the server. */
  readonly admit?: (url: string, request: RequestInit, signal: AbortSignal) => Promise<void>;
  /** `strictFetch` that says more of what went wrong; `strictFetch` alone where it is missing. */
  readonly fetch?: typeof strictFetch;
  /** Whether a login may be sent as a digest (RFC 7616), for which a server is asked twice. */
  readonly mayDigest: boolean;
  /** Returns a file as the body of a request. */
  bodyOf(file: FileToSend<Source>, moved: () => void): SentBody;
  /** The SHA-256 of an answer's bytes, in lower-case hexadecimal; undefined if there are fewer bytes than expected. */
  sumOf(
    response: { readonly body: unknown },
    sizeBytes: number,
    moved: () => void,
  ): Promise<string | undefined>;
  /** The meaning of a network error; undefined if it isn't one. */
  problemOf(error: unknown): StorageProblem | undefined;
}
