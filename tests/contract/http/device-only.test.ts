import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createDeviceOnlyApp, type DeviceOnlyDeps } from '#server/device-only-app.ts';
import { readServedSite } from '#server/pages/served-site.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function deviceOnlyApp(overrides: Partial<DeviceOnlyDeps> = {}) {
  return createDeviceOnlyApp({
    log: pino({ level: 'silent' }),
    metrics: undefined,
    trustedProxies: 0,
    site: undefined,
    isStopping: () => false,
    ...overrides,
  });
}

describe('a server with ENGINE=none', () => {
  it.each([
    ['GET', '/api/config'],
    ['GET', '/api/account'],
    ['GET', '/api/totals'],
    ['POST', '/api/batches'],
    ['POST', '/functions/v1/analyze-image'],
  ])('answers %s %s with the failure no-service', async (method, path) => {
    const answer = await deviceOnlyApp().request(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      ok: false,
      error: 'This site has no accounts and no service. Photos are organized on your own device.',
      failure: { code: 'no-service', details: {} },
    });
  });

  it('is healthy, and ready until it stops', async () => {
    expect((await deviceOnlyApp().request('/healthz')).status).toBe(200);
    expect((await deviceOnlyApp().request('/readyz')).status).toBe(200);
    const stopping = await deviceOnlyApp({ isStopping: () => true }).request('/readyz');
    expect([stopping.status, (await stopping.json()) as unknown]).toMatchObject([
      503,
      { failure: { code: 'not-ready' } },
    ]);
  });

  it('lets workers, which have their script’s policy, connect only to the site', async () => {
    const { headers } = await deviceOnlyApp().request('/assets/decode-worker-1a2b3c.js');
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self' blob:;");
  });

  it('lets only our pages frame the storage document, which may connect anywhere but here', async () => {
    for (const path of ['/send-to-storage.html', '/send-to-storage']) {
      const { headers } = await deviceOnlyApp().request(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src https: http:;");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    }
    const beside = await deviceOnlyApp().request('/send-to-storage.html/upload');
    expect(beside.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  });

  it('serves pages that know there is no service and may connect to no other computer', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'device-only-'));
    try {
      writeFileSync(
        join(folder, 'upload.html'),
        '<html lang="en"><p data-founding="offered">{founding-members}</p></html>',
      );
      const site = readServedSite(folder, 'https://photos.example', 0, 'none');
      const page = await deviceOnlyApp({ site }).request('/upload');
      expect(await page.text()).toMatch(/^<html[^>]* data-service="none"[^>]*><\/html>$/);
      const policy = page.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("connect-src 'self' http://localhost:* http://127.0.0.1:* blob:;");
      expect(policy).toContain("frame-src 'self';");
      expect(policy).not.toMatch(/(?:connect|frame)-src[^;]*https:/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
