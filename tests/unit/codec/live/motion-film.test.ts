import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { motionFilm } from '#codec/live/motion-film.ts';
import { box, madeHeic, tiffTaken, u32 } from '../../../fakes/made-boxes.ts';
import { motionPacket, motionPhoto, type MotionXmp } from '../../../fixtures/motion-photo.ts';

const FILM = Buffer.concat([box('ftyp', 'mp42', u32(0)), box('mdat', Buffer.alloc(700_000, 7))]);
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 32, height: 24, channels: 3, background: 'maroon' } })
    .jpeg()
    .toBuffer();
});

const sourceOf = (bytes: Uint8Array) => ({
  sizeBytes: bytes.length,
  read: async (start: number, end: number) => new Uint8Array(bytes.subarray(start, end)),
});

async function filmIn(bytes: Buffer): Promise<Buffer | undefined> {
  const place = await motionFilm(sourceOf(bytes));
  return place && bytes.subarray(place.start, place.end);
}

describe('the film of a motion photo', () => {
  it.each<MotionXmp>(['container', 'micro-video'])('is found by its %s', async (xmp) => {
    expect((await filmIn(motionPhoto(jpeg, FILM, xmp)))?.equals(FILM)).toBe(true);
  });

  it('is found before another picture', async () => {
    expect((await filmIn(motionPhoto(jpeg, FILM, 'container', jpeg)))?.equals(FILM)).toBe(true);
  });

  it('is found in a HEIC: in its box, and by its XMP', async () => {
    const heic = (xmp: string) =>
      madeHeic({ exif: tiffTaken('2026:05:12 10:00:00'), xmp, pictureBytes: 9000 });
    expect((await filmIn(Buffer.concat([heic(''), box('mpvd', FILM)])))?.equals(FILM)).toBe(true);
    const packet = motionPacket(FILM.length, 'container');
    expect((await filmIn(Buffer.concat([heic(packet), FILM])))?.equals(FILM)).toBe(true);
    expect(await filmIn(Buffer.concat([heic(''), box('mpvd', Buffer.alloc(5000, 7))]))).toBeUndefined();
  });

  it('is missing in other photos, and where an editor dropped it', async () => {
    const whole = motionPhoto(jpeg, FILM);
    expect(await filmIn(jpeg)).toBeUndefined();
    expect(await filmIn(Buffer.concat([jpeg, FILM]))).toBeUndefined();
    expect(await filmIn(whole.subarray(0, whole.length - FILM.length))).toBeUndefined();
    expect(await filmIn(motionPhoto(jpeg, Buffer.alloc(5000, 7)))).toBeUndefined();
    expect(await filmIn(Buffer.alloc(0))).toBeUndefined();
  });
});
