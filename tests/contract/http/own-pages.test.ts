import { describe, expect, it } from 'vitest';
import { ORIGIN } from '../../fakes/servers/base-deps.ts';
import { json, testApp } from '../../fakes/servers/test-app.ts';

const MESSAGE = { kind: 'support', name: 'Sam', email: 'a@b.org', message: 'Hello' };
const ADDRESS = { email_address: 'a@b.org', listId: 'newsletter' };
const PUBLIC = [
  ['/api/contact', MESSAGE],
  ['/api/subscribe', ADDRESS],
] as const;

const from = (origin: string, init: RequestInit): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set('Origin', origin);
  return { ...init, headers };
};
const form = (): RequestInit => ({ method: 'POST', body: new URLSearchParams({ EMAIL: 'a@b.org' }) });

describe('public forms', () => {
  it.each(PUBLIC)('%s accepts JSON, and rejects any other content type', async (path, body) => {
    const { app } = await testApp();
    const text = JSON.stringify(body);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json', '']) {
      const answer = await app.request(path, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: text,
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ failure: { code: 'request-invalid' } });
    }
    expect((await app.request(path, json(body))).ok).toBe(true);
  });

  it.each(PUBLIC)('%s rejects requests from pages elsewhere', async (path, body) => {
    const { app, deps } = await testApp({ identity: undefined });
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'http://localhost:1',
    ]) {
      const answer = await app.request(path, from(origin, json(body)));
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ failure: { code: 'origin-unknown' } });
    }
    expect(await deps.store.subscribers.all()).toEqual([]);
  });

  it.each(PUBLIC)(
    '%s accepts requests from our own pages and from those in the settings',
    async (path, body) => {
      const { app } = await testApp({ identity: undefined, allowedOrigins: ['https://other.example'] });
      for (const origin of [ORIGIN, 'https://other.example']) {
        expect((await app.request(path, from(origin, json(body)))).ok).toBe(true);
      }
      // Under another host name, as behind a proxy.
      const headers = {
        'Content-Type': 'application/json',
        Host: 'photos.example',
        Origin: 'https://photos.example',
      };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      expect((await app.request(`https://photos.example${path}`, init)).ok).toBe(true);
    },
  );

  it('accept the popup’s form from our own pages only', async () => {
    const { app, deps } = await testApp({ identity: undefined });
    expect((await app.request('/api/subscribe/form', from('https://evil.example', form()))).status).toBe(403);
    expect(await deps.store.subscribers.all()).toEqual([]);
    expect((await app.request('/api/subscribe/form', from(ORIGIN, form()))).status).toBe(200);
    expect(await deps.store.subscribers.all()).toHaveLength(1);
  });

  it('answer a malformed form with a readable page', async () => {
    const { app } = await testApp();
    const init = { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' };
    expect((await app.request('/api/subscribe/form', init)).status).toBe(400);
  });
});

describe('private data', () => {
  it.each([
    ['/api/account', {}],
    ['/api/account/export', {}],
    ['/api/batches', json({ photos: 1 })],
    ['/api/batches', json({ photos: 1_000_000 })],
    ['/api/admin', {}],
    ['/api/account', { method: 'DELETE' }],
  ])('is never cached, answered or refused: %s %o', async (path, init) => {
    const as = await (await testApp()).as('sam@example.com');
    expect((await as(path, init)).headers.get('Cache-Control')).toBe('no-store');
  });
});
