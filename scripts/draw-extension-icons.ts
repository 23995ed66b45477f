import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws the extension's icons from the site's: `npm run build:icons`. The PNG files are committed. */
const SIZES_PX = [16, 32, 48, 128] as const;
/** The Chrome Web Store requires 16 pixels of padding around the large icon. */
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
