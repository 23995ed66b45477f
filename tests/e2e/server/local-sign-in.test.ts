import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSite, WITHOUT_ENGINE } from '../../../scripts/visitor/start-site.ts';

describe('the server without an identity provider', () => {
  // Which settings these are: tests/unit/server/env.test.ts.
  it('does not start if others could reach it, and says why in a sentence', async () => {
    const said = await startSite({ HOST: '0.0.0.0' }).then(
      async (site) => site.stop().then(() => 'It started.'),
      (error: Error) => error.message,
    );
    expect(said).toContain('The server cannot start with these settings');
    expect(said).toContain('HOST: without AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE anyone');
    expect(said).not.toMatch(/^\s+at /m);
  });

  it('shows its sign-in page only on this machine, and only under its own name', async () => {
    const site = await startSite(WITHOUT_ENGINE);
    onTestFinished(() => site.stop());
    const { port } = new URL(site.origin);
    const statusBy = async (host: string) => {
      const asking = get({ host: '127.0.0.1', port, path: '/authorize', headers: { Host: host } });
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    // 400: a request without parameters.
    expect(await statusBy(`localhost:${port}`)).toBe(400);
    expect(await statusBy('photos.example.com')).toBe(403);
  });
});
