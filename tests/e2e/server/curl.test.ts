import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAt } from '../../../scripts/visitor/sign-in.ts';
import { COLOURS, type ColourEngine, startColourEngine } from '../site/support/colour-engine.ts';
import { type Site, startSite } from '../../../scripts/visitor/start-site.ts';

const HAS_CURL = spawnSync('curl', ['--version']).status === 0;

let engine: ColourEngine;
let site: Site;

beforeAll(async () => {
  engine = await startColourEngine();
  site = await startSite(engine.settings);
});
afterAll(async () => {
  await site.stop();
  await engine.close();
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns the response to curl with this account's token, with a body from standard input. */
async function curl(path: string, token: string, body?: string): Promise<Answer> {
  const sent =
    body === undefined ? [] : ['--header', 'Content-Type: application/json', '--data-binary', '@-'];
  const headers = ['--header', `Authorization: Bearer ${token}`];
  const how = ['--silent', '--show-error', '--write-out', '\n%{http_code}', ...headers, ...sent];
  const process = spawn('curl', [...how, site.origin + path], { stdio: ['pipe', 'pipe', 'inherit'] });
  process.stdin.end(body);
  const [said] = await Promise.all([text(process.stdout), once(process, 'exit')]);
  const end = said.lastIndexOf('\n');
  return { status: Number(said.slice(end + 1)), body: JSON.parse(said.slice(0, end)) as unknown };
}

describe('a client that sends only {base64Image}, such as curl', () => {
  it(
    'gets a description without a batch, and the picture is counted once',
    { tags: ['analyze-image-base64image-without'] },
    async (test) => {
      test.skip(!HAS_CURL, 'curl is not installed');
      const signedIn = await signInAt((path, init) => fetch(site.origin + path, init), 'curl@example.org');
      const token = signedIn.access_token;
      const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c82828' } })
        .jpeg()
        .toBuffer();
      const body = JSON.stringify({ base64Image: picture.toString('base64') });
      expect(await curl('/functions/v1/analyze-image', token, body)).toEqual({
        status: 200,
        body: { description: COLOURS.red.description },
      });
      expect((await curl('/api/account', token)).body).toMatchObject({ usage: { count: 1 } });
    },
  );

  it('gets a reason if it sends no picture, and nothing is counted', async (test) => {
    test.skip(!HAS_CURL, 'curl is not installed');
    const signedIn = await signInAt((path, init) => fetch(site.origin + path, init), 'odd@example.org');
    const token = signedIn.access_token;
    const answer = await curl('/functions/v1/analyze-image', token, '{"base64Image":"bm90IGEgcGljdHVyZQ=="}');
    expect(answer).toMatchObject({ status: 415, body: { failure: { code: 'photo-not-an-image' } } });
    expect((await curl('/api/account', token)).body).toMatchObject({ usage: { count: 0 } });
  });
});
