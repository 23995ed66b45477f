import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws the extension's icons from the site's: `npm run build:icons`. The drawn files are kept with the sources. */
const SIZES_PX = [16, 32, 48, 128] as const;
/** The store wants the large one with 16 pixels of air on each side. */
const STORE_ICON = { sizePx: 128, airPx: 16 } as const;

const drawing = await readFile('site/public/icon.svg');
for (const sizePx of SIZES_PX) {
  const airPx = sizePx === STORE_ICON.sizePx ? STORE_ICON.airPx : 0;
  const edgePx = sizePx - 2 * airPx;
  const icon = await sharp(drawing, { density: (72 * edgePx) / 32 })
    .resize(edgePx, edgePx)
    .extend({ top: airPx, bottom: airPx, left: airPx, right: airPx, background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeFile(`extension/icons/icon-${sizePx}.png`, icon);
}
