import { toBase64 } from '#core/bytes/base64.ts';
import { fromHex } from '#core/bytes/hex.ts';
import type { Found } from '#core/destinations/next-step.ts';
import type { FolderEntry } from '#core/destinations/plan-targets.ts';
import { MOST_OBJECT_BYTES } from './limits.ts';
import { Listing } from './listing.ts';
import { type Patience, patiently } from './retried.ts';
import { bucketUrl, S3_KIND, type S3Target } from './s3-kind.ts';
import { type ListPage, readListPage } from './s3-answer.ts';
import { S3Client, S3Failure } from './s3-client.ts';
import { problemOfStatus, retryAfterMs, StorageError, type StorageProblem } from './storage-error.ts';
import type { StorageAccess } from './storage-access.ts';
import type { ExpectedBytes, FileToSend, Sent, Store } from './store.ts';
import { fetchWithin, strictFetch } from './strict-fetch.ts';

/**
 * A bucket, or what begins with a prefix in one. An object is there when all of it is, so that there are no temporary
 * names; `If-None-Match: *` keeps what is there, and a look beforehand where a service does not know that.
 */
export class S3Store<Source> implements Store<Source> {
  readonly #access: StorageAccess<Source>;
  readonly #target: S3Target;
  readonly #client: S3Client;
  readonly #prefix: string;
  readonly #patience: Patience;
  readonly #listing: Listing;
  #knowsNoneMatch = true;

  constructor(target: S3Target, access: StorageAccess<Source>, patience: Patience) {
    this.#access = access;
    this.#target = target;
    const fetch = fetchWithin(S3_KIND.originsOf(target), access.fetch ?? strictFetch);
    this.#client = new S3Client(target, fetch);
    this.#prefix = target.prefix === '' ? '' : `${target.prefix}/`;
    this.#patience = patience;
    this.#listing = new Listing(patience.listingMs);
  }

  async open(signal: AbortSignal): Promise<void> {
    this.#listing.forget();
    // Not signed, so that it is rejected in any case; the question is only whether the program may ask.
    const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
    const probe = `${bucketUrl(this.#target)}?list-type=2&max-keys=0`;
    await this.#access.admit?.(probe, { headers }, signal);
    await this.#try(signal, (stop) => this.#page(this.#prefix, undefined, stop));
  }

  async entries(folder: string, signal: AbortSignal): Promise<readonly FolderEntry[]> {
    const prefix = folder === '' ? this.#prefix : `${this.#prefix}${folder}/`;
    const list = this.#listing.begin();
    let next: string | undefined;
    do {
      const from = next;
      const page = await this.#try(signal, (stop) => this.#page(prefix, from, stop));
      list.received(page.sizeBytes);
      for (const key of page.keys) {
        if (key !== prefix) list.add({ name: key.slice(prefix.length), kind: 'file' });
      }
      for (const inner of page.prefixes) {
        list.add({ name: inner.slice(prefix.length, -1), kind: 'folder' });
      }
      next = page.next;
      list.turnTo(next);
    } while (next !== undefined);
    return list.entries;
  }

  async found(path: string, expected: ExpectedBytes, signal: AbortSignal): Promise<Found> {
    return this.#try(signal, (stop, moved) => this.#foundOnce(path, expected, stop, moved), expected);
  }

  /** Folders are parts of the objects' names. */
  async makeFolders(): Promise<void> {}

