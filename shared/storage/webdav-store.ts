import type { FileStat, Response as Answer, WebDAVClient } from 'webdav';
import type { Found } from '#core/destinations/next-step.ts';
import type { FolderEntry } from '#core/destinations/plan-targets.ts';
import { CLEAR_UP_MS, CLEAR_UP_PAUSE_MS } from './limits.ts';
import { Listing } from './listing.ts';
import { pause } from './pause.ts';
import { type Patience, patiently } from './retried.ts';
import { problemOfStatus, retryAfterMs, StorageError } from './storage-error.ts';
import type { StorageAccess } from './storage-access.ts';
import type { ExpectedBytes, FileToSend, Sent, Store } from './store.ts';
import { fetchWithin, strictFetch } from './strict-fetch.ts';
import { AuthType, strictClient } from './webdav-client.ts';
import { WEBDAV_KIND, type WebdavTarget } from './webdav-kind.ts';

/**
 * A folder of a WebDAV server, such as Nextcloud's. A file is sent under a temporary name, verified there, and then
 * renamed with `Overwrite: F`, so that nothing is replaced and no incomplete file has a final name.
 */
export class WebdavStore<Source> implements Store<Source> {
  readonly #access: StorageAccess<Source>;
  readonly #origin: string;
  readonly #ask: typeof strictFetch;
  readonly #client: WebDAVClient;
  readonly #top: string;
  readonly #patience: Patience;
  readonly #listing: Listing;

  constructor(target: WebdavTarget, access: StorageAccess<Source>, patience: Patience) {
    const { origin, path, user, password } = target;
    this.#access = access;
    this.#origin = origin;
    const authType = user === '' ? AuthType.None : access.mayDigest ? AuthType.Auto : AuthType.Password;
    this.#client = strictClient(origin, user === '' ? { authType } : { authType, username: user, password });
    this.#ask = fetchWithin(WEBDAV_KIND.originsOf(target), strictFetch);
    this.#top = path;
    this.#patience = patience;
    this.#listing = new Listing(patience.listingMs);
  }

