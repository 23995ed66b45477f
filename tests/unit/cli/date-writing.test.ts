import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import { readSays } from '../../../cli/inputs/file-source.ts';
import { withDate } from '../../../cli/organize/date-writing.ts';

const NAMED = { date: '2019-03-08', dateSource: 'name' } as const;

async function dated(taken: string | undefined, name = 'IMG-20190308-WA0001.jpg', known: PhotoDate = NAMED) {
  const folder = await mkdtemp(join(tmpdir(), 'dated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const drawn = sharp({ create: { width: 32, height: 24, channels: 3, background: 'navy' } });
  const bytes = await (taken === undefined ? drawn : drawn.withExif({ IFD2: { DateTimeOriginal: taken } }))
    .jpeg()
    .toBuffer();
  const path = join(folder, name);
  await writeFile(path, bytes);
  const photo = { id: path, path, from: path, name, sizeBytes: bytes.length, modifiedMs: 0 };
  return withDate(photo, known, async () => (await readSays(photo)).date);
}

describe('--write-dates', () => {
  it('writes the day in a name into a photo without a date', async () => {
    expect((await dated(undefined))?.dated).toEqual({ local: '2019-03-08T00:00:00' });
  });

  it('leaves a camera’s date, even that of a clock that was never set', async () => {
    expect(await dated('2018:05:06 07:08:09')).toBeUndefined();
    expect(await dated('2000:01:01 00:00:12')).toBeUndefined();
  });

  it('writes no date that would not be read from the copy again', async () => {
    const future = `${new Date().getFullYear() + 2}-03-08`;
    expect(await dated(undefined, 'a.jpg', { date: future, dateSource: 'sidecar' })).toBeUndefined();
  });

  it('writes nothing into films, whatever they contain', async () => {
    expect(await dated(undefined, 'VID-20190308-WA0001.mp4')).toBeUndefined();
  });
});
