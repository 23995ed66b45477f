import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { documentOf } from '../pages/page.ts';

/** A page of photos, every other one on another host, with a way to stop it. */
export interface PhotoPage {
  readonly url: string;
  /** The other host, which lets no page read its photos. */
  readonly otherHost: string;
  stop(): Promise<void>;
}

/** Serves a page with these photos. */
export async function servePhotos(paths: readonly string[]): Promise<PhotoPage> {
  const photos = new Map<string, Buffer>(
    await Promise.all(paths.map(async (path) => [`/${basename(path)}`, await readFile(path)] as const)),
  );
  const servers: Server[] = [];
  const hosts: string[] = [];
  const html = () =>
    documentOf(
      [...photos.keys()].map((path, index) => `<img src="http://${hosts[index % 2]}${path}">`).join(''),
    );
  for (const isPage of [true, false]) {
    const server = createServer(({ url = '' }, response) => {
      const photo = photos.get(url);
      if (photo) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
      else if (isPage && url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html());
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    hosts.push(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  return {
    url: `http://${hosts[0]}/`,
    otherHost: hosts[1] ?? '',
    stop: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
