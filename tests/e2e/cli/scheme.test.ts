/** @module-tag nightly */
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawScene } from '../../fixtures/draw-scene.ts';
import { linesOf, organize, ownFolder } from './run-organize.ts';

const IN_LISBON = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '38/1 43/1 20/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '9/1 8/1 21/1',
};

/** A drawn photo, taken at this time, in Lisbon or nowhere in particular. */
async function drawTaken(path: string, number: number, time: string | undefined, gps = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const picture = sharp(await drawScene(number));
  const exif = { ...(time ? { IFD2: { DateTimeOriginal: time } } : {}), IFD3: gps };
  await writeFile(path, await picture.withExif(exif).jpeg().toBuffer());
}

it('photos are filed by the user’s own scheme, with events named by day and place', async () => {
  const folder = await ownFolder();
  await drawTaken(join(folder, 'a.jpg'), 1, '2026:05:12 09:00:00', IN_LISBON);
  await drawTaken(join(folder, 'b.jpg'), 2, '2026:05:12 10:00:00', IN_LISBON);
  await drawTaken(join(folder, 'c.jpg'), 3, '2026:05:12 11:00:00');
  await drawTaken(join(folder, 'd.jpg'), 4, '2025:12:24 19:00:00');
  await drawTaken(join(folder, 'sub', 'e.jpg'), 5, undefined);
  await utimes(join(folder, 'sub', 'e.jpg'), new Date(0), new Date(0));

  const outcome = await organize(folder, [
    '.',
    '--json',
    '--scheme',
    '{date:YYYY}/{event}',
    '--no-look-again',
  ]);
  expect(outcome).toMatchObject({ code: 0, stderr: '' });
  const lines = linesOf(outcome).map(({ file, path = '' }) => [basename(file), dirname(path)] as const);
  const folders = Object.fromEntries(lines);
  expect(folders).toEqual({
    'a.jpg': '2026/2026-05-12 Lisbon',
    'b.jpg': '2026/2026-05-12 Lisbon',
    'c.jpg': '2026/2026-05-12 Lisbon',
    'd.jpg': '2025/2025-12-24',
    'e.jpg': 'Undated',
  });
});

it('countries, cities and events are named in the language of the run', async () => {
  const folder = await ownFolder();
  await drawTaken(join(folder, 'a.jpg'), 1, '2026:05:12 09:00:00', IN_LISBON);
  const run = async (scheme: string) => {
    const options = ['.', '--json', '--language', 'de', '--scheme', scheme, '--no-look-again', '--dry-run'];
    return linesOf(await organize(folder, options)).map(({ path = '' }) => dirname(path));
  };
  expect(await run('{country}/{city}')).toEqual(['Portugal/Lissabon']);
  expect(await run('{event}')).toEqual(['2026-05-12 Lissabon']);
});

it('the photos’ original folders can be kept', async () => {
  const folder = await ownFolder();
  await drawTaken(join(folder, 'Holidays', 'Beach', 'a.jpg'), 1, undefined);
  await drawTaken(join(folder, 'Holidays', 'b.jpg'), 2, undefined);

  const outcome = await organize(folder, [
    'Holidays',
    '--json',
    '--scheme',
    '{folder}',
    '--no-look-again',
    '--dry-run',
  ]);
  expect(linesOf(outcome).map(({ path = '' }) => dirname(path))).toEqual(['Holidays', 'Holidays/Beach']);
});

it('an invalid scheme is refused in one line before anything is read', async () => {
  const outcome = await organize(await ownFolder(), ['.', '--scheme', '{season}']);
  expect(outcome).toMatchObject({ code: 2, stdout: '' });
  expect(outcome.stderr.trim()).toMatch(
    /^--scheme: Unknown field \{season\}\. Use at least one of \{category\}, .+ or \{[a-z]+\}\.$/,
  );
});
