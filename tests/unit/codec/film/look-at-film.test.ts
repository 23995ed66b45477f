import { EncodedVideoChunk, VideoDecoder } from '@napi-rs/webcodecs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FilmCodecs } from '#codec/film/decoded-frame.ts';
import type { SeenFilm } from '#codec/film/film-moments.ts';
import type { FramePicture } from '#codec/film/frame-picture.ts';
import { lookAtFilm } from '#codec/film/look-at-film.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { boundedWork, DEVICE_DECODING, type PictureFacts } from '#core/decoding/decoding-limits.ts';
import type { RawSource } from '#codec/raw/raw-source.ts';
import { toSmallPicture } from '#engine/pictures/small-picture.ts';
import { box, u32 } from '../../../fakes/made-boxes.ts';
import { type FilmPicture, type FilmPlan, makeFilm, plain, squares } from '../../../fixtures/make-film.ts';

const CODECS = { VideoDecoder, EncodedVideoChunk } as unknown as FilmCodecs;
const EDGE_PX = 1024;

async function readJpeg(jpeg: Uint8Array<ArrayBuffer>): Promise<FramePicture> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Bytes as a file that records what is read. */
function sourceOf(bytes: Uint8Array, sizeBytes = bytes.length): RawSource & { readBytes: number } {
  const source = {
    sizeBytes,
    readBytes: 0,
    read: async (start: number, end: number) => {
      source.readBytes += end - start;
      const piece = new Uint8Array(Math.min(end, sizeBytes) - start);
      piece.set(bytes.subarray(start, end));
      return piece;
    },
  };
  return source;
}

const CLUSTER = Buffer.from('1f43b675', 'hex');
const SEGMENT = Buffer.from('18538067', 'hex');

/** A file of gigabytes: its beginning, then the same part again and again. */
function endlessSource(start: Uint8Array, part: Uint8Array): RawSource & { readBytes: number } {
  const parts = Buffer.concat(Array.from({ length: 16_384 }, () => part));
  const source = {
    sizeBytes: 4_000_000_000,
    readBytes: 0,
    read: async (from: number, to: number) => {
      source.readBytes += to - from;
      const piece = new Uint8Array(to - from);
      for (let at = 0; at < piece.length;) {
        const place = from + at;
        const isStart = place < start.length;
        const rest = isStart ? start.subarray(place) : parts.subarray((place - start.length) % parts.length);
        piece.set(rest.subarray(0, piece.length - at), at);
        at += rest.length;
      }
      return piece;
    },
  };
  return source;
}

function look(
  source: RawSource,
  {
    codecs = CODECS,
    ask = async () => {},
  }: { codecs?: FilmCodecs; ask?: (facts: PictureFacts) => Promise<void> } = {},
): Promise<SeenFilm> {
  return lookAtFilm(source, {
    codecs,
    ask,
    toSmall: (picture) => toSmallPicture(picture, EDGE_PX),
    jpeg: readJpeg,
  });
}

/** Twenty frames in two seconds: a red, a green and a blue part, each with a key frame. */
const PARTS: readonly (readonly [number, number, number])[] = [
  [200, 40, 40],
  [40, 160, 40],
  [40, 40, 200],
];
const THREE_PARTS: FilmPicture[] = PARTS.flatMap((color) =>
  Array.from({ length: 7 }, (_, at) => halfPlain(color, at)),
);
const PLAN: FilmPlan = {
  codec: 'avc',
  container: 'mp4',
  pictures: THREE_PARTS,
  framesPerSecond: 10,
  keyEvery: 7,
};

/** One color at the left, and sharp squares at the right. */
function halfPlain(color: readonly [number, number, number], number: number): FilmPicture {
  const picture = squares(320, 192, number);
  for (let y = 0; y < 192; y += 1) {
    for (let x = 0; x < 160; x += 1) picture.data.set(color, (y * 320 + x) * 3);
  }
  return picture;
}

