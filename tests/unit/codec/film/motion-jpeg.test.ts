import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { SeenFilm } from '#codec/film/film-moments.ts';
import { lookAtFilm } from '#codec/film/look-at-film.ts';
import { takenAt } from '#codec/facts/taken-at.ts';
import type { RawSource } from '#codec/raw/raw-source.ts';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { type FilmPicture, squares } from '../../../fixtures/make-film.ts';
import { makeAvi, makeMotionJpegMov, type MotionJpegPlan } from '../../../fixtures/make-motion-jpeg.ts';

const COLORS: readonly (readonly [number, number, number])[] = [
  [200, 40, 40],
  [40, 160, 40],
  [40, 40, 200],
];

/** Squares, the left half in one color. */
function halfPlain(color: readonly [number, number, number], number: number): FilmPicture {
  const picture = squares(320, 192, number);
  for (let y = 0; y < 192; y += 1) {
    for (let x = 0; x < 160; x += 1) picture.data.set(color, (y * 320 + x) * 3);
  }
  return picture;
}

/** Thirty frames in three seconds: a red, a green and a blue part. */
const PLAN: MotionJpegPlan = {
  pictures: COLORS.flatMap((color) => Array.from({ length: 10 }, (_, at) => halfPlain(color, at))),
  framesPerSecond: 10,
};

/** Bytes as a file, of which the end may be missing, that counts what is read. */
function sourceOf(film: Uint8Array, sizeBytes = film.length) {
  const source = {
    sizeBytes,
    readBytes: 0,
    read: async (start: number, end: number) => {
      source.readBytes += end - start;
      const piece = new Uint8Array(Math.max(0, Math.min(end, sizeBytes) - start));
      piece.set(film.subarray(start, end));
      return piece;
    },
  };
  return source;
}

function look(film: Uint8Array | RawSource): Promise<SeenFilm> {
  return lookAtFilm(film instanceof Uint8Array ? sourceOf(film) : film, {
    codecs: undefined,
    ask: async () => {},
    toSmall: (picture) => picture,
    jpeg: async (jpeg) => {
      const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data };
    },
  });
}

function expectParts({ frames, size }: SeenFilm): void {
  expect(size).toEqual({ width: 320, height: 192 });
  expect(frames).toHaveLength(3);
  for (const [index, color] of COLORS.entries()) {
    const { data } = frames[index]!.picture;
    const at = (96 * 320 + 80) * 3;
    for (const [channel, value] of color.entries())
      expect(Math.abs(data[at + channel]! - value)).toBeLessThan(9);
  }
}

describe('a film of JPEGs', () => {
  it.each([
    ['an AVI', {}],
    ['an AVI that begins with sound', { hasSound: true }],
    ['an AVI of a camera that lost power', { isOpen: true }],
    ['an AVI in another spelling', { code: 'mjpg' }],
  ])('is seen in three moments without a decoder for films: %s', async (_, extra) => {
    const seen = await look(await makeAvi({ ...PLAN, ...extra }));
    expect(seen.seconds).toBeCloseTo(3, 1);
    expectParts(seen);
  });

  it('is seen as a QuickTime film, too', async () => {
    const seen = await look(await makeMotionJpegMov(PLAN));
    expect(seen.seconds).toBeCloseTo(3, 1);
    expectParts(seen);
  });

  it.each([
    ['Sun Aug 31 12:15:22 2008', '2008-08-31T12:15:22'],
    ['SUN AUG  3 12:15:22 2008', '2008-08-03T12:15:22'],
    ['2008/ 8/31 12:15:22', '2008-08-31T12:15:22'],
    ['2008:08:31 12:15:22', '2008-08-31T12:15:22'],
    ['2008-08-31T12:15:22', '2008-08-31T12:15:22'],
  ])('has the date that its camera wrote: %s', async (taken, local) => {
    const film = await makeAvi({ ...PLAN, taken });
    const metadata = await metadataIn(Uint8Array.from(film));
    expect(takenAt(metadata, Date.now())).toMatchObject({ local });
    expect(metadata.film?.seconds).toBeCloseTo(3, 1);
  });

  it.each(['Sun Aug 32 12:15:22 2008', 'x'.repeat(100_000), ''])(
    'has no date if that is none',
    async (taken) => {
      const metadata = await metadataIn(Uint8Array.from(await makeAvi({ ...PLAN, taken })));
      expect(takenAt(metadata, Date.now())).toBeUndefined();
    },
  );
});

describe('a hostile AVI', () => {
  it('that was cut off is seen as far as it goes', async () => {
    const film = await makeAvi(PLAN);
    const { frames } = await look(film.subarray(0, Math.round(film.length * 0.5)));
    expect(frames.length).toBeGreaterThan(0);
  });

  it('in another codec is named', async () => {
    const looking = look(await makeAvi({ ...PLAN, code: 'XVID' }));
    await expect(looking).rejects.toMatchObject({
      failure: { code: 'photo-format-unsupported', details: { format: 'AVI' } },
    });
  });

  it('of gigabytes without frames is read within bounds', async () => {
    const film = await makeAvi({ ...PLAN, isOpen: true });
    const source = sourceOf(film.subarray(0, film.indexOf('movi') + 4), 3_000_000_000);
    await expect(look(source)).rejects.toThrow('photo-unreadable');
    expect(source.readBytes).toBeLessThan(FILM_READING.bytes);
  });

  it('with a frame that claims to be of gigabytes is seen without it', async () => {
    const film = await makeAvi(PLAN);
    film.writeUInt32LE(0xffff_fff0, film.indexOf('00dc') + 4);
    expect((await look(film)).frames).toHaveLength(3);
  });

  it('that lasts for years has no length', async () => {
    const film = await makeAvi(PLAN);
    film.writeUInt32LE(0xffff_ffff, film.indexOf('strh') + 8 + 32);
    const seen = await look(film);
    expect(seen.seconds).toBeUndefined();
    expect(seen.frames).toHaveLength(1);
  });

  it('without a header can’t be read', async () => {
    await expect(look(Buffer.from('RIFF    AVI LIST'))).rejects.toThrow('photo-unreadable');
  });
});