  async open(signal: AbortSignal): Promise<void> {
    this.#listing.forget();
    const probe = { method: 'PROPFIND', headers: { ...this.#headers(), Depth: '0' } };
    await this.#access.admit?.(`${this.#origin}/`, probe, signal);
    // The folder may be missing, but not the one to create it in.
    for (let path = this.#top; ; path = path.slice(0, path.lastIndexOf('/'))) {
      if ((await this.#status(path, signal)) !== 404) return;
      if (path === '') throw new StorageError('missing');
    }
  }

  async entries(folder: string, signal: AbortSignal): Promise<readonly FolderEntry[]> {
    const stats = await this.#list(folder, signal);
    const list = this.#listing.begin();
    for (const { basename, type } of stats) {
      list.add({ name: basename, kind: type === 'directory' ? 'folder' : 'file' });
    }
    return list.entries;
  }

  async found(path: string, expected: ExpectedBytes, signal: AbortSignal): Promise<Found> {
    return this.#try(signal, (stop, moved) => this.#foundOnce(path, expected, stop, moved), expected);
  }

  async makeFolders(folders: readonly string[], signal: AbortSignal): Promise<void> {
    await this.#makeTop(this.#top, signal);
    for (const folder of folders) await this.#makeFolder(this.#at(folder), signal);
  }

  async put(file: FileToSend<Source>, signal: AbortSignal): Promise<Sent> {
    try {
      return await this.#try(
        signal,
        async (stop, moved, attempt) => {
          // The answer to a successful rename may have been lost.
          if (attempt > 1) {
            const found = await this.#foundOnce(file.path, file, stop, moved);
            if (found !== 'none') return found === 'same' ? 'sent' : 'taken';
          }
          if (!(await this.#send(file, stop, moved))) return 'changed';
          return (await this.#isRenamed(file, stop)) ? 'sent' : 'taken';
        },
        file,
      );
    } catch (error) {
      await this.#clearUp(file.part);
      throw error;
    }
  }

  async removePart(part: string, signal: AbortSignal): Promise<void> {
    await this.#try(signal, async (stop) => {
      await this.#unless([404], () => this.#client.deleteFile(this.#at(part), { signal: stop }));
    });
  }

  close(): void {}

  /**
   * Sends a file under its temporary name; false if its bytes aren't the planned ones, and then nothing is left of
   * it.
   */
  async #send(file: FileToSend<Source>, signal: AbortSignal, moved: () => void): Promise<boolean> {
    const { sha256, modifiedMs } = file;
    const headers = {
      'Content-Type': 'application/octet-stream',
      // Nextcloud stores the checksum and the time, and reports the checksum of what it received.
      'OC-Checksum': `SHA256:${sha256}`,
      'X-OC-Mtime': String(Math.floor(modifiedMs / 1000)),
      'X-Hash': 'sha256',
    };
    const response = await this.#upload(this.#at(file.part), headers, file, moved, signal);
    if (!response) {
      await this.#unless([404], () => this.#client.deleteFile(this.#at(file.part), { signal }));
      return false;
    }
    moved();
    const received = response.headers.get('X-Hash-SHA256');
    const arrived = received
      ? received.toLowerCase() === sha256
        ? 'same'
        : 'other'
      : await this.#readBack(file.part, file, signal, moved);
    if (arrived !== 'same') throw new StorageError('mismatch');
    return true;
  }

  /** Sends a file's bytes to a path; undefined if they are no longer the expected ones: the upload is incomplete. */
  async #upload(
    path: string,
    known: Readonly<Record<string, string>>,
    file: FileToSend<Source>,
    moved: () => void,
    signal: AbortSignal,
  ): Promise<Pick<Answer, 'headers'> | undefined> {
    const { body, isChanged, end } = this.#access.bodyOf(file, moved);
    try {
      // The package would write a browser's file as JSON.
      if (body instanceof Blob) {
        const headers = { ...this.#headers(), ...known };
        const url = this.#origin + path.split('/').map(encodeURIComponent).join('/');
        const response = await this.#ask(url, { method: 'PUT', headers, body, signal });
        if (response.ok) return response;
        throw Object.assign(new Error('not put'), { status: response.status, response });
      }
      // What Node streams has no length of its own.
      const headers = { ...known, 'Content-Length': String(file.sizeBytes) };
      return await this.#client.customRequest(path, { method: 'PUT', headers, data: body, signal });
    } catch (error) {
      if (await isChanged()) return undefined;
      throw error;
    } finally {
      end();
    }
  }

  #headers(): Readonly<Record<string, string>> {
    return this.#client.getHeaders();
  }

  /** An aborted request may take effect after the first look. */
  async #clearUp(part: string): Promise<void> {
    try {
      const signal = AbortSignal.timeout(CLEAR_UP_MS);
      await this.removePart(part, signal);
      await pause(CLEAR_UP_PAUSE_MS, signal);
      await this.removePart(part, signal);
    } catch {
      // Resuming removes it.
    }
  }

  /** False if another file has the path. Not every server respects `Overwrite: F`, so the path is checked first. */
  async #isRenamed({ part, path }: FileToSend<Source>, signal: AbortSignal): Promise<boolean> {
    const isTaken = (await this.#unless([404], () => this.#client.stat(this.#at(path), { signal }))) === true;
    const isDone =
      !isTaken &&
      (await this.#unless([412], () =>
        this.#client.moveFile(this.#at(part), this.#at(path), { overwrite: false, signal }),
      )) === true;
    if (isDone) return true;
    await this.#unless([404], () => this.#client.deleteFile(this.#at(part), { signal }));
    return false;
  }

