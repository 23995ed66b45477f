import { strictFetch } from '#storage/strict-fetch.ts';
import { AuthType, strictClient } from '#storage/webdav-client.ts';
import type { WebdavLogin } from '#storage/storage-login.ts';
import type { WebdavHost } from '#storage/webdav-store.ts';
import { BROWSER_HOST, isReadable, movingWhileSent } from './sent-file.ts';
import { assertAllowed } from './may-ask.ts';

/** Creates a WebDAV server as a browser reaches it: a file is sent from the disk, and is never in memory as a whole. */
export function webdavHost({ origin, user, password }: WebdavLogin): WebdavHost<File> {
  const client = strictClient(
    origin,
    user === '' ? { authType: AuthType.None } : { authType: AuthType.Password, username: user, password },
  );
  return {
    ...BROWSER_HOST,
    client,
    admit: (signal) => {
      const headers = { ...(client.getHeaders() as Record<string, string>), Depth: '0' };
      return assertAllowed(`${origin}/`, { method: 'PROPFIND', headers }, signal);
    },
    put: async (path, headers, { source }, moved, signal) => {
      const end = movingWhileSent(source, moved);
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
        if (error instanceof TypeError && !(await isReadable(source))) return undefined;
        throw error;
      } finally {
        end();
      }
    },
  };
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
