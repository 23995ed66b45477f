import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '../../../../scripts/visitor/start-site.ts';

const FOLDER = fileURLToPath(new URL('../../../../dist/site', import.meta.url));

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Serves the built site like any server of static files: one file per route, `404.html` for missing ones, right media types,
 * none of our headers, and no API.
 *
 * @param api the server that API calls are passed on to, if any
 */
export async function startStaticServer(api?: string): Promise<Pick<Site, 'origin' | 'stop'>> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (api && pathname.startsWith('/api/')) {
      void fetch(api + pathname).then(async (answer) => {
        response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
      });
      return;
    }
    const file = fileFor(pathname);
    const name = file ?? join(FOLDER, '404.html');
    void readFile(name).then((bytes) => {
      const mediaType = MEDIA_TYPES[extname(name)] ?? 'application/octet-stream';
      response.writeHead(file ? 200 : 404, { 'Content-Type': mediaType }).end(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fileFor(path: string): string | undefined {
  const plain = join(FOLDER, normalize(decodeURIComponent(path)));
  const candidates = [plain, `${plain}.html`, join(plain, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
