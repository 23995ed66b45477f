import { describe, expect, it } from 'vitest';
import { contentId } from '#codec/live/content-id.ts';
import { liveCluesOf } from '#codec/live/live-clues.ts';
import { madeFilm, madeHeic, tiffTaken } from '../../../fakes/made-boxes.ts';
import { liveFilm, liveHeic, liveJpeg } from '../../../fakes/made-live.ts';

const ID = '0A1B2C3D-1111-4222-8333-444455556666';

const sourceOf = (bytes: Uint8Array<ArrayBuffer>) => ({
  sizeBytes: bytes.length,
  read: async (start: number, end: number) => bytes.slice(start, end),
});

describe('Apple’s content identifier', () => {
  it.each([
    ['a film whose keys are at its end', liveFilm(ID)],
    ['a large film', liveFilm(ID, 3_000_000)],
    ['a HEIC whose EXIF follows the picture', liveHeic(ID)],
    ['a JPEG', liveJpeg(ID)],
  ])('is read from %s', async (_, bytes) => {
    expect(await contentId(sourceOf(bytes))).toBe(ID);
  });

  it.each([
    ['a film without one', liveFilm(undefined)],
    ['an empty file', new Uint8Array()],
    ['other bytes', new Uint8Array(500).fill(7)],
    ['text where it should be', liveFilm('<script>')],
  ])('is missing in %s', async (_, bytes) => {
    expect(await contentId(sourceOf(bytes))).toBeUndefined();
  });

  it.each([liveFilm(ID), liveHeic(ID, 200), liveJpeg(ID)])(
    'of a file truncated anywhere is right or missing',
    async (whole) => {
      for (let length = 0; length < Math.min(whole.length, 1500); length += 1) {
        expect([ID, undefined]).toContain(await contentId(sourceOf(whole.slice(0, length))));
      }
    },
  );

  it('is accompanied by the times of a film and the photo of its name, and of no other photo', async () => {
    const film = new Uint8Array(madeFilm({ headerMs: Date.UTC(2019, 6, 14), seconds: 2 }));
    const photo = new Uint8Array(madeHeic({ exif: tiffTaken('2019:07:14 18:03:12'), pictureBytes: 10 }));
    const files = new Map([
      ['IMG_1.HEIC', photo],
      ['IMG_2.HEIC', photo],
      ['IMG_1.MOV', film],
    ]);
    const listed = [...files.keys()].map((id) => ({ id, name: id, directory: '', sizeBytes: 1 }));
    const clues = await liveCluesOf(listed, async ({ id }) => sourceOf(files.get(id)!), Date.now());
    expect(clues.get('IMG_1.MOV')).toMatchObject({
      date: { utcMs: Date.UTC(2019, 6, 14) },
      film: { seconds: 2 },
    });
    expect(clues.get('IMG_1.HEIC')?.date).toEqual({ local: '2019-07-14T18:03:12' });
    expect(clues.has('IMG_2.HEIC')).toBe(false);
  });

  it('is read from photos only if a film next to them has one', async () => {
    const files = new Map([
      ['a/1.HEIC', liveHeic(ID)],
      ['a/other.MOV', liveFilm(ID)],
      ['b/2.JPG', liveJpeg(ID)],
      ['b/film.MOV', liveFilm(undefined)],
      ['c/alone.MOV', liveFilm(ID)],
    ]);
    const listed = [...files.keys()].map((id) => ({
      id,
      name: id.slice(2),
      directory: id.slice(0, 1),
      sizeBytes: 1,
    }));
    const clues = await liveCluesOf(listed, async ({ id }) => sourceOf(files.get(id)!), Date.now());
    const ids = [...clues].flatMap(([id, { contentId: own }]) => (own === undefined ? [] : [[id, own]]));
    expect(ids).toEqual([
      ['a/other.MOV', ID],
      ['a/1.HEIC', ID],
    ]);
  });
});
