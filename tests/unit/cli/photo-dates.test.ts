import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { decodeFile } from '../../../cli/decoding/file-decoder.ts';
import { PhotoDates } from '../../../cli/organize/photo-dates.ts';

const TAKEN = { date: '2018-05-06T07:08:09', dateSource: 'exif' };

async function photoTaken() {
  const folder = await mkdtemp(join(tmpdir(), 'photo-dates-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'a.jpg');
  const drawn = sharp({ create: { width: 32, height: 24, channels: 3, background: 'navy' } });
  const bytes = await drawn
    .withExif({ IFD2: { DateTimeOriginal: '2018:05:06 07:08:09' } })
    .jpeg()
    .toBuffer();
  await writeFile(path, bytes);
  return { id: path, path, from: path, name: 'a.jpg', sizeBytes: bytes.length, modifiedMs: 0 };
}

describe('the dates of a batch', () => {
  it('come from the decoder, which reads a photo’s metadata once for everything', async () => {
    const photo = await photoTaken();
    const seen = await decodeFile(photo, 'jpeg', async () => {});
    await rm(photo.path);
    const dates = new PhotoDates([photo], () => {});
    dates.come(photo, Promise.resolve(seen));
    expect(await dates.of(photo)).toEqual(TAKEN);
  });

  it('are read from the file if it can’t be decoded', async () => {
    const photo = await photoTaken();
    const dates = new PhotoDates([photo], () => {});
    dates.come(photo, Promise.reject(new Error('too heavy')));
    expect(await dates.of(photo)).toEqual(TAKEN);
  });
});
