import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createLocalProvider } from '#server/identity/local-provider.ts';
import { ORIGIN, PROVIDER_CLIENTS } from '../../fakes/servers/base-deps.ts';
import { keysFrom, sharedKeys } from '../../fakes/servers/shared-keys.ts';
import { signInAt } from '../../../scripts/visitor/sign-in.ts';
import { createDatabase } from '../../fakes/servers/test-store.ts';

const SCRIPT = fileURLToPath(new URL('../../fakes/servers/server-process.ts', import.meta.url));
const PEOPLE = 10;
const BATCHES = 3;
const PHOTOS = 8;
/** Every n-th photo is not sent; its reservation is released. */
const LEFT_OUT = 5;
const JPEG_HEAD = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

interface Copy {
  readonly process: ChildProcess;
  readonly url: string;
}

async function startCopy(settings: object): Promise<Copy> {
  const env = { ...process.env, SERVER_PROCESS: JSON.stringify(settings) };
  const copy = fork(SCRIPT, { execArgv: ['--import', 'tsx'], env });
  onTestFinished(() => void copy.kill('SIGKILL'));
  const [{ port }] = (await once(copy, 'message')) as [{ port: number }];
  return { process: copy, url: `http://127.0.0.1:${port}` };
}

/**
 * Sends each request to the next instance, and retries with another if that is down, as load balancers and
 * clients do.
 */
function balancer(copies: readonly Copy[]) {
  let turn = 0;
  const lost = { requests: 0 };
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    for (let tried = 0; tried < 2 * copies.length; tried += 1) {
      const copy = copies[(turn += 1) % copies.length];
      try {
        const answer = await fetch(copy?.url + path, init);
        return new Response(await answer.text(), answer);
      } catch {
        lost.requests += 1;
      }
    }
    throw new Error(`no copy answers ${path}`);
  };
  return { send, lost };
}
type Send = ReturnType<typeof balancer>['send'];

/** One user's batches, with retries for each photo; resolves with the number of descriptions received. */
async function organize(send: Send, token: string, onDescribed: () => void): Promise<number> {
  const Authorization = `Bearer ${token}`;
  const post = (path: string, value: object) =>
    send(path, {
      method: 'POST',
      headers: { Authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(value),
    });
  let described = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const leaseId = randomUUID();
    expect((await post('/api/batches', { photos: PHOTOS, leaseId })).status).toBe(201);
    for (let photo = 0; photo < PHOTOS; photo += 1) {
      if (photo % LEFT_OUT === LEFT_OUT - 1) continue;
      const headers = {
        Authorization,
        'Content-Type': 'image/jpeg',
        'X-Batch-Lease': leaseId,
        'X-Photo-Id': String(photo),
      };
      const answer = await send('/functions/v1/analyze-image', { method: 'POST', headers, body: JPEG_HEAD });
      expect(await answer.json()).toEqual({ description: 'A dog.' });
      described += 1;
      onDescribed();
    }
    expect((await post(`/api/batches/${leaseId}/settle`, {})).status).toBe(200);
  }
  return described;
}

// Needs PostgreSQL, which instances can share; an SQLite file belongs to one machine.
describe.skipIf(inject('postgresUrl') === undefined)('three copies of the server on one database', () => {
  it('lose no answer and miscount nothing if one of them is killed', { timeout: 60_000 }, async () => {
    const [database, keys] = await Promise.all([createDatabase(), sharedKeys()]);
    const settings = { database, keys, engineMs: 15 };
    const copies = await Promise.all([1, 2, 3].map(() => startCopy(settings)));
    const now = () => Date.now();
    const provider = await createLocalProvider(
      { origin: ORIGIN, now, keyPair: await keysFrom(keys), clients: PROVIDER_CLIENTS },
      'test',
    );
    const tokens = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, at) => {
        const ask = async (path: string, init: RequestInit) => provider.routes.request(path, init);
        return (await signInAt(ask, `person-${at}@example.com`)).access_token;
      }),
    );

    const { send, lost } = balancer(copies);
    let described = 0;
    const onDescribed = () => {
      if ((described += 1) === PEOPLE * PHOTOS) copies[0]?.process.kill('SIGKILL');
    };
    const counted = await Promise.all(tokens.map((token) => organize(send, token, onDescribed)));

    expect(copies[0]?.process.killed).toBe(true);
    expect(lost.requests).toBeGreaterThan(0);
    for (const [at, token] of tokens.entries()) {
      const answer = await send('/api/account', { headers: { Authorization: `Bearer ${token}` } });
      expect(await answer.json()).toMatchObject({ usage: { count: counted[at] } });
    }
    expect(described).toBe(counted.reduce((sum, count) => sum + count, 0));
  });
});
