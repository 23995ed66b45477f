import * as fc from 'fast-check';
import sharp, { type Exif } from 'sharp';
import { describe, expect, it } from 'vitest';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { takenWith } from '#codec/facts/taken-with.ts';

const CAMERA = { Make: 'Acme', Model: 'Pocket 3' };
const DATE = { DateTimeOriginal: '2024:05:01 18:04:09' };

/** What is read from a file with this EXIF. */
async function readOf(camera: Exif['IFD0'] = CAMERA, shot: Exif['IFD2'] = DATE) {
  const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .withExif({ IFD0: camera, IFD2: shot })
    .jpeg()
    .toBuffer();
  return takenWith(await metadataIn(new Uint8Array(file)));
}

describe('a photo’s time and camera', () => {
  it('is the camera’s clock, with milliseconds if present', async () => {
    expect((await readOf())?.atMs).toBe(Date.UTC(2024, 4, 1, 18, 4, 9));
    const shot = { ...DATE, SubSecTimeOriginal: '25' };
    expect((await readOf(CAMERA, shot))?.atMs).toBe(Date.UTC(2024, 4, 1, 18, 4, 9, 250));
  });

  it('is the exact moment if the clock gives its UTC offset', async () => {
    const shot = { ...DATE, OffsetTimeOriginal: '+02:00' };
    expect((await readOf(CAMERA, shot))?.atMs).toBe(Date.UTC(2024, 4, 1, 16, 4, 9));
  });

  it('include aperture, focus and bracketing', async () => {
    const shot = {
      ...DATE,
      ExposureTime: '1/64',
      FNumber: '4/1',
      ISOSpeedRatings: '100',
      ExposureMode: '2',
      SubjectDistance: '5/2',
    };
    const { setting } = (await readOf(CAMERA, shot)) ?? {};
    expect(setting?.stops).toBeCloseTo(Math.log2(100 / 64 / 16), 5);
    expect(setting).toMatchObject({ focusM: 2.5, isBracketed: true });
    expect(await readOf(CAMERA, { ...DATE, ExposureMode: '0', ExposureTime: '0/1' })).not.toHaveProperty(
      'setting',
    );
  });

  it('are of the same camera if make, model and serial number match, whatever the case', async () => {
    const camera = (await readOf())?.camera;
    expect((await readOf({ Make: ' ACME', Model: 'pocket 3 ' }))?.camera).toBe(camera);
    expect((await readOf({ Make: 'Acme', Model: 'Pocket 4' }))?.camera).not.toBe(camera);
    expect((await readOf(CAMERA, { ...DATE, BodySerialNumber: '17' }))?.camera).not.toBe(camera);
  });

  it('can’t be compared between clocks with and without a time zone', async () => {
    const shot = { ...DATE, OffsetTimeOriginal: '+00:00' };
    expect((await readOf(CAMERA, shot))?.camera).not.toBe((await readOf())?.camera);
  });

  it.each([
    ['no date', CAMERA, {}],
    ['only a file date', { ...CAMERA, DateTime: '2024:05:01 18:04:09' }, {}],
    ['no camera', {}, DATE],
    ['a camera of spaces and control characters', { Make: 'Acme', Model: ' \t\u0007 ' }, DATE],
    ['the year 0', CAMERA, { DateTimeOriginal: '0000:00:00 00:00:00' }],
    ['an impossible day', CAMERA, { DateTimeOriginal: '2024:02:31 10:00:00' }],
    ['an impossible hour', CAMERA, { DateTimeOriginal: '2024:02:01 25:00:00' }],
    ['a date in words', CAMERA, { DateTimeOriginal: 'NaN:NaN:NaN NaN:NaN:NaN' }],
  ])('are unknown if the file says %s', async (_what, camera, shot) => {
    expect(await readOf(camera, shot)).toBeUndefined();
  });

  it('accept a clock of the far future, which is wrong for all its photos alike', async () => {
    expect((await readOf(CAMERA, { DateTimeOriginal: '9999:12:31 23:59:59' }))?.atMs).toBe(
      Date.UTC(9999, 11, 31, 23, 59, 59),
    );
  });

  it('keep no text from the file, whatever it contains', async () => {
    const hostile = { Make: '<script>', Model: `../../${'A'.repeat(60_000)}` };
    expect(await readOf(hostile)).toEqual({ atMs: expect.any(Number), camera: expect.any(Number) });
  });

  it('are unknown for bytes that aren’t a photo', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect(takenWith(await metadataIn(new Uint8Array(bytes)))).toBeUndefined();
      }),
    );
  });
});
