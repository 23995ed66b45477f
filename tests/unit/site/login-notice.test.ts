import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendLoginNotice } from '../../../site/auth/login-notice.ts';
import { type FakeEmailServer, startFakeEmailServer } from '../../fakes/servers/fake-email-server.ts';

const SENT_KEY = 'login-notice-sent';
const sam = { sub: 'google-oauth2|1', name: 'Sam', email: 'sam@example.com' };

let mail: FakeEmailServer;
let kept: Map<string, string>;

beforeEach(async () => {
  mail = await startFakeEmailServer();
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
  vi.stubGlobal('location', { pathname: '/login' });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await mail.close();
});

const settings = () => ({
  origin: mail.origin,
  publicKey: 'public',
  serviceId: 'service',
  templateId: 'template',
});

describe('the login notification', () => {
  it(
    'says Unknown and a placeholder if name and address are unknown',
    { tags: ['defaults-unknown-placeholder-address'] },
    async () => {
      await sendLoginNotice({ sub: 'google-oauth2|2' }, settings());
      expect(mail.sent.map(({ template_params }) => template_params)).toEqual([
        expect.objectContaining({ user_name: 'Unknown', user_email: 'unknown@example.com' }),
      ]);
    },
  );

  it('is sent again only after 24 hours', async () => {
    const dayMs = 24 * 60 * 60 * 1000;
    for (const agoMs of [0, dayMs - 60_000, dayMs]) {
      kept.set(SENT_KEY, String(Date.now() - agoMs));
      await sendLoginNotice(sam, settings());
    }
    expect(mail.sent).toHaveLength(1);
  });

  it.each([
    ['a refusal', {}, 403, 'Forbidden'],
    ['too many of them', {}, 429, 'Too Many Requests'],
    ['that a key is missing', { publicKey: '' }, 200, 'public key'],
    ['that a service is missing', { serviceId: '' }, 200, 'service ID'],
    ['that a template is missing', { templateId: '' }, 200, 'template ID'],
  ])(
    'passes on %s, and is retried at the next login',
    { tags: ['email-provider-429-too-many', 'missing-public-key-service-id'] },
    async (_what, change, status, text) => {
      mail.answer = { status, text };
      const failure: unknown = await sendLoginNotice(sam, { ...settings(), ...change }).catch(
        (error: unknown) => error,
      );
      expect(JSON.stringify(failure) + String(failure)).toContain(text);
      expect(kept.has(SENT_KEY)).toBe(false);
    },
  );
});
