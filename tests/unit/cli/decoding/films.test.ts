import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import sharp from 'sharp';
import { DecoderPool } from '../../../../cli/decoding/decoder-pool.ts';
import { ownFolder } from '../../../e2e/cli/run-organize.ts';
import { box, u32 } from '../../../fakes/made-boxes.ts';
import { type FilmPlan, makeFilm, squares } from '../../../fixtures/make-film.ts';

const never = new AbortController().signal;

describe('a decoder process', () => {
  it('returns three frames of a film, and the film’s facts', async () => {
    const path = join(await ownFolder(), 'film.mp4');
    const pictures = Array.from({ length: 30 }, (_, at) => squares(640, 368, at));
    const film = await makeFilm({
      codec: 'avc',
      container: 'mp4',
      pictures,
      framesPerSecond: 10,
      keyEvery: 5,
      rotation: 90,
    });
    await writeFile(path, film);
    const pool = new DecoderPool();
    onTestFinished(() => pool.close());
    const { decoded } = await pool.decode({ path, sizeBytes: film.length }, 'mp4', never);
    expect(decoded.frames).toHaveLength(3);
    for (const { image } of decoded.frames ?? []) {
      expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 368, height: 640 });
    }
    expect(decoded.frames?.map(({ image }) => image)).toContainEqual(decoded.image);
    expect(decoded.traits).toMatchObject({ width: 368, height: 640 });
  });

  it('names a film that can’t be read, and decodes the next one', async () => {
    const folder = await ownFolder();
    const [bad, good] = [join(folder, 'bad.mp4'), join(folder, 'good.webm')];
    await writeFile(bad, Buffer.alloc(4096));
    const pictures = Array.from({ length: 10 }, (_, at) => squares(320, 192, at));
    const film = await makeFilm({
      codec: 'vp9',
      container: 'webm',
      pictures,
      framesPerSecond: 10,
      keyEvery: 2,
    });
    await writeFile(good, film);
    const pool = new DecoderPool();
    onTestFinished(() => pool.close());
    const looking = pool.decode({ path: bad, sizeBytes: 4096 }, 'mp4', never);
    await expect(looking).rejects.toThrow('photo-unreadable');
    const { decoded } = await pool.decode({ path: good, sizeBytes: film.length }, 'webm', never);
    expect(decoded.frames).toHaveLength(3);
  });

  it.each<[string, (film: Buffer) => Buffer, number | string]>([
    ['has a million key frames', withAMillionKeys, 3],
    ['has a hundred thousand boxes inside each other', () => nestedBoxes(100_000), 'photo-unreadable'],
    ['has damaged frames', withDamagedFrames, 'photo-unreadable'],
    ['lacks its end', (film) => film.subarray(0, film.length - 2000), 3],
    ['claims a list of frames of gigabytes', withHugeList, 'photo-unreadable'],
  ])('sees or names a film that %s, and decodes the next one', async (_, damage, expected) => {
    const folder = await ownFolder();
    const [bad, good] = [join(folder, 'bad.mp4'), join(folder, 'good.mp4')];
    const film = await makeFilm(SMALL);
    await writeFile(good, film);
    const hostile = damage(Buffer.from(film));
    await writeFile(bad, hostile);
    const pool = new DecoderPool();
    onTestFinished(() => pool.close());
    const seen = await pool.decode({ path: bad, sizeBytes: hostile.length }, 'mp4', never).then(
      ({ decoded }) => decoded.frames?.length,
      (error: unknown) => (error as Error).message,
    );
    expect(seen).toBe(expected);
    const { decoded } = await pool.decode({ path: good, sizeBytes: film.length }, 'mp4', never);
    expect(decoded.frames).toHaveLength(3);
  });

  it('ends at once if the batch is stopped in the middle of a film', async () => {
    const path = join(await ownFolder(), 'film.mp4');
    const film = await makeFilm(SMALL);
    await writeFile(path, film);
    const pool = new DecoderPool();
    onTestFinished(() => pool.close());
    const stop = new AbortController();
    const decoding = pool.decode({ path, sizeBytes: film.length }, 'mp4', stop.signal);
    stop.abort(new Error('enough'));
    await expect(decoding).rejects.toThrow('enough');
  });
});

const SMALL: FilmPlan = {
  codec: 'avc',
  container: 'mp4',
  pictures: Array.from({ length: 20 }, (_, at) => squares(320, 192, at)),
  framesPerSecond: 10,
  keyEvery: 4,
};

/** Lists a million frames as key frames (ISO/IEC 14496-12, 8.6.2). */
function withAMillionKeys(film: Buffer): Buffer {
  const at = film.indexOf('stss') - 4;
  const count = 1_000_000;
  const list = Buffer.concat([
    u32(0),
    u32(count),
    ...Array.from({ length: count }, (_, key) => u32(key + 1)),
  ]);
  const stss = box('stss', list);
  const grown = stss.length - film.readUInt32BE(at);
  for (const type of ['moov', 'trak', 'mdia', 'minf', 'stbl']) {
    const parent = film.indexOf(type) - 4;
    film.writeUInt32BE(film.readUInt32BE(parent) + grown, parent);
  }
  // The frames come after the list.
  const chunks = film.indexOf('stco') + 8;
  for (let chunk = 0; chunk < film.readUInt32BE(chunks); chunk += 1) {
    const place = chunks + 4 + chunk * 4;
    film.writeUInt32BE(film.readUInt32BE(place) + grown, place);
  }
  return Buffer.concat([film.subarray(0, at), stss, film.subarray(at + film.readUInt32BE(at))]);
}

function nestedBoxes(depth: number): Buffer {
  const nested = Buffer.alloc(depth * 8);
  for (let at = 0; at < nested.length; at += 8) {
    nested.writeUInt32BE(nested.length - at, at);
    nested.write(at === 0 ? 'moov' : 'trak', at + 4, 'latin1');
  }
  return Buffer.concat([box('ftyp', 'isom', u32(0)), nested]);
}

function withDamagedFrames(film: Buffer): Buffer {
  const from = film.indexOf('mdat') + 4;
  for (let at = from; at < film.length; at += 7) film[at] = (film[at]! * 31 + at) & 0xff;
  return film;
}

function withHugeList(film: Buffer): Buffer {
  film.writeUInt32BE(0xffff_ffff, film.indexOf('stsz') + 12);
  return film;
}