  async put(file: FileToSend<Source>, signal: AbortSignal): Promise<Sent> {
    if (file.sizeBytes > MOST_OBJECT_BYTES) throw new StorageError('too-large');
    return this.#try(
      signal,
      async (stop, moved) => {
        const found = await this.#foundOnce(file.path, file, stop, moved);
        // The answer to a try before may have been lost on its way.
        if (found !== 'none') return found === 'same' ? 'sent' : 'taken';
        return this.#send(file, stop, moved);
      },
      file,
    );
  }

  async removePart(): Promise<void> {}

  close(): void {}

  async #send(file: FileToSend<Source>, signal: AbortSignal, moved: () => void): Promise<Sent> {
    const { sizeBytes, sha256, modifiedMs, path } = file;
    const { body, failed, isChanged, end } = this.#access.bodyOf(file, moved);
    const stop = failed ? AbortSignal.any([signal, failed]) : signal;
    const checksum = checksumOf(sha256);
    const headers = {
      // What Node streams has no length of its own; browsers know it, and take none from a page.
      'content-length': String(sizeBytes),
      [CHECKSUM]: checksum,
      // As rclone and others keep the time of a file.
      'x-amz-meta-mtime': String(modifiedMs / 1000),
      ...(this.#knowsNoneMatch ? { 'if-none-match': '*' } : {}),
    };
    try {
      // The bytes are signed, too: the service refuses others, also one that does not know the newer checksums.
      const sent = { method: 'PUT', key: this.#key(path), headers, body, sha256 } as const;
      const answer = await this.#client.send(sent, stop);
      const received = answer.headers.get(CHECKSUM);
      moved();
      if (received !== null && received !== checksum) throw new StorageError('mismatch');
      if (received === null && (await this.#foundOnce(path, file, signal, moved)) !== 'same') {
        throw new StorageError('mismatch');
      }
      return 'sent';
    } catch (error) {
      if (await isChanged()) return 'changed';
      if (statusOf(error) === 412) return 'taken';
      if (statusOf(error) !== 501 || !this.#knowsNoneMatch) throw error;
      this.#knowsNoneMatch = false;
      return await this.#send(file, signal, moved);
    } finally {
      end();
    }
  }

  async #foundOnce(
    path: string,
    { sha256, sizeBytes }: ExpectedBytes,
    signal: AbortSignal,
    moved: () => void,
  ): Promise<Found> {
    const key = this.#key(path);
    let head: Response;
    try {
      const headers = { 'x-amz-checksum-mode': 'ENABLED' };
      head = await this.#client.send({ method: 'HEAD', key, headers }, signal);
    } catch (error) {
      if (statusOf(error) === 404) return 'none';
      throw error;
    }
    if (head.headers.get('content-length') !== String(sizeBytes)) return 'other';
    const known = head.headers.get(CHECKSUM);
    // One with a dash is that of the parts of a file.
    if (known !== null && !known.includes('-')) {
      return known === checksumOf(sha256) ? 'same' : 'other';
    }
    const file = await this.#client.send({ method: 'GET', key }, signal);
    return (await this.#access.sumOf(file, sizeBytes, moved)) === sha256 ? 'same' : 'other';
  }

  async #page(
    prefix: string,
    from: string | undefined,
    signal: AbortSignal,
  ): Promise<ListPage & { readonly sizeBytes: number }> {
    const query = {
      'list-type': '2',
      prefix,
      delimiter: '/',
      ...(from === undefined ? {} : { 'continuation-token': from }),
    };
    const answer = await this.#client.send({ method: 'GET', query }, signal);
    const xml = await answer.text();
    return { ...readListPage(xml), sizeBytes: xml.length };
  }

  #try<Value>(
    signal: AbortSignal,
    work: (stop: AbortSignal, moved: () => void) => Promise<Value>,
    { sizeBytes }: Pick<ExpectedBytes, 'sizeBytes'> = { sizeBytes: 0 },
  ): Promise<Value> {
    return patiently(work, (error) => this.#storageError(error), signal, this.#patience, sizeBytes);
  }

  #storageError(error: unknown): StorageError {
    if (error instanceof StorageError) return error;
    if (!(error instanceof S3Failure)) return new StorageError(this.#access.problemOf(error) ?? 'server');
    const wait = retryAfterMs(error.retryAfter, Date.now());
    return new StorageError(NAMES[error.code] ?? problemOfStatus(error.status), { retryAfterMs: wait });
  }

  #key(path: string): string {
    return `${this.#prefix}${path}`;
  }
}

/** The header of a checksum, in both directions. */
const CHECKSUM = 'x-amz-checksum-sha256';

/** What S3 calls what its statuses alone do not say (Amazon S3 API Reference, "Error responses"). */
const NAMES: Readonly<Record<string, StorageProblem>> = {
  InvalidAccessKeyId: 'denied',
  SignatureDoesNotMatch: 'denied',
  InvalidToken: 'denied',
  ExpiredToken: 'denied',
  RequestTimeTooSkewed: 'clock',
  BadDigest: 'mismatch',
  InvalidDigest: 'mismatch',
  XAmzContentSHA256Mismatch: 'mismatch',
  XAmzContentChecksumMismatch: 'mismatch',
  IncompleteBody: 'cut',
  RequestTimeout: 'timeout',
  ConditionalRequestConflict: 'busy',
  EntityTooLarge: 'too-large',
  KeyTooLongError: 'name-refused',
  QuotaExceeded: 'full',
  XMinioStorageFull: 'full',
};

function statusOf(error: unknown): number | undefined {
  return error instanceof S3Failure ? error.status : undefined;
}

/** A SHA-256 as S3 writes it. */
function checksumOf(sha256: string): string {
  return toBase64(fromHex(sha256));
}
