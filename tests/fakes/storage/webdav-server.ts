import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import FileSystemAdapter from '@nephele/adapter-file-system';
import nephele, { UnauthorizedError } from 'nephele';
import { onTestFinished } from 'vitest';

/** Who may write to the server. */
export const WEBDAV_LOGIN = { user: 'ann', password: 'a secret: pass/word' };

/**
 * A real WebDAV server (Nephele, RFC 4918) over a folder on disk, with one user. It reports no checksums, so that
 * files can only be compared by reading them.
 */
export async function startWebdavServer(): Promise<{ readonly url: string; readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'webdav-'));
  const { user, password } = WEBDAV_LOGIN;
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const app = nephele({
    adapter: new FileSystemAdapter({ root: folder }),
    authenticator: {
      authenticate: async (request, response) => {
        if (request.headers.authorization === expected) return { username: user };
        response.setHeader('WWW-Authenticate', 'Basic realm="test"');
        throw new UnauthorizedError('Who are you?');
      },
      cleanAuthentication: async () => {},
    },
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, folder };
}
