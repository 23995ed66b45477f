import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Region } from 'sharp';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Pixels of the smaller one. */
const SMALL_WIDTH = 582;

/** Of the store's pictures the part that shows the product, without the line above it. */
const PARTS: Readonly<Record<string, Region>> = {
  'screenshot-1': { left: 58, top: 120, width: 1164, height: 650 },
  'screenshot-2': { left: 58, top: 120, width: 1164, height: 650 },
  'screenshot-4': { left: 452, top: 136, width: 806, height: 556 },
  'screenshot-5': { left: 58, top: 120, width: 1164, height: 650 },
};

/** Makes the pictures of /chrome-extension from those of the store: `npm run store:pictures` makes these. */
const folder = join(ROOT, 'site', 'public', 'extension');
await mkdir(folder, { recursive: true });
for (const [name, part] of Object.entries(PARTS)) {
  const picture = sharp(join(ROOT, 'extension', 'store', `${name}.png`)).extract(part);
  const write = (file: string, width: number) =>
    picture.clone().resize({ width }).webp({ quality: 82, effort: 6 }).toFile(join(folder, file));
  await write(`${name}.webp`, part.width);
  await write(`${name}-small.webp`, SMALL_WIDTH);
}
