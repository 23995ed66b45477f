/**
 * The product's results for images that are drawn by code, for the pages that show them: `npm run site:results`
 * writes site/kit/real-results.json, and smaller copies of the images to site/public/results/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DRAWN_SCENES, drawScene } from '../tests/fixtures/drawn-scenes.ts';
import { organizeScenes } from './real-results/organize-scenes.ts';

const SITE = join(import.meta.dirname, '../site');
/** The displayed width at a device pixel ratio of 2. */
const WIDTH_PX = 640;

const results = await organizeScenes();
await mkdir(join(SITE, 'public/results'), { recursive: true });
for (const { before, picture } of results) {
  const scene = DRAWN_SCENES.find(({ name }) => name === before);
  if (!scene) throw new Error(`There is no scene ${before}`);
  await sharp(await drawScene(scene))
    .resize({ width: WIDTH_PX })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(SITE, 'public', picture));
}
await writeFile(join(SITE, 'kit/real-results.json'), `${JSON.stringify(results, null, 2)}\n`);
console.table(results.map(({ before, category, after }) => ({ before, category, after })));
