import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Draws the icons of the extension and of the installed site from the site's icon: `npm run pictures -- icons`. The PNG
 * files are committed.
 */
const SIZES_PX = [16, 32, 48, 128] as const;
/** The Chrome Web Store requires 16 pixels of padding around the large icon. */
const STORE_ICON = { sizePx: 128, airPx: 16 } as const;

/** Systems crop the maskable icon to their own shape, which contains at least the circle of 80 % of its width. */
const APP_ICONS = [
  { name: 'icon-192', sizePx: 192, airPx: 0, background: '#0000' },
  { name: 'icon-512', sizePx: 512, airPx: 0, background: '#0000' },
  { name: 'icon-maskable', sizePx: 512, airPx: 96, background: '#f6f5f2' },
] as const;

const drawing = await readFile('site/public/icon.svg');
for (const sizePx of SIZES_PX) {
  const airPx = sizePx === STORE_ICON.sizePx ? STORE_ICON.airPx : 0;
  await draw(`extension/icons/icon-${sizePx}.png`, { sizePx, airPx, background: '#0000' });
}
for (const { name, ...look } of APP_ICONS) await draw(`site/public/${name}.png`, look);

async function draw(
  path: string,
  { sizePx, airPx, background }: { sizePx: number; airPx: number; background: string },
): Promise<void> {
  const edgePx = sizePx - 2 * airPx;
  const icon = await sharp(drawing, { density: (72 * edgePx) / 32 })
    .resize(edgePx, edgePx)
    .flatten(background === '#0000' ? false : { background })
    .extend({ top: airPx, bottom: airPx, left: airPx, right: airPx, background })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeFile(path, icon);
}
