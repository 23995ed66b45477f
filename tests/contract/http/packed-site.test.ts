import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readServedSite } from '#server/pages/served-site.ts';
import { siteRoutes } from '#server/routes/site.ts';

const SCRIPT = 'console.log("photos");\n'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'packed-site-'));
mkdirSync(join(folder, 'assets'));
const pack = (path: string, text: string) =>
  writeFileSync(join(folder, `${path}.br`), brotliCompressSync(text));
pack('pricing.html', '<html lang="en"><script>start()</script></html>');
pack('assets/main-1a.js', SCRIPT);
pack('icon.svg', '<svg/>');

const site = readServedSite(folder, 'https://photos.example', 0, 'none');
const get = (path: string, encodings: string) =>
  siteRoutes(site, () => false).request(path, { headers: { 'Accept-Encoding': encodings } });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

afterAll(() => rmSync(folder, { recursive: true }));

describe('a site with Brotli copies only', () => {
  it('serves the copy to clients that accept Brotli', async () => {
    const answer = await get('/assets/main-1a.js', 'gzip, deflate, br');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(await bytesOf(answer)).toString()).toBe(SCRIPT);
  });

  it('unpacks the copy for other clients', async () => {
    const gzipped = await get('/assets/main-1a.js', 'gzip');
    expect(gzipped.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await bytesOf(gzipped)).toString()).toBe(SCRIPT);
    const plain = await get('/assets/main-1a.js', '');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
  });

  it('fills in its pages and knows their inline scripts', async () => {
    const answer = await get('/pricing', '');
    expect(await answer.text()).toMatch(/^<html [^>]*data-service="none"[^>]*><script>start/);
    expect(site.inlineScripts).toHaveLength(1);
  });

  it('asks browsers to check files without a hash in their name', async () => {
    const answer = await get('/icon.svg', 'br');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
  });

  it.each(['/assets/other-1a.js', '/assets/..%2ficon.svg', '/other.svg', '/assets'])(
    'has no %s',
    async (path) => {
      expect((await get(path, 'br')).status).toBe(404);
    },
  );
});
