import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawImage } from './draw-image.ts';
import type { ServedPage } from './page.ts';

export interface PageServer {
  /** The pages' origin. */
  readonly origin: string;
  /** A second origin for images and frames, without CORS headers. */
  readonly elsewhere: string;
  stop(): Promise<void>;
}

/**
 * Serves the pages under `/<name>` and, under every other path that ends like "oak-800x600.jpg", an image of
 * that size; the same from two origins. All other paths are 404.
 */
export async function startPageServer(pages: readonly ServedPage[]): Promise<PageServer> {
  const servers: Server[] = [];
  const origins: string[] = [];
  const [own, other] = [0, 1].map((index) => {
    const server = createServer((request, response) => {
      const otherIndex = 1 - index;
      void answer(request, response, pages, [origins[index] ?? '', origins[otherIndex] ?? '']);
    });
    servers.push(server);
    return server;
  });
  for (const server of [own, other]) {
    if (!server) throw new Error('There are two servers.');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  return {
    origin: origins[0] ?? '',
    elsewhere: origins[1] ?? '',
    stop: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function answer(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  pages: readonly ServedPage[],
  [origin, elsewhere]: readonly [string, string],
): Promise<void> {
  const path = decoded(url.replace(/[?#].*$/, ''));
  const page = pages.find(({ name }) => path === `/${name}`);
  if (page) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
    response.end(page.html({ origin, elsewhere }));
    return;
  }
  // Image servers take the size in the query.
  const size = /[?&]size=(\d+x\d+)/.exec(url)?.[1];
  const image = await drawImage(size ? `${path}-${size}` : path).catch(() => undefined);
  response.writeHead(
    image ? 200 : 404,
    image ? { 'content-type': image.mediaType, 'cache-control': 'max-age=600' } : {},
  );
  response.end(image?.bytes);
}

/** Tolerates malformed percent-encoding in a path, as servers do. */
function decoded(path: string): string {
  return decodeURIComponent(path.replace(/%(?![\da-f]{2})/gi, '%25'));
}
