/** @module-tag nightly */
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { organize, ownFolder } from './run-organize.ts';

/** Two photos of Tokyo and one without metadata, a copy of the first, and a film. */
async function folderOfPhotos(): Promise<string> {
  const folder = await ownFolder();
  const inTokyo = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '35/1 39/1 342/10',
    GPSLongitudeRef: 'E',
    GPSLongitude: '139/1 42/1 18/10',
  };
  for (const [name, colour, day] of [
    ['a.jpg', 'teal', '12'],
    ['b.jpg', 'orange', '14'],
  ] as const) {
    const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: colour } });
    const exif = { IFD2: { DateTimeOriginal: `2026:05:${day} 10:00:00` }, IFD3: inTokyo };
    await writeFile(join(folder, name), await picture.withExif(exif).jpeg().toBuffer());
  }
  await copyFile(join(folder, 'a.jpg'), join(folder, 'a copy.jpg'));
  await writeFile(join(folder, 'party.mp4'), Buffer.alloc(2048, 1));
  return folder;
}

it('--figures shows how many photos are in each folder, their dates and their places', async () => {
  const folder = await folderOfPhotos();
  const { stdout } = await organize(folder, ['.', '--figures']);
  const figures = stdout.slice(stdout.indexOf('Photo statistics'));
  expect(figures).toMatch(/2 photos · 1 video · \d folders? · \d+ KB in all · 1 exact copy/);
  expect(figures).toMatch(/May 12\s–\s14, 2026\./);
  expect(figures).toContain('Dates: 2 from the file itself, 1 without a date.');
  expect(figures).toMatch(/Tokyo, Japan +█+ +2 photos/);
});

it('--figures prints to the error stream with --json', async () => {
  const folder = await folderOfPhotos();
  const { stdout, stderr } = await organize(folder, ['.', '--figures', '--json', '--dry-run'], {
    LC_ALL: 'de_DE.UTF-8',
  });
  expect(stderr).toContain('Fotostatistik');
  for (const line of stdout.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('file');
});
