import { AuthType, createClient, getPatcher } from 'webdav';
import { Sha256 } from '#core/sha256.ts';
import { STALL_MS } from '#storage/limits.ts';
import type { StorageLogin } from '#storage/storage-login.ts';
import type { WebdavHost } from '#storage/webdav-store.ts';
import { SLOWEST_SENT_BYTES_PER_MS } from '../limits.ts';
import { strictFetch } from './strict-fetch.ts';

/** A WebDAV server as a browser reaches it: a file is sent from the disk, and is never in memory as a whole. */
export function webdavHost({ origin, user, password }: StorageLogin): WebdavHost<File> {
  // The package calls it with an address and options.
  getPatcher().patch('fetch', (url, options) => strictFetch(String(url), options as RequestInit));
  const client = createClient(
    origin,
    user === '' ? { authType: AuthType.None } : { authType: AuthType.Password, username: user, password },
  );
  return {
    client,
    put: async (path, headers, { source }, moved, signal) => {
      // How far a file has come is not said: it may take as long as the slowest line needs.
      const until = Date.now() + source.size / SLOWEST_SENT_BYTES_PER_MS;
      const timer = setInterval(() => Date.now() < until && moved(), STALL_MS / 4);
      try {
        const response = await strictFetch(origin + encodedPath(path), {
          method: 'PUT',
          headers: { ...(client.getHeaders() as Record<string, string>), ...headers },
          body: source,
          signal,
        });
        if (!response.ok) throw Object.assign(new Error('not put'), { status: response.status, response });
        return response;
      } catch (error) {
        // The browser lets nobody read a file that was changed since it was picked.
        if (error instanceof TypeError && !(await isReadable(source))) return undefined;
        throw error;
      } finally {
        clearInterval(timer);
      }
    },
    sumOf: async ({ body }, sizeBytes, moved) => {
      const reader = (body as ReadableStream<Uint8Array> | null)?.getReader();
      const sum = new Sha256();
      let count = 0;
      for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
        moved();
        sum.update(next.value);
        count += next.value.length;
        if (count > sizeBytes) {
          await reader?.cancel();
          return undefined;
        }
      }
      return count === sizeBytes ? sum.hex() : undefined;
    },
    problemOf: (error) => (error instanceof TypeError ? 'cut' : undefined),
  };
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
