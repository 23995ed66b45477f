import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import { PHOTO_TRIES } from '#server/limits.ts';
import { fakeEngine, json, testApp } from '../../fakes/servers/test-app.ts';

const PATH = '/functions/v1/analyze-image';
const PATIENT = { timeout: 30_000 };
const pictures: Uint8Array<ArrayBuffer>[] = [];

beforeAll(async () => {
  for (let at = 0; at < 60; at += 1) {
    const background = { r: at * 4, g: 255 - at * 4, b: 90 };
    const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background } });
    pictures.push(new Uint8Array(await drawn.png().toBuffer()));
  }
});

/** An engine that returns another sentence each time, and counts its calls. */
function countingEngine() {
  const asked = { times: 0 };
  const describe = async () => {
    asked.times += 1;
    return { description: `Picture ${asked.times}.`, name: `picture ${asked.times}`, confidence: 0.5 };
  };
  return { engine: { ...fakeEngine(), describe }, asked };
}

/** An engine that responds when it is released. */
function waitingEngine() {
  const asked = { times: 0 };
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const describe = async () => {
    asked.times += 1;
    await released;
    return { description: 'A dog.' };
  };
  return { engine: { ...fakeEngine(), describe }, asked, release };
}

async function asSam(overrides: Parameters<typeof testApp>[0] = {}) {
  const test = await testApp(overrides);
  const as = await test.as('sam@example.com');
  const reserve = async (photos: number) => {
    const answer = await as('/api/batches', json({ photos }));
    return ((await answer.json()) as { leaseId: string }).leaseId;
  };
  const send = (leaseId: string | undefined, photoId: string, picture = pictures[0]!, signal?: AbortSignal) =>
    as(PATH, {
      method: 'POST',
      body: picture,
      headers: {
        'Content-Type': 'image/png',
        'X-Photo-Id': photoId,
        ...(leaseId === undefined ? {} : { 'X-Batch-Lease': leaseId }),
      },
      ...(signal ? { signal } : {}),
    });
  const settle = async (leaseId: string) => {
    const answer = await as(`/api/batches/${leaseId}/settle`, json({}));
    return ((await answer.json()) as { usage: { count: number } }).usage.count;
  };
  const usage = async () => {
    const answer = await as('/api/account');
    return ((await answer.json()) as { usage: { count: number } }).usage.count;
  };
  return { ...test, reserve, send, settle, usage };
}

describe('a photo id', () => {
  it('stands for one picture: of sixty under one lease and id, only one is described', async () => {
    const { engine, asked } = countingEngine();
    const { reserve, send, settle } = await asSam({ engine });
    const leaseId = await reserve(1);
    const answers = [];
    for (const picture of pictures) answers.push(await send(leaseId, 'one', picture));
    expect(answers.map(({ status }) => status)).toEqual([200, ...Array.from({ length: 59 }, () => 409)]);
    expect(await answers[1]?.json()).toMatchObject({ failure: { code: 'photo-id-taken' } });
    expect(asked.times).toBe(1);
    expect(await settle(leaseId)).toBe(1);
  });

  it('stands for one picture even if sixty arrive at once', async () => {
    const { engine, asked } = countingEngine();
    const { reserve, send } = await asSam({ engine });
    const leaseId = await reserve(1);
    const answers = await Promise.all(pictures.map((picture) => send(leaseId, 'one', picture)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(asked.times).toBe(1);
  });

  it('returns the earlier answer for the same picture without a second analysis', async () => {
    const { engine, asked } = countingEngine();
    const { reserve, send, settle } = await asSam({ engine });
    const leaseId = await reserve(1);
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      answers.push(await (await send(leaseId, 'one')).json());
    }
    expect(answers).toEqual(
      Array.from({ length: 3 }, () => ({ description: 'Picture 1.', name: 'picture 1', confidence: 0.5 })),
    );
    expect(asked.times).toBe(1);
    expect(await settle(leaseId)).toBe(1);
  });

  it('is analyzed one at a time, and asks duplicates to come back', async () => {
    const { engine, asked, release } = waitingEngine();
    const { reserve, send } = await asSam({ engine });
    const leaseId = await reserve(1);
    const first = send(leaseId, 'one');
    await expect.poll(() => asked.times, PATIENT).toBe(1);
    const second = await send(leaseId, 'one');
    expect(second.status).toBe(429);
    expect(second.headers.get('Retry-After')).toBe('1');
    release();
    expect((await first).status).toBe(200);
    expect((await send(leaseId, 'one')).status).toBe(200);
    expect(asked.times).toBe(1);
  });

  it('is retried a bounded number of times if the engine fails', async () => {
    let times = 0;
    const describe = async (): Promise<never> => {
      times += 1;
      throw new AppError({ code: 'engine-failed', details: { message: 'no' } });
    };
    const { reserve, send, settle } = await asSam({ engine: { ...fakeEngine(), describe } });
    const leaseId = await reserve(1);
    for (let time = 0; time < PHOTO_TRIES + 3; time += 1) {
      expect((await send(leaseId, 'one')).status).toBe(502);
    }
    expect(times).toBe(PHOTO_TRIES);
    expect(await settle(leaseId)).toBe(0);
  });

  it('is retried as often as the engine has no time for it', async () => {
    const refusals = PHOTO_TRIES + 3;
    let asked = 0;
    const describe = async () => {
      asked += 1;
      if (asked > refusals) return { description: 'A dog.' };
      throw new AppError({ code: 'engine-unavailable', details: { retryAfterMs: 10 } });
    };
    const { reserve, send } = await asSam({ engine: { ...fakeEngine(), describe } });
    const leaseId = await reserve(1);
    for (let time = 0; time < refusals; time += 1) {
      expect((await send(leaseId, 'one')).status).toBe(429);
    }
    expect((await send(leaseId, 'one')).status).toBe(200);
  });

  it.each([
    ['longer than 64 characters', 'x'.repeat(65)],
    ['of 12,000 characters', 'x'.repeat(12_000)],
    ['with a character outside the alphabet', 'a/b'],
    ['that is empty', ''],
  ])('%s is refused as an invalid request', async (_, photoId) => {
    const { reserve, send } = await asSam();
    const answer = await send(await reserve(1), photoId);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ failure: { code: 'request-invalid' } });
  });

  it('of 64 allowed characters is accepted', async () => {
    const { reserve, send } = await asSam();
    expect((await send(await reserve(1), 'aZ09_-'.repeat(10) + 'aaaa')).status).toBe(200);
  });

  it('is checked without a lease too, as is the lease itself', async () => {
    const { send, usage } = await asSam();
    expect((await send(undefined, 'a b')).status).toBe(400);
    expect((await send('x'.repeat(12_000), 'one')).status).toBe(400);
    expect(await usage()).toBe(0);
  });
});

