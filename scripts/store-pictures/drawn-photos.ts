import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DRAWN_SCENES, drawScene } from '../visitor/drawn-scenes.ts';

/** A photo for the store's images: drawn by code, with a camera's file name and the engine's description. */
export interface DrawnPhoto {
  readonly name: string;
  readonly bytes: Buffer;
  readonly description: string;
}

const SCENES = join(import.meta.dirname, 'scenes');

/**
 * In page order. The first seven go to four folders, as many as the panel shows at once. A scene is the name of a
 * drawing in scenes/, or the file name of one in the README.
 */
const PHOTOS = [
  ['IMG_4090.jpg', 'hills', 'A path over green hills. It is a landscape with fields and mountains.'],
  ['DSC00018.jpg', 'cat', 'A black cat on a window sill. It is a pet at home.'],
  ['IMG_2060.jpg', 'IMG_2060.jpg', 'A sandy beach under a blue sky. It is a beach by the sea.'],
  [
    'PXL_20260817.jpg',
    'tower',
    'A brick building under a blue sky. It is a building with a clock in a city.',
  ],
  ['IMG_5127.jpg', 'forest', 'A misty pine forest. It is nature with trees.'],
  ['IMG_0932.jpg', 'dog', 'A golden retriever. It is a dog outdoors.'],
  ['IMG_2042.jpg', 'IMG_2042.jpg', 'Snowy mountains above a lake. It is a landscape in nature.'],
  ['P1040288.jpg', 'plate', 'Two fried eggs on a plate. It is food on a table.'],
  ['DSC00431.jpg', 'skyline', 'A city skyline at night. It is a city with tall buildings.'],
  ['IMG_2041.jpg', 'IMG_2041.jpg', 'A sunset over the open sea. It is a sunset with a golden sky.'],
  ['IMG_4071.jpg', 'shore', 'A sunset over a calm bay. It is a sunset with an orange sky.'],
  ['scan0007.jpg', 'scan0007.jpg', 'A receipt from a cafe. It is a printed receipt with prices.'],
] as const;

let drawn: Promise<DrawnPhoto[]> | undefined;

export function drawnPhotos(): Promise<DrawnPhoto[]> {
  drawn ??= Promise.all(
    PHOTOS.map(async ([name, scene, description]) => ({ name, description, bytes: await draw(scene) })),
  );
  return drawn;
}

async function draw(scene: string): Promise<Buffer> {
  const known = DRAWN_SCENES.find(({ name }) => name === scene);
  if (known) return drawScene(known);
  // Twice the size on the site.
  const drawing = sharp(await readFile(join(SCENES, `${scene}.svg`)), { density: 144 });
  return drawing.flatten().jpeg({ quality: 90 }).toBuffer();
}
