import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import type { Engine } from '#server/engines/engine.ts';
import { PICTURES_IN_HAND } from '#server/limits.ts';
import { hugePng } from '../../fakes/huge-png.ts';
import { fakeEngine, json, testApp } from '../../fakes/servers/test-app.ts';

const PATH = '/functions/v1/analyze-image';
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
});

const body = (bytes: Buffer, type = 'image/jpeg'): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body: new Uint8Array(bytes),
});

/** An engine that refuses the next photos because it is overloaded. */
function engineThatIsBusy() {
  let left = 0;
  const describe = async () => {
    if (left === 0) return { description: 'A dog.' };
    left -= 1;
    throw new AppError({ code: 'engine-unavailable', details: { retryAfterMs: 2500 } });
  };
  return { engine: { ...fakeEngine(), describe }, refuseNext: (photos: number) => (left = photos) };
}

/** An engine that responds when it is released. */
function engineThatWaits() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  const describe = () => {
    asked += 1;
    return released.then(() => ({ description: 'A dog.' }));
  };
  return { engine: { ...fakeEngine(), describe }, asked: () => asked, release };
}

describe('POST analyze-image', () => {
  it(
    'answers a base64 image with its description',
    { tags: ['analysis-response-description', 'analyze-image-base64image-without'] },
    async () => {
      const as = await (await testApp()).as('sam@example.com');
      const answer = await as(PATH, json({ base64Image: jpeg.toString('base64') }));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ description: 'A dog.' });
    },
  );

  it.each(['jpeg', 'png', 'webp'] as const)(
    'answers the bytes of a %s with their description',
    async (format) => {
      const as = await (await testApp()).as('sam@example.com');
      const bytes = await sharp(jpeg).toFormat(format).toBuffer();
      expect(await (await as(PATH, body(bytes, `image/${format}`))).json()).toEqual({
        description: 'A dog.',
      });
    },
  );

  it('returns everything that the engine says, not only the description', async () => {
    const analysis = {
      description: 'A dog.',
      category: 'Pets',
      name: 'dog',
      confidence: 0.7,
      alternatives: [{ category: 'Wildlife', confidence: 0.2 }],
    } as const;
    const engine = { ...fakeEngine(), describe: async () => analysis };
    const as = await (await testApp({ engine })).as('sam@example.com');
    expect(await (await as(PATH, body(jpeg))).json()).toEqual(analysis);
  });

  it('returns nothing from a misbehaving engine', async () => {
    const wild = { description: ' A dog. ', category: 'Secret', name: 7, confidence: 50, alternatives: [{}] };
    const describe = async () => wild as unknown as ImageAnalysis;
    const as = await (await testApp({ engine: { ...fakeEngine(), describe } })).as('sam@example.com');
    expect(await (await as(PATH, body(jpeg))).json()).toEqual({ description: 'A dog.' });
  });

  it(
    'passes the sent bytes to the engine unchanged, whether raw or base64',
    { tags: ['analyze-image-base64image-without'] },
    async () => {
      const seen: string[] = [];
      const engine = {
        ...fakeEngine(),
        describe: async ({ bytes }: { bytes: Uint8Array }) => {
          seen.push(Buffer.from(bytes).toString('hex'));
          return { description: 'A dog.' };
        },
      };
      const as = await (await testApp({ engine })).as('sam@example.com');
      await as(PATH, json({ base64Image: jpeg.toString('base64') }));
      await as(PATH, body(jpeg));
      expect(seen).toEqual([jpeg.toString('hex'), jpeg.toString('hex')]);
    },
  );

  it('requires a signed-in person', { tags: ['visitor-cannot-upload-process'] }, async () => {
    const { app } = await testApp();
    const answer = await app.request(PATH, body(jpeg));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ failure: { code: 'sign-in-required' } });
  });

  it('counts a photo once under its lease, however often it is sent', async () => {
    const as = await (await testApp()).as('sam@example.com');
    const { leaseId } = (await (await as('/api/batches', json({ photos: 2 }))).json()) as { leaseId: string };
    const headers = { 'Content-Type': 'image/jpeg', 'X-Batch-Lease': leaseId, 'X-Photo-Id': 'one' };
    for (let time = 0; time < 3; time += 1) {
      expect((await as(PATH, { ...body(jpeg), headers })).status).toBe(200);
    }
    const settled = await as(`/api/batches/${leaseId}/settle`, json({}));
    expect(await settled.json()).toMatchObject({ usage: { count: 1 } });
  });

  it('describes no more photos under a lease than were reserved', async () => {
    const as = await (await testApp()).as('sam@example.com');
    const { leaseId } = (await (await as('/api/batches', json({ photos: 1 }))).json()) as { leaseId: string };
    const send = (photoId: string) =>
      as(PATH, {
        ...body(jpeg),
        headers: { 'Content-Type': 'image/jpeg', 'X-Batch-Lease': leaseId, 'X-Photo-Id': photoId },
      });
    expect((await send('one')).status).toBe(200);
    expect((await send('two')).status).toBe(409);
  });

  it('rejects another person’s lease', async () => {
    const test = await testApp();
    const sam = await test.as('sam@example.com');
    const kim = await test.as('kim@example.com');
    const { leaseId } = (await (await sam('/api/batches', json({ photos: 1 }))).json()) as {
      leaseId: string;
    };
    const headers = { 'Content-Type': 'image/jpeg', 'X-Batch-Lease': leaseId };
    const answer = await kim(PATH, { ...body(jpeg), headers });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ failure: { code: 'lease-unknown' } });
  });

  it('counts a photo sent without a lease, and returns the count if it fails', async () => {
    let description = 'A dog.';
    const engine = { ...fakeEngine(), describe: async () => ({ description }) };
    const as = await (await testApp({ engine })).as('sam@example.com');
    await as(PATH, body(jpeg));
    description = '';
    await as(PATH, body(jpeg));
    expect(await (await as('/api/account')).json()).toMatchObject({ usage: { count: 1 } });
  });

  it.each([
    ['no JSON', { ...json({}), body: '{' }, 400, 'request-invalid'],
    ['no image', json({}), 400, 'request-invalid'],
    ['a data URL', json({ base64Image: 'data:image/jpeg;base64,AAAA' }), 400, 'request-invalid'],
    [
      'an empty body',
      { ...json({}), headers: { 'Content-Type': 'image/jpeg' }, body: '' },
      400,
      'photo-empty',
    ],
    [
      'text',
      { ...json({}), headers: { 'Content-Type': 'image/jpeg' }, body: 'hello' },
      415,
      'photo-not-an-image',
    ],
    [
      'a GIF',
      { ...json({}), headers: { 'Content-Type': 'image/gif' }, body: 'GIF89a' },
      415,
      'photo-format-unsupported',
    ],
  ])('refuses %s', { tags: ['analyze-image-base64image-without'] }, async (_what, init, status, code) => {
    const as = await (await testApp()).as('sam@example.com');
    const answer = await as(PATH, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ ok: false, failure: { code } });
  });

  it('accepts an image of exactly 15 MB', async () => {
    const { as } = await testApp();
    const call = await as('sam@example.com');
    const large = Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024 - jpeg.length)]);
    expect((await call(PATH, body(large))).status).toBe(200);
  });

  it('refuses an image over 15 MB, and an endless body before it is read', async () => {
    const as = await (await testApp()).as('sam@example.com');
    const large = Buffer.alloc(15 * 1024 * 1024 + 1, jpeg);
    expect((await as(PATH, body(large))).status).toBe(413);
    expect((await as(PATH, body(Buffer.alloc(40 * 1024 * 1024, jpeg)))).status).toBe(413);
  });

  it('reports that the engine gave no answer', { tags: ['missing-description-analysis'] }, async () => {
    const as = await (await testApp({ engine: fakeEngine(' ') })).as('sam@example.com');
    const answer = await as(PATH, body(jpeg));
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ error: 'No analysis returned from service' });
  });

  it('passes on why the analysis failed', { tags: ['analysis-failed-message'] }, async () => {
    const engine = { ...fakeEngine(), describe: () => Promise.reject(new Error('out of luck')) };
    const answer = await (await (await testApp({ engine })).as('sam@example.com'))(PATH, body(jpeg));
    expect(await answer.json()).toMatchObject({ error: 'Analysis failed: out of luck' });
  });

  it('says when to retry if the engine is busy', async () => {
    const busy = new AppError({ code: 'engine-unavailable', details: { retryAfterMs: 2500 } });
    const engine = { ...fakeEngine(), describe: () => Promise.reject(busy) };
    const answer = await (await (await testApp({ engine })).as('sam@example.com'))(PATH, body(jpeg));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('3');
  });

  it('refuses a picture that claims more pixels than a photo has, without decoding it', async () => {
    const engine = { ...fakeEngine(), describe: () => Promise.reject(new Error('it reached the engine')) };
    const as = await (await testApp({ engine })).as('sam@example.com');
    const answer = await as(PATH, body(await hugePng(20_000, 20_000), 'image/png'));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      failure: { code: 'photo-too-many-pixels', details: { width: 20_000, height: 20_000 } },
    });
  });

  it('does not count a photo that the engine had no time for, and counts it once on the retry', async () => {
    const { engine, refuseNext } = engineThatIsBusy();
    const as = await (await testApp({ engine })).as('sam@example.com');
    const { leaseId } = (await (await as('/api/batches', json({ photos: 2 }))).json()) as { leaseId: string };
    const send = (photoId: string) => {
      const headers = { 'Content-Type': 'image/jpeg', 'X-Batch-Lease': leaseId, 'X-Photo-Id': photoId };
      return as(PATH, { ...body(jpeg), headers });
    };
    refuseNext(3);
    expect((await send('one')).status).toBe(429);
    expect((await send('one')).status).toBe(429);
    expect((await send('two')).status).toBe(429);
    expect((await send('one')).status).toBe(200);
    const settled = await as(`/api/batches/${leaseId}/settle`, json({}));
    expect(await settled.json()).toMatchObject({ usage: { count: 1 } });
  });

  it('tells the engine whose photo it is, so that people take turns', async () => {
    const seen: unknown[] = [];
    const describe: Engine['describe'] = async (_image, _signal, origin) => {
      seen.push(origin);
      return { description: 'A dog.' };
    };
    const as = await (await testApp({ engine: { ...fakeEngine(), describe } })).as('sam@example.com');
    await as(PATH, body(jpeg));
    expect(seen).toEqual([{ accountId: expect.any(String), batchId: expect.any(String) }]);
  });

  it('holds no more of one person’s pictures at once than their share, and accepts more as they finish', async () => {
    const { engine, asked, release } = engineThatWaits();
    const test = await testApp({ engine });
    const [sam, kim] = await Promise.all([test.as('sam@example.com'), test.as('kim@example.com')]);
    const large = Buffer.alloc(MAX_PHOTO_BYTES, jpeg);
    const fit = Math.floor(PICTURES_IN_HAND.accountBytes / MAX_PHOTO_BYTES);
    const headers = { 'Content-Type': 'image/jpeg', 'Content-Length': String(large.length) };
    const send = (as: typeof sam) => as(PATH, { ...body(large), headers });
    const taken = Array.from({ length: fit }, () => send(sam));
    await expect.poll(asked, { timeout: 20_000 }).toBe(fit);
    const refused = await send(sam);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const others = send(kim);
    release();
    for (const answer of await Promise.all([...taken, others])) expect(answer.status).toBe(200);
    expect((await send(sam)).status).toBe(200);
  });

  it(
    'reports a missing key if the engine needs one',
    { tags: ['openai-api-key-configured-please'] },
    async () => {
      const answer = await (
        await (await testApp({ engine: undefined })).as('sam@example.com')
      )(PATH, body(jpeg));
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        error: 'OpenAI API key is not configured. Please contact support or try again later.',
      });
    },
  );
});