  async #foundOnce(
    path: string,
    expected: ExpectedBytes,
    signal: AbortSignal,
    moved: () => void,
  ): Promise<Found> {
    let response: Answer | undefined;
    const isFile = await this.#unless([404, 405, 501], async () => {
      const headers = { 'Accept-Encoding': 'identity' };
      response = await this.#client.customRequest(this.#at(path), { method: 'HEAD', headers, signal });
    });
    if (!isFile || !response) return isFile === 404 ? 'none' : 'other';
    const size = response.headers.get('Content-Length');
    if (size !== null && Number(size) !== expected.sizeBytes) return 'other';
    const known = /SHA256:([0-9a-f]{64})/i.exec(response.headers.get('OC-Checksum') ?? '')?.[1];
    if (known) return known.toLowerCase() === expected.sha256 ? 'same' : 'other';
    return this.#readBack(path, expected, signal, moved);
  }

  async #readBack(
    path: string,
    { sha256, sizeBytes }: ExpectedBytes,
    signal: AbortSignal,
    moved: () => void,
  ): Promise<Found> {
    const headers = { 'Accept-Encoding': 'identity' };
    const response = await this.#client.customRequest(this.#at(path), { method: 'GET', headers, signal });
    // The package's type of an answer lacks the body, which exists.
    const answer = response as unknown as { readonly body: unknown };
    return (await this.#access.sumOf(answer, sizeBytes, moved)) === sha256 ? 'same' : 'other';
  }

  async #list(folder: string, signal: AbortSignal): Promise<readonly FileStat[]> {
    return this.#try(signal, async (stop) => {
      let stats: readonly FileStat[] = [];
      await this.#unless([404], async () => {
        const path = this.#at(folder) || '/';
        stats = await this.#client.getDirectoryContents(path, { ...NAMES_AND_KINDS, signal: stop });
      });
      return stats;
    });
  }

  /** Folders above the top may be missing, or exist but not be creatable. */
  async #makeTop(path: string, signal: AbortSignal): Promise<void> {
    if (path === '' || (await this.#status(path, signal)) !== 404) return;
    await this.#makeTop(path.slice(0, path.lastIndexOf('/')), signal);
    await this.#makeFolder(path, signal);
  }

  async #status(path: string, signal: AbortSignal): Promise<number> {
    return this.#try(signal, async (stop) => {
      const status = await this.#unless([404], () => this.#client.stat(path || '/', { signal: stop }));
      return status === true ? 200 : status;
    });
  }

  async #makeFolder(path: string, signal: AbortSignal): Promise<void> {
    await this.#try(signal, async (stop) => {
      // 405 means that it exists.
      await this.#unless([405], () => this.#client.createDirectory(path, { signal: stop }));
    });
  }

  /** True if a request succeeded, or returned the expected status. */
  async #unless(statuses: readonly number[], work: () => Promise<unknown>): Promise<true | number> {
    try {
      await work();
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status !== undefined && statuses.includes(status)) return status;
      throw error;
    }
  }

  #try<Value>(
    signal: AbortSignal,
    work: (stop: AbortSignal, moved: () => void, attempt: number) => Promise<Value>,
    { sizeBytes }: Pick<ExpectedBytes, 'sizeBytes'> = { sizeBytes: 0 },
  ): Promise<Value> {
    return patiently(work, (error) => this.#storageError(error), signal, this.#patience, sizeBytes);
  }

  #storageError(error: unknown): StorageError {
    if (error instanceof StorageError) return error;
    const status = statusOf(error);
    if (status !== undefined) {
      const response = error instanceof Error && 'response' in error ? (error.response as Answer) : undefined;
      const wait = retryAfterMs(response?.headers.get('Retry-After'), Date.now());
      return new StorageError(problemOfStatus(status), { retryAfterMs: wait });
    }
    // For answers that aren't WebDAV, the package's error has neither a status nor a code.
    return new StorageError(
      this.#access.problemOf(error) ?? (error instanceof TypeError ? 'cut' : 'not-webdav'),
    );
  }

  #at(path: string): string {
    return path === '' ? this.#top : `${this.#top}/${path}`;
  }
}

/** Requests only the properties in use, which keeps long lists short. */
const NAMES_AND_KINDS = {
  data: '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>',
  headers: { 'Content-Type': 'application/xml; charset=utf-8' },
};

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}
