import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EncodedImage } from '#core/photo.ts';
import { fakeEngine, json, testApp } from '../../fakes/servers/test-app.ts';

const PATH = '/functions/v1/analyze-image';
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
});

describe('POST analyze-image with JSON', () => {
  it('accepts a picture of 4 MB as base64 or 15 MB as bytes, and none larger', async () => {
    const asked: number[] = [];
    const describe = async ({ bytes }: EncodedImage) => ({
      description: `A dog of ${asked.push(bytes.length)}.`,
    });
    const as = await (await testApp({ engine: { ...fakeEngine(), describe } })).as('sam@example.com');
    const ofSize = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    const asBase64 = (size: number) => as(PATH, json({ base64Image: ofSize(size).toString('base64') }));
    const asBytes = (size: number) =>
      as(PATH, { method: 'POST', headers: { 'Content-Type': 'image/jpeg' }, body: ofSize(size) });
    expect((await asBase64(4 * 1024 * 1024)).status).toBe(200);
    expect((await asBytes(15 * 1024 * 1024)).status).toBe(200);
    expect(asked).toEqual([4 * 1024 * 1024, 15 * 1024 * 1024]);
    for (const answer of [await asBase64(4.1 * 1024 * 1024), await asBytes(15 * 1024 * 1024 + 1)]) {
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ failure: { code: 'photo-too-large' } });
    }
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a data URL', (base64: string) => `{"base64Image":"data:image/jpeg;base64,${base64}"}`],
    ['text that is not base64', (base64: string) => `{"base64Image":"${base64}!!!!"}`],
    ['an array', (base64: string) => `["${base64}"]`],
    ['another type', () => '{"base64Image":7}'],
    ['nothing', () => '{}'],
    ['a nested picture', (base64: string) => `{"a":{"base64Image":"${base64}"}}`],
    ['two documents', (base64: string) => `{"base64Image":"${base64}"}{}`],
    ['an extra bracket', (base64: string) => `{"base64Image":"${base64}"}}`],
    ['an extra comma', (base64: string) => `{"base64Image":"${base64}",}`],
    ['a member without a colon', (base64: string) => `{"base64Image" "${base64}"}`],
    ['mismatched brackets', (base64: string) => `{"a":[1},"base64Image":"${base64}"}`],
    ['a truncated document', (base64: string) => `{"base64Image":"${base64}"`],
    [
      'great depth',
      (base64: string) => `{"a":${'['.repeat(500)}${']'.repeat(500)},"base64Image":"${base64}"}`,
    ],
    ['a million small objects', () => `[${'{},'.repeat(1_000_000)}{}]`],
  ])('refuses JSON that is or contains %s', async (_what, text) => {
    const as = await (await testApp()).as('sam@example.com');
    const answer = await as(PATH, { ...json({}), body: text(jpeg.toString('base64')) });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ failure: { code: 'request-invalid' } });
  });

  it.each([
    [
      'other members',
      (base64: string) => `{"a":[{"b":[null,true,-1.5e3,{}]},[]],"base64Image":"${base64}","c":{}}`,
    ],
    [
      'blanks and escapes',
      (base64: string) => ` {\n"base64\\u0049mage" :\t"${base64.replaceAll('/', '\\/')}" }\r\n`,
    ],
    ['the key twice: the last one counts', (base64: string) => `{"base64Image":7,"base64Image":"${base64}"}`],
  ])('reads the picture from JSON with %s', async (_what, text) => {
    const as = await (await testApp()).as('sam@example.com');
    const answer = await as(PATH, { ...json({}), body: text(jpeg.toString('base64')) });
    expect(await answer.json()).toEqual({ description: 'A dog.' });
  });
});
