/** @module-tag nightly */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { linesOf, organize, ownFolder } from './run-organize.ts';

const PARIS = { geoData: { latitude: 48.8584, longitude: 2.2945 } };
const TAKEN = { photoTakenTime: { timestamp: '1563120192' } };

/** Writes a photo with this GPS directory; without one, its EXIF has none. */
async function drawThere(folder: string, name: string, gps: Readonly<Record<string, string>> = {}) {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: 'teal' } });
  // Each has different bytes, because equal ones are duplicates.
  const bytes = await picture
    .withExif({ IFD0: { ImageDescription: name }, IFD3: gps })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, name), bytes);
}

it('a photo’s place comes from its own coordinates, or else from its sidecar’s, with the country in English', async () => {
  const folder = await ownFolder();
  const inTokyo = { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 342/10' };
  await drawThere(folder, 'own.jpg', { ...inTokyo, GPSLongitudeRef: 'E', GPSLongitude: '139/1 42/1 18/10' });
  await drawThere(folder, 'half.jpg', inTokyo);
  await drawThere(folder, 'without.jpg');
  await drawThere(folder, 'nowhere.jpg');
  for (const name of ['own', 'half']) {
    await writeFile(
      join(folder, `${name}.jpg.json`),
      JSON.stringify({ title: `${name}.jpg`, ...TAKEN, ...PARIS }),
    );
  }
  const atSea = { geoData: { latitude: 30, longitude: -40 } };
  await writeFile(
    join(folder, 'nowhere.jpg.json'),
    JSON.stringify({ title: 'nowhere.jpg', ...TAKEN, ...atSea }),
  );

  const outcome = await organize(folder, ['.', '--json', '--dry-run'], { LC_ALL: 'de_DE.UTF-8' });
  const places = Object.fromEntries(linesOf(outcome).map(({ file, place }) => [basename(file), place]));
  expect(places).toEqual({
    'own.jpg': { city: 'Tokyo', country: 'Japan', countryCode: 'JP', latitude: 35.6595, longitude: 139.7005 },
    'half.jpg': { city: 'Paris', country: 'France', countryCode: 'FR', ...PARIS.geoData },
    'without.jpg': null,
    'nowhere.jpg': null,
  });
});
