import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { samplePhotos } from '../visitor/sample-photos.ts';

/**
 * The page's host, and the hosts of some of its images, which send no CORS headers. Names are reserved but in real
 * top-level domains, because the panel loads pictures from no others.
 */
export const PAGE_HOST = 'fieldnotes.example.com';
const OTHER_HOSTS = ['images.example.org', 'cdn.example.net'];

const FONTS = join(import.meta.dirname, '../../node_modules/@fontsource-variable/schibsted-grotesk/files');

export interface PhotoPage {
  readonly port: number;
  readonly count: number;
  stop(): Promise<void>;
}

/** Chromium's host resolver rules for the page's hosts. */
export function hostRules(port: number): string {
  return [PAGE_HOST, ...OTHER_HOSTS].map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ');
}

/** The font of the site, as part of a style sheet. */
export async function fontFace(): Promise<string> {
  const font = await readFile(join(FONTS, 'schibsted-grotesk-latin-wght-normal.woff2'), 'base64');
  return `@font-face { font-family: 'Schibsted Grotesk'; font-weight: 400 900; src: url(data:font/woff2;base64,${font}) format('woff2'); }`;
}

/** Serves a journal with the site's sample photos: all from its own host under /, some from other hosts under /lent. */
export async function startPhotoPage(): Promise<PhotoPage> {
  const photos = await samplePhotos();
  const names = photos.map(({ name }) => name);
  const font = await fontFace();
  const server = createServer(({ url = '/' }, response) => {
    const photo = photos.find(({ name }) => url === `/${name}`)?.bytes;
    response.writeHead(200, { 'content-type': photo ? 'image/jpeg' : 'text/html; charset=utf-8' });
    response.end(photo ?? journal(names, font, url === '/lent'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    count: photos.length,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function journal(names: readonly string[], font: string, isLent: boolean): string {
  const hostOf = (at: number) => {
    const other = isLent && at % 2 === 1 ? OTHER_HOSTS[at % 3 === 0 ? 1 : 0] : undefined;
    return other ? `http://${other}` : '';
  };
  const figures = names.map((name, at) => `<img src="${hostOf(at)}/${name}" alt="">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Field notes</title><style>${font}
    :root { color-scheme: light dark }
    body { margin: 0; font: 16px/1.55 'Schibsted Grotesk'; background: light-dark(#fff, #17181a); color: light-dark(#22272b, #e6e7e4) }
    header { display: flex; justify-content: space-between; padding: 20px 32px; border-bottom: 1px solid light-dark(#e4e7e4, #2c2e30); font-size: 15px; color: light-dark(#5a6462, #a5aaa8) }
    header b { color: light-dark(#1f4d3c, #8fc7ac); font-size: 18px; letter-spacing: -.01em }
    main { padding: 26px 32px 32px } h1 { margin: 0 0 6px; font-size: 34px; line-height: 1.15; letter-spacing: -.02em; font-weight: 700 }
    p { margin: 0 0 20px; max-width: 60ch; color: light-dark(#5a6462, #a5aaa8) }
    div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px } img { width: 100%; aspect-ratio: 4/3; object-fit: cover; display: block }
    </style></head><body><header><b>Field notes</b><span>Journal &nbsp;&nbsp; Places &nbsp;&nbsp; About</span></header>
    <main><h1>A year, as the camera saw it</h1><p>Twelve from the card, in no order at all: weekends, walks, the market, and whoever sat at the window.</p><div>${figures}</div></main></body></html>`;
}
