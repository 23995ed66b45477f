import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryName } from '#core/categories/categorize.ts';
import { AppError } from '#core/failure.ts';
import { fakeEngine, json, testApp } from '../../fakes/servers/test-app.ts';

const PATH = '/functions/v1/analyze-image';
const COLORS = ['red', 'green', 'blue', 'white'] as const;
const frames: Buffer[] = [];

beforeAll(async () => {
  for (const background of COLORS) {
    const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background } });
    frames.push(await drawn.jpeg().toBuffer());
  }
});

/** What an engine says of each frame, by its place; an error where it fails. */
type Says = readonly (readonly [CategoryName, number] | AppError)[];

/** An engine that knows the frames, and a client that sends some of them as one film. */
async function withFilms(says: Says) {
  let asked = 0;
  const engine = {
    ...fakeEngine(),
    describe: async ({ bytes }: { readonly bytes: Uint8Array }) => {
      asked += 1;
      const at = frames.findIndex((frame) => frame.equals(bytes));
      const said = says[at];
      if (!said) throw new AppError({ code: 'photo-unreadable', details: {} });
      if (said instanceof AppError) throw said;
      return { description: `A ${COLORS[at]} picture.`, category: said[0], confidence: said[1] };
    },
  };
  const test = await testApp({ engine });
  const as = await test.as('sam@example.com');
  const reserve = async (photos: number) => {
    const answer = await as('/api/batches', json({ photos }));
    return ((await answer.json()) as { leaseId: string }).leaseId;
  };
  const send = (
    leaseId: string,
    pictures: readonly Buffer[],
    sizes = pictures.map(({ length }) => length).join(),
  ) =>
    as(PATH, {
      method: 'POST',
      body: new Uint8Array(Buffer.concat(pictures)),
      headers: {
        'Content-Type': 'image/jpeg',
        'X-Photo-Id': 'film',
        'X-Batch-Lease': leaseId,
        'X-Film-Frames': sizes,
      },
    });
  const settle = async (leaseId: string) => {
    const answer = await as(`/api/batches/${leaseId}/settle`, json({}));
    return ((await answer.json()) as { usage: { count: number } }).usage.count;
  };
  return { as, reserve, send, settle, asked: () => asked };
}

const PETS = [
  ['Pets', 0.6],
  ['Boats & Ships', 0.9],
  ['Pets', 0.8],
  ['Food', 0.9],
] as const;

describe('the frames of a film', () => {
  it('count as one photo, and get the answer that most of them agree on', async () => {
    const { reserve, send, settle } = await withFilms(PETS);
    const leaseId = await reserve(2);
    const answer = await send(leaseId, frames.slice(0, 3));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ description: 'A blue picture.', category: 'Pets' });
    expect(await settle(leaseId)).toBe(1);
  });

  it('get one description even if they are different photos, and other frames of the id are refused', async () => {
    const { reserve, send, settle, asked } = await withFilms(PETS);
    const leaseId = await reserve(1);
    const first = await (await send(leaseId, frames.slice(0, 3))).text();
    expect(COLORS.filter((color) => first.includes(`A ${color} picture.`))).toEqual(['blue']);
    expect(await (await send(leaseId, frames.slice(0, 3))).text()).toBe(first);
    for (const others of [frames.slice(0, 2), frames.slice(1), frames.slice(0, 3).toReversed()]) {
      const refused = await send(leaseId, others);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ failure: { code: 'photo-id-taken' } });
    }
    expect(asked()).toBe(3);
    expect(await settle(leaseId)).toBe(1);
  });

  it('count as soon as one of them is described', async () => {
    const busy = new AppError({ code: 'engine-unavailable', details: {} });
    const { reserve, send, settle } = await withFilms([PETS[0], busy]);
    const leaseId = await reserve(1);
    const damaged = frames[0]!.subarray(0, 60);
    const answer = await send(leaseId, [frames[0]!, frames[1]!, damaged]);
    expect(await answer.json()).toMatchObject({ description: 'A red picture.' });
    expect(await settle(leaseId)).toBe(1);
  });

  it('don’t count if none of them is described', async () => {
    const busy = new AppError({ code: 'engine-unavailable', details: {} });
    const { reserve, send, settle } = await withFilms([busy, busy]);
    const leaseId = await reserve(1);
    expect((await send(leaseId, frames.slice(0, 2))).status).toBe(429);
    expect(await settle(leaseId)).toBe(0);
  });

  it.each([
    ['none', ''],
    ['an empty one', '0,300'],
    ['more bytes than there are', '999999'],
    ['fewer bytes than there are', '1,2,3'],
    ['something else', '1e2'],
  ])('are refused if the header announces %s', async (_, sizes) => {
    const { reserve, send, asked } = await withFilms(PETS);
    const answer = await send(await reserve(1), frames.slice(0, 3), sizes);
    expect(answer.status).toBe(400);
    expect(asked()).toBe(0);
  });

  it('are refused if there are more than three', async () => {
    const { reserve, send, asked } = await withFilms(PETS);
    expect((await send(await reserve(1), frames)).status).toBe(400);
    expect(asked()).toBe(0);
  });

  it('are refused if they are photos in full size', async () => {
    const { reserve, send, settle, asked } = await withFilms(PETS);
    const create = { width: 1025, height: 1024, channels: 3, background: 'red' } as const;
    const large = await sharp({ create }).jpeg().toBuffer();
    const leaseId = await reserve(1);
    const answer = await send(leaseId, [frames[0]!, large]);
    expect(await answer.json()).toMatchObject({ failure: { code: 'photo-too-many-pixels' } });
    expect(asked()).toBe(0);
    expect(await settle(leaseId)).toBe(0);
  });

  it('are no JSON', async () => {
    const { as } = await withFilms(PETS);
    const body = JSON.stringify({ base64Image: frames[0]!.toString('base64') });
    const headers = { 'Content-Type': 'application/json', 'X-Film-Frames': String(body.length) };
    const answer = await as(PATH, { method: 'POST', body, headers });
    expect(await answer.json()).toMatchObject({ failure: { code: 'photo-not-an-image' } });
  });
});