describe('a photo sent to the engine', () => {
  it('counts if its batch is settled before the answer, because no engine call is free', async () => {
    const { engine, asked, release } = waitingEngine();
    const { reserve, send, settle, usage } = await asSam({ engine });
    const leaseId = await reserve(10);
    const sent = Array.from({ length: 5 }, (_, at) => send(leaseId, `photo-${at}`, pictures[at]));
    await expect.poll(() => asked.times, PATIENT).toBe(5);
    expect(await settle(leaseId)).toBe(5);
    release();
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(409);
    expect(await usage()).toBe(5);
  });

  it('counts if its sender hangs up', async () => {
    const { engine, asked, release } = waitingEngine();
    const { reserve, send, settle } = await asSam({ engine });
    const leaseId = await reserve(2);
    const hangUp = new AbortController();
    const sent = send(leaseId, 'one', pictures[0], hangUp.signal);
    await expect.poll(() => asked.times, PATIENT).toBe(1);
    hangUp.abort();
    release();
    await sent;
    expect(await settle(leaseId)).toBe(1);
  });

  it('does not count if its sender hangs up before the engine has started', async () => {
    const hangUp = new AbortController();
    const describe = async (): Promise<never> => {
      hangUp.abort();
      throw new AppError({ code: 'engine-unavailable', details: {} });
    };
    const { reserve, send, settle } = await asSam({ engine: { ...fakeEngine(), describe } });
    const leaseId = await reserve(1);
    await send(leaseId, 'one', pictures[0], hangUp.signal);
    expect(await settle(leaseId)).toBe(0);
  });

  it('counts without a lease if its sender hangs up', async () => {
    const hangUp = new AbortController();
    const describe = (_image: unknown, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        hangUp.abort();
      });
    const { send, usage } = await asSam({ engine: { ...fakeEngine(), describe } });
    await send(undefined, randomUUID(), pictures[0], hangUp.signal);
    expect(await usage()).toBe(1);
  });

  it.each([
    ['fails it', new AppError({ code: 'engine-failed', details: { message: 'no' } })],
    ['cannot read it', new AppError({ code: 'photo-unreadable', details: {} })],
    ['has no time for it', new AppError({ code: 'engine-unavailable', details: { retryAfterMs: 10 } })],
    ['breaks', new Error('broken')],
  ])('is returned to the quota if the engine %s', async (_, failure) => {
    const describe = async (): Promise<never> => {
      throw failure;
    };
    const { reserve, send, settle } = await asSam({ engine: { ...fakeEngine(), describe } });
    const leaseId = await reserve(3);
    expect((await send(leaseId, 'one')).ok).toBe(false);
    expect(await settle(leaseId)).toBe(0);
  });

  it('counts once if it fails first and is then described', async () => {
    let times = 0;
    const describe = async () => {
      times += 1;
      if (times > 1) return { description: 'A dog.' };
      throw new AppError({ code: 'engine-failed', details: { message: 'no' } });
    };
    const { reserve, send, settle } = await asSam({ engine: { ...fakeEngine(), describe } });
    const leaseId = await reserve(3);
    await send(leaseId, 'one');
    expect(await (await send(leaseId, 'one')).json()).toEqual({ description: 'A dog.' });
    expect(await settle(leaseId)).toBe(1);
  });
});

describe('an account that is deleted during a batch', () => {
  it('carries over to the next account only the photos that reached the engine', async () => {
    const test = await asSam();
    const leaseId = await test.reserve(10);
    await test.send(leaseId, 'one');
    const sam = await test.as('sam@example.com');
    expect((await sam('/api/account', { method: 'DELETE' })).status).toBe(200);
    test.clock.nowMs += 2000;
    const again = await test.as('sam@example.com');
    expect(await (await again('/api/account')).json()).toMatchObject({ usage: { count: 1 } });
  });
});

describe('a description in the database', () => {
  it('can’t be read without the picture', async () => {
    const describe = async () => ({ description: 'A passport of Sam Sample.' });
    const { deps, reserve, send } = await asSam({ engine: { ...fakeEngine(), describe } });
    const leaseId = await reserve(1);
    await send(leaseId, 'one');
    const { outcome } = await deps.store.batches.admit(
      (await deps.store.accounts.search('sam@example.com', deps.now())).found[0]?.account.id ?? '',
      leaseId,
      { id: 'one', sha256: await hexOf(pictures[0]!) },
      deps.now(),
    );
    expect(outcome).toBeTruthy();
    expect(Buffer.from(outcome!, 'base64').toString('latin1')).not.toContain('passport');
  });
});

async function hexOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
