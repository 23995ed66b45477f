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

/** Serves a page with these photos. The last one is sent to the page's own requests alone, which name it as referrer. */
export async function servePhotos(paths: readonly string[]): Promise<PhotoPage> {
  const photos = new Map<string, Buffer>(
    await Promise.all(paths.map(async (path) => [`/${basename(path)}`, await readFile(path)] as const)),
  );
  /** The page's own photos, which it loads once they are scrolled to. */
  const lateHtml = () =>
    documentOf(
      [...photos.keys()]
        .filter((_, index) => index % 2 === 0)
        .map((path) => `<p style="height:2000px">Text</p><img data-late="${path}" width="400" height="300">`)
        .join('') +
        `<script>
          const seen = new IntersectionObserver((entries) => {
            for (const { target, isIntersecting } of entries) if (isIntersecting) target.src = target.dataset.late;
          });
          for (const image of document.images) seen.observe(image);
        </script>`,
    );
  const servers: Server[] = [];
  const hosts: string[] = [];
  const html = () =>
    documentOf(
      [...photos.keys()].map((path, index) => `<img src="http://${hosts[index % 2]}${path}">`).join(''),
    );
  for (const isPage of [true, false]) {
    const server = createServer(({ url = '', headers }, response) => {
      const photo = photos.get(url);
      const isGuarded = url === [...photos.keys()].at(-1);
      if (photo && isGuarded && headers.referer !== `http://${hosts[0]}/`) response.writeHead(403).end();
      else if (photo) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
      else if (isPage && url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html());
      else if (isPage && url === '/late')
        response.writeHead(200, { 'content-type': 'text/html' }).end(lateHtml());
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
