import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { makeFilm, squares } from '../../../fixtures/make-film.ts';
import { type Colour, COLOURS } from './colour-engine.ts';

export interface DrawnPhoto {
  readonly name: string;
  readonly path: string;
  readonly bytes: Buffer;
  readonly colour: Colour;
}

export interface DrawnPhotos {
  readonly folder: string;
  /** Returns a unique picture of a color, in the format of its name's extension. */
  draw(name: string, colour: Colour): Promise<DrawnPhoto>;
  /** Returns a film in shades of a color, as WebM. */
  drawFilm(name: string, colour: Colour): Promise<DrawnPhoto>;
  /** Returns this many JPEGs, cycling through all colors; the last ones are films, for which the engine is asked three times. */
  drawMany(count: number, films?: number): Promise<DrawnPhoto[]>;
  write(name: string, bytes: Uint8Array): Promise<string>;
  /** Files that cannot be organized, each for a different reason. */
  drawFaulty(): Promise<{ tooLarge: string; text: string; empty: string; cutOff: string }>;
  remove(): Promise<void>;
}

/** Squares in shades of a color. */
export function shades(colour: Colour, number: number) {
  const picture = squares(640, 368, number);
  for (const [index, value] of picture.data.entries()) {
    picture.data[index] = Math.min(255, Math.max(0, COLOURS[colour].rgb[index % 3]! + (value - 128) / 4));
  }
  return picture;
}

/** A folder of generated pictures. */
export async function createDrawnPhotos(): Promise<DrawnPhotos> {
  const folder = await mkdtemp(join(tmpdir(), 'drawn-photos-'));
  let drawn = 0;

  const write = async (name: string, bytes: Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return path;
  };
  const draw = async (name: string, colour: Colour) => {
    drawn += 1;
    const [r, g, b] = COLOURS[colour].rgb;
    const format = name.endsWith('.png') ? 'png' : name.endsWith('.webp') ? 'webp' : 'jpeg';
    const size = { width: 4 + (drawn % 200), height: 6 + 2 * Math.floor(drawn / 200) };
    const mark = { create: { ...size, channels: 3 as const, background: '#fff' } };
    const bytes = await sharp({ create: { width: 240, height: 160, channels: 3, background: { r, g, b } } })
      .composite([{ input: mark, left: 8, top: 8 }])
      .toFormat(format)
      .toBuffer();
    return { name, path: await write(name, bytes), bytes, colour };
  };
  const drawFilm = async (name: string, colour: Colour) => {
    drawn += 1;
    const pictures = Array.from({ length: 30 }, (_, at) => shades(colour, drawn * 100 + Math.floor(at / 5)));
    const plan = { codec: 'vp9', container: 'webm', framesPerSecond: 10, keyEvery: 5 } as const;
    const bytes = await makeFilm({ ...plan, pictures });
    return { name, path: await write(name, bytes), bytes, colour };
  };
  const drawMany = (count: number, films = 0) => {
    const colours = Object.keys(COLOURS) as Colour[];
    return Promise.all(
      Array.from({ length: count }, (_, at) => {
        const [number, colour] = [String(at + 1).padStart(4, '0'), colours[at % colours.length] ?? 'grey'];
        return at >= count - films
          ? drawFilm(`VID_${number}.webm`, colour)
          : draw(`IMG_${number}.jpg`, colour);
      }),
    );
  };
  const drawFaulty = async () => {
    const good = (await draw('good.jpg', 'red')).bytes;
    const padded = Buffer.concat([good, Buffer.alloc(MAX_PHOTO_BYTES)]);
    return {
      tooLarge: await write('too-large.jpg', padded),
      text: await write('notes.jpg', Buffer.from('Not a picture at all, only its name says so.\n')),
      empty: await write('empty.jpg', Buffer.alloc(0)),
      cutOff: await write('cut-off.jpg', good.subarray(0, 200)),
    };
  };
  return {
    folder,
    draw,
    drawFilm,
    drawMany,
    write,
    drawFaulty,
    remove: () => rm(folder, { recursive: true }),
  };
}
