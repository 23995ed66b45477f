import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Colour } from './colour-engine.ts';
import type { DrawnPhotos } from './drawn-photos.ts';

export const YEAR = 'Takeout/Google Photos/Photos from 2019';
export const ALBUM = 'Takeout/Google Photos/Summer';
const TRASH = 'Takeout/Google Photos/Trash';

/** Cut by Takeout, like its sidecar's after 46 characters. */
export const LONG = 'a_photo_whose_name_is_longer_than_a_sidecar_.jpg';

/** The files of an export, by path. */
export type MadeExport = ReadonlyMap<string, Uint8Array>;

/**
 * A Google Takeout with the typical difficulties, in drawn pictures of a color each: a Live Photo and a copy of it in
 * an album, a cut name, one with a number, an edited version, a RAW file and settings next to a picture, films with
 * and without a photo from their hour, a photo from the trash, and a sidecar without its photo.
 */
export async function makeTakeout(photos: DrawnPhotos): Promise<MadeExport> {
  const files = new Map<string, Uint8Array>();
  const add = (path: string, content: string | Uint8Array) => files.set(path, Buffer.from(content));
  const draw = async (path: string, colour: Colour) =>
    add(path, (await photos.draw(basename(path), colour)).bytes);
  const sidecar = (path: string, photo: string, seconds: number, more: object = {}) =>
    add(path, JSON.stringify({ title: photo, photoTakenTime: { timestamp: String(seconds) }, ...more }));

  await draw(`${YEAR}/IMG_1.jpg`, 'green');
  add(`${ALBUM}/IMG_1.jpg`, files.get(`${YEAR}/IMG_1.jpg`) ?? '');
  add(`${ALBUM}/metadata.json`, '{"title":"Summer at the sea"}');
  add(`${YEAR}/IMG_1.MOV`, 'the film of a Live Photo');
  sidecar(`${YEAR}/IMG_1.jpg.supplemental-metadata.json`, 'IMG_1.jpg', 1_563_120_192, {
    people: [{ name: 'Ann' }],
    geoData: { latitude: 38.7223, longitude: -9.1393 },
  });
  await draw(`${YEAR}/${LONG}`, 'red');
  sidecar(`${YEAR}/${LONG.slice(0, 46)}.json`, LONG, 1_546_351_200);
  await draw(`${YEAR}/IMG_3(1).jpg`, 'blue');
  sidecar(`${YEAR}/IMG_3.jpg.supplemental-meta(1).json`, 'IMG_3.jpg', 1_556_714_096);
  await draw(`${YEAR}/IMG_4.jpg`, 'purple');
  await draw(`${YEAR}/IMG_4-bearbeitet.jpg`, 'purple');
  sidecar(`${YEAR}/IMG_4.jpg.json`, 'IMG_4.jpg', 1_563_120_250);
  await draw(`${YEAR}/DSC_5.JPG`, 'yellow');
  add(`${YEAR}/DSC_5.DNG`, 'a RAW file');
  add(`${YEAR}/DSC_5.AAE`, '<plist/>');
  add(`${YEAR}/VID_20190714_170400.mp4`, 'a film of the same hour');
  add(`${ALBUM}/VID_20230101_120000.mp4`, 'a film of its own');
  await draw(`${TRASH}/IMG_9.jpg`, 'grey');
  sidecar(`${TRASH}/IMG_9.jpg.json`, 'IMG_9.jpg', 1_563_200_000, { trashed: true });
  sidecar(`${YEAR}/gone.jpg.json`, 'gone.jpg', 1_563_120_000);
  return files;
}

/** The files that come back: everything but sidecars and the like. */
export function mediaOf(made: MadeExport): ReadonlyMap<string, Uint8Array> {
  return new Map([...made].filter(([path]) => !path.endsWith('.json')));
}

/**
 * Writes an export as a folder.
 *
 * @returns the folder `Takeout`
 */
export async function asFolder(made: MadeExport, within: string): Promise<string> {
  for (const [path, content] of made) {
    await mkdir(dirname(join(within, path)), { recursive: true });
    await writeFile(join(within, path), content);
  }
  return join(within, 'Takeout');
}
