import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import sharp from 'sharp';
import { DecoderPool } from '../../../../cli/decoding/decoder-pool.ts';
import { ownFolder } from '../../../e2e/cli/run-organize.ts';
import { makeFilm, squares } from '../../../fixtures/make-film.ts';

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
});
