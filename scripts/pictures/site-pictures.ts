import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Region } from 'sharp';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Width of the smaller copy, in pixels. */
const SMALL_WIDTH = 582;

/** The regions of the store's images that show the product, without the headline. */
const PARTS: Readonly<Record<string, Region>> = {
  'screenshot-1': { left: 58, top: 120, width: 1164, height: 650 },
  'screenshot-2': { left: 58, top: 120, width: 1164, height: 650 },
  'screenshot-4': { left: 452, top: 136, width: 806, height: 556 },
  'screenshot-5': { left: 58, top: 120, width: 1164, height: 650 },
};

/** Makes the images of /chrome-extension from the store's, which `npm run pictures -- store` makes. */
const folder = join(ROOT, 'site', 'public', 'extension');
await mkdir(folder, { recursive: true });
for (const [name, part] of Object.entries(PARTS)) {
  const picture = sharp(join(ROOT, 'extension', 'store', `${name}.png`)).extract(part);
  const write = (file: string, width: number) =>
    picture.clone().resize({ width }).webp({ quality: 82, effort: 6 }).toFile(join(folder, file));
  await write(`${name}.webp`, part.width);
  await write(`${name}-small.webp`, SMALL_WIDTH);
}
