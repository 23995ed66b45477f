import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES, RATE_LIMITS } from '#core/limits.ts';
import { MAX_JSON_BODY_BYTES } from '#server/limits.ts';
import { json, testApp } from '../../fakes/servers/test-app.ts';

const SITE = 'https://wheremypix.example';
const EXTENSION = `chrome-extension://${'a'.repeat(32)}`;
const ANALYZE = '/functions/v1/analyze-image';

/** A chunked body without Content-Length, which counts the bytes that were read. */
function endless(piece: Uint8Array<ArrayBuffer>): { init: RequestInit; taken: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        sent += piece.length;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' };
  return { init, taken: () => sent };
}

describe('a page elsewhere', () => {
  it.each([SITE, EXTENSION])('may call the API if it is ours: %s', async (origin) => {
    const { app } = await testApp({ allowedOrigins: [SITE, EXTENSION] });
    const asked = await app.request(ANALYZE, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(asked.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*X-Batch-Lease/);
    const answer = await app.request('/api/config', { headers: { Origin: origin } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  });

  it.each(['https://evil.example', `${SITE}.evil.example`, `chrome-extension://${'b'.repeat(32)}`, 'null'])(
    'may not call the API if it is %s',
    async (origin) => {
      const { app } = await testApp({ allowedOrigins: [SITE, EXTENSION] });
      for (const path of ['/api/account', ANALYZE]) {
        const answer = await app.request(path, { method: 'OPTIONS', headers: { Origin: origin } });
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      }
    },
  );
});

describe('every answer', () => {
  it('has the security headers and a request id', async () => {
    const { app } = await testApp();
    for (const path of ['/healthz', '/api/account', '/nowhere']) {
      const { headers } = await app.request(path);
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).toContain('max-age');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
    }
  });

  it('is a typed failure for a large request to a missing path', async () => {
    const { app } = await testApp();
    const answer = await app.request('/api/nothing', { ...json({}), body: ' '.repeat(20 * 1024) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ ok: false, failure: { code: 'request-too-large' } });
  });

  it('is a typed failure for a missing path', async () => {
    const { app } = await testApp();
    const answer = await app.request('/api/nothing/here');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, failure: { code: 'path-unknown' } });
  });
});

describe('the log', () => {
  it('has each request’s id, route, status and account, and nothing private', async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const { app, log, signIn } = await testApp();
    const tokens = await signIn('sam.private@example.com');
    const headers = { Authorization: `Bearer ${tokens.access_token}`, 'Content-Type': 'application/json' };
    await app.request('/api/account?email=sam.private@example.com', { headers });
    const body = JSON.stringify({ base64Image: picture.toString('base64') });
    const described = await app.request(ANALYZE, { method: 'POST', headers, body });
    expect(described.status).toBe(200);
    await app.request('/api/batches/sam.private@example.com/settle', { method: 'POST', headers, body: '{}' });
    await app.request('/api/batches', { method: 'POST', headers, body: '{"photos":"sam.private"}' });

    const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        route: ANALYZE,
        method: 'POST',
        status: 200,
        requestId: described.headers.get('X-Request-Id'),
        accountId: expect.stringMatching(/^[\w-]{36}$/),
        ms: expect.any(Number),
      }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ route: '/api/batches/:leaseId/settle' }));
    const said = log.join('');
    const { access_token: access, id_token: id, refresh_token: refresh } = tokens;
    const secrets = [access, id, refresh, picture.toString('base64'), 'sam.private', 'Sam Sample'];
    for (const secret of secrets) expect(said).not.toContain(secret.slice(0, 60));
  });
});

describe('a body', () => {
  it.each([
    ['/api/batches', MAX_JSON_BODY_BYTES, 'request-too-large'],
    [ANALYZE, MAX_PHOTO_BYTES, 'photo-too-large'],
  ])(
    'to %s that never ends is cut off by its actual size, not its declared size',
    async (path, max, code) => {
      const as = await (await testApp()).as('sam@example.com');
      const { init, taken } = endless(new Uint8Array(64 * 1024));
      const answer = await as(path, init);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ failure: { code } });
      expect(taken()).toBeLessThan(max + 3 * 64 * 1024);
    },
  );

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['another type', '[]'],
    ['a wrong field', '{"photos":"many"}'],
    ['JSON in great depth', '['.repeat(8000)],
  ])('of %s is refused with the expected type', async (_what, body) => {
    const as = await (await testApp()).as('sam@example.com');
    const answer = await as('/api/batches', { ...json({}), body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      failure: { code: 'request-invalid', details: { message: expect.stringMatching(/expected/i) } },
    });
  });

  it.each(['%00', 'a%00b', '..%2F..', 'x'.repeat(65)])(
    'is not even read under a path like %s',
    async (id) => {
      const as = await (await testApp()).as('sam@example.com');
      const answer = await as(`/api/batches/${id}/settle`, json({}));
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ failure: { code: 'path-unknown' } });
    },
  );

  it('with unknown fields is accepted without them', async () => {
    const as = await (await testApp()).as('sam@example.com');
    const answer = await as('/api/batches', json({ photos: 1, plan: 'enterprise', __proto__: { x: 1 } }));
    expect(answer.status).toBe(201);
    expect(await (await as('/api/account')).json()).toMatchObject({ plan: 'free' });
  });
});

describe('the rate limit', () => {
  const { calls, windowMs } = RATE_LIMITS.reading;

  it('is in the standard headers of every answer', async () => {
    const as = await (await testApp()).as('sam@example.com');
    const { headers } = await as('/api/account');
    expect(headers.get('RateLimit-Policy')).toBe(`${calls};w=${windowMs / 1000}`);
    expect(headers.get('RateLimit')).toMatch(
      new RegExp(`^limit=${calls}, remaining=${calls - 1}, reset=\\d+$`),
    );
  });

  it('holds one account back without affecting another', async () => {
    const test = await testApp();
    const [sam, kim] = await Promise.all([test.as('sam@example.com'), test.as('kim@example.com')]);
    for (let call = 0; call < calls; call += 1) await sam('/api/account');
    const answer = await sam('/api/account');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ failure: { code: 'too-many-requests' } });
    expect((await kim('/api/account')).status).toBe(200);
  });

  it('is counted by the address that our own proxy saw, not by the caller’s header', async () => {
    const { app } = await testApp({ trustedProxies: 1 });
    const from = (forwarded: string) =>
      app.request('/api/config', { headers: { 'X-Forwarded-For': forwarded } });
    for (let call = 0; call < calls; call += 1) await from(`10.0.0.${call}, 198.51.100.7`);
    expect((await from('10.9.9.9, 198.51.100.7')).status).toBe(429);
    expect((await from('10.9.9.9, 198.51.100.8')).status).toBe(200);
  });
});

describe('GET /readyz', () => {
  it('answers that the server can do its work', async () => {
    const { app } = await testApp();
    expect((await app.request('/readyz')).status).toBe(200);
  });

  it('reports unavailable while it stops, without its engine, and without its database', async () => {
    const stopping = await testApp({ isStopping: () => true });
    const withoutEngine = await testApp({ engine: undefined });
    const { deps } = await testApp();
    const ping = () => Promise.reject(new Error('gone'));
    const withoutStore = await testApp({ store: { ...deps.store, ping } });
    for (const { app } of [stopping, withoutEngine, withoutStore]) {
      expect((await app.request('/readyz')).status).toBe(503);
      expect((await app.request('/healthz')).status).toBe(200);
    }
  });
});