function colorAt({ width, data }: SeenFilm['frames'][number]['picture'], x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

function expectColor(actual: readonly number[], wanted: readonly number[], within = 9): void {
  for (const [index, value] of wanted.entries())
    expect(Math.abs(actual[index]! - value)).toBeLessThan(within);
}

describe('a film', () => {
  it.each<[FilmPlan['codec'], FilmPlan['container']]>([
    ['avc', 'mp4'],
    ['avc', 'mov'],
    ['avc', 'mkv'],
    ['avc', 'ts'],
    ['avc', 'm2ts'],
    ['hevc', 'mp4'],
    ['vp8', 'webm'],
    ['vp9', 'webm'],
  ])('is seen in three moments, in its colors: %s in %s', async (codec, container) => {
    const seen = await look(sourceOf(await makeFilm({ ...PLAN, codec, container })));
    expect(seen.size).toEqual({ width: 320, height: 192 });
    expect(seen.seconds).toBeCloseTo(2.1, 0);
    expect(seen.frames).toHaveLength(3);
    for (const [index, color] of PARTS.entries()) {
      // Transport streams leave the matrix to the frames, and the encoder leaves it out.
      const within = container.endsWith('ts') ? 30 : undefined;
      expectColor(colorAt(seen.frames[index]!.picture, 80, 96), color, within);
    }
  });

  it.each([90, 180, 270] as const)('is turned by %i degrees, as its container says', async (rotation) => {
    const picture = plain(320, 192, [40, 40, 200]);
    for (let y = 0; y < 64; y += 1)
      for (let x = 0; x < 64; x += 1) picture.data.set([200, 40, 40], (y * 320 + x) * 3);
    const film = await makeFilm({ ...PLAN, pictures: [picture, picture], rotation });
    const { frames, size } = await look(sourceOf(film));
    const small = frames[0]!.picture;
    const isOnItsSide = rotation !== 180;
    expect(size).toEqual(isOnItsSide ? { width: 192, height: 320 } : { width: 320, height: 192 });
    expect(small).toMatchObject(size);
    const [left, right, bottom] = [32, size.width - 32, size.height - 32];
    const corners = { 90: [right, 32], 180: [right, bottom], 270: [left, bottom] } as const;
    const [x, y] = corners[rotation];
    expectColor(colorAt(small, x, y), [200, 40, 40]);
    expectColor(colorAt(small, left, 32), [40, 40, 200]);
  });

  it('is scaled down like a photo, with a height that isn’t a multiple of 16', async () => {
    const film = await makeFilm({ ...PLAN, pictures: [squares(2560, 1080, 1), squares(2560, 1080, 1)] });
    const { frames } = await look(sourceOf(film));
    expect(frames[0]!.picture).toMatchObject({ width: 1024, height: 432 });
    const wanted = toSmallPicture(squares(2560, 1080, 1), EDGE_PX);
    let difference = 0;
    for (let at = 0; at < wanted.data.length; at += 1) {
      difference += Math.abs(wanted.data[at]! - frames[0]!.picture.data[at]!);
    }
    expect(difference / wanted.data.length).toBeLessThan(20);
  });

  it('in Full HD is halved, and no more', async () => {
    const film = await makeFilm({ ...PLAN, pictures: [squares(1920, 1080, 1)] });
    expect((await look(sourceOf(film))).frames[0]!.picture).toMatchObject({ width: 960, height: 540 });
    const small = await makeFilm({ ...PLAN, pictures: [squares(1280, 720, 1)] });
    expect((await look(sourceOf(small))).frames[0]!.picture).toMatchObject({ width: 1024, height: 576 });
  });

  it('isn’t judged by black frames if others are near', async () => {
    const black = plain(320, 192, [0, 0, 0]);
    const pictures = Array.from({ length: 100 }, (_, at) =>
      at >= 8 && at <= 12 ? black : squares(320, 192, at),
    );
    const film = await makeFilm({ ...PLAN, pictures, keyEvery: 1 });
    const { frames } = await look(sourceOf(film));
    expect(frames.map(({ judgement }) => judgement.lookAgain)).toEqual([undefined, undefined, undefined]);
    expect(frames[0]!.seconds).toBeCloseTo(1.6, 1);
  });

  it('that begins in black is seen after that, even if the next key frame is far', async () => {
    const black = plain(320, 192, [0, 0, 0]);
    const pictures = Array.from({ length: 100 }, (_, at) => (at < 13 ? black : squares(320, 192, at)));
    const { frames } = await look(sourceOf(await makeFilm({ ...PLAN, pictures, keyEvery: 9 })));
    expect(frames[0]!.seconds).toBeGreaterThan(1.2);
    expect(frames.map(({ judgement }) => judgement.lookAgain)).toEqual([undefined, undefined, undefined]);
  });

  it('has no frame that came out badly if another one didn’t', async () => {
    const black = plain(320, 192, [0, 0, 0]);
    const pictures = Array.from({ length: 30 }, (_, at) => (at < 20 ? black : squares(320, 192, at)));
    const { frames, best } = await look(sourceOf(await makeFilm({ ...PLAN, pictures, keyEvery: 1 })));
    expect(frames.map(({ seconds }) => seconds)).toEqual([best.seconds]);
    expect(best.seconds).toBeGreaterThan(1.9);
    const dark = await makeFilm({ ...PLAN, pictures: [black, black], keyEvery: 1 });
    expect((await look(sourceOf(dark))).best.judgement.lookAgain).toBe('black');
  });

  it('is seen between key frames if there is only one', async () => {
    const film = await makeFilm({ ...PLAN, keyEvery: 1000 });
    const { frames } = await look(sourceOf(film));
    expect(frames.map(({ seconds }) => seconds)).toEqual([0, 1, 1.8].map((at) => expect.closeTo(at, 1)));
    for (const [index, color] of PARTS.entries()) {
      expectColor(colorAt(frames[index]!.picture, 80, 96), color);
    }
  });

  it('in fragments is seen as well', async () => {
    const { frames } = await look(sourceOf(await makeFilm({ ...PLAN, isFragmented: true })));
    expect(frames).toHaveLength(3);
  });
});

describe('a hostile film', () => {
  it('that was cut off is seen as far as it goes', async () => {
    const pictures = THREE_PARTS.map((_, at) => squares(320, 192, at));
    const film = await makeFilm({ ...PLAN, pictures });
    const { frames } = await look(sourceOf(film.subarray(0, Math.round(film.length * 0.6))));
    expect(frames.length).toBeGreaterThan(0);
    for (const { seconds } of frames) expect(seconds).toBeLessThan(1.4);
  });

  it('that claims to last for years is seen at the moments that it has', async () => {
    const film = await makeFilm(PLAN);
    for (const type of ['mvhd', 'mdhd', 'tkhd']) {
      const at = film.indexOf(type) + 4;
      film.writeUInt32BE(0x7fff_ffff, at + (type === 'tkhd' ? 20 : 16));
    }
    const { frames, seconds } = await look(sourceOf(film));
    expect(seconds).toBeCloseTo(2.1, 0);
    for (const [index, color] of PARTS.entries()) {
      expectColor(colorAt(frames[index]!.picture, 80, 96), color);
    }
  });

  it('with 100,000 tracks is too heavy', async () => {
    const tracks = Buffer.concat(Array.from({ length: 100_000 }, () => box('trak')));
    const film = Buffer.concat([box('ftyp', 'isom', u32(0)), box('moov', tracks)]);
    const source = sourceOf(film);
    await expect(look(source)).rejects.toThrow('photo-too-heavy');
  });

  it('with a list of frames of gigabytes is too heavy, and the list isn’t read', async () => {
    const head = Buffer.concat([
      box('ftyp', 'isom', u32(0)),
      u32(1),
      Buffer.from('moov'),
      Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]),
    ]);
    const source = sourceOf(head, 5_000_000_000);
    await expect(look(source)).rejects.toThrow('photo-too-heavy');
    expect(source.readBytes).toBeLessThan(FILM_READING.bytes);
  });

  it('of endless boxes is read within bounds', async () => {
    const source = endlessSource(box('ftyp', 'isom', u32(0)), box('free'));
    await expect(look(source)).rejects.toThrow('photo-too-heavy');
    expect(source.readBytes).toBeLessThan(FILM_READING.bytes);
  });

  it('of endless clusters without frames is read within bounds', async () => {
    const film = await makeFilm({ ...PLAN, codec: 'vp8', container: 'webm' });
    const head = film.subarray(0, film.indexOf(CLUSTER));
    // Of unknown size, in six bytes (RFC 8794, 6.2).
    const segment = head.indexOf(SEGMENT) + SEGMENT.length;
    Buffer.from('07ffffffffff', 'hex').copy(head, segment);
    const cluster = Buffer.concat([CLUSTER, Buffer.from('4ff6e78100ec4ff0', 'hex'), Buffer.alloc(4080)]);
    const source = endlessSource(head, cluster);
    await expect(look(source)).rejects.toThrow('photo-too-heavy');
    expect(source.readBytes).toBeLessThan(FILM_READING.bytes + FILM_READING.blockBytes);
  });

  it('with frames that are too large is refused before one is decoded', async () => {
    const pictures = [squares(512, 320, 1)];
    const film = await makeFilm({ ...PLAN, codec: 'vp8', container: 'mkv', pictures });
    // PixelWidth and PixelHeight (RFC 9559, 5.1.4.1.28.6).
    for (const field of ['b0820200', 'ba820140']) {
      film.writeUInt16BE(16_383, film.indexOf(Buffer.from(field, 'hex')) + 2);
    }
    const codecs = { ...CODECS, VideoDecoder: class extends VideoDecoder {} } as unknown as FilmCodecs;
    codecs.VideoDecoder.prototype.configure = () => expect.fail('decodes');
    const ask = async (facts: PictureFacts) => void boundedWork(facts, DEVICE_DECODING);
    await expect(look(sourceOf(film), { codecs, ask })).rejects.toThrow('photo-too-many-pixels');
  });

  it('in a codec without a decoder is named', async () => {
    const codecs = {
      ...CODECS,
      VideoDecoder: { isConfigSupported: async () => ({ supported: false }) },
    } as unknown as FilmCodecs;
    const looking = look(sourceOf(await makeFilm(PLAN)), { codecs });
    await expect(looking).rejects.toMatchObject({
      failure: { code: 'photo-format-unsupported', details: { format: 'H.264 video' } },
    });
  });

  it('that isn’t a film can’t be read', async () => {
    await expect(look(sourceOf(Buffer.from('RIFF    AVI LIST')))).rejects.toThrow('photo-unreadable');
  });
});
