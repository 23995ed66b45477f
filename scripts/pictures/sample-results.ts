/**
 * `npm run pictures -- samples`: draws the receipt and the screenshot, scales the sample pictures down for the pages,
 * and writes the released engine's results to site/samples/results/, once per language.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { LANGUAGES } from '#messages/language.ts';
import { DRAWN_SCENES, drawScene } from '../visitor/drawn-scenes.ts';
import { SAMPLES } from '../../site/samples/samples.ts';
import { organizeSamples } from './sample-results/organize-samples.ts';

const SITE = join(import.meta.dirname, '../../site');
const PICTURES = join(SITE, 'public/samples');
/** Large enough to read, like a phone's photo. */
const LARGE_PX = 800;
/** Twice the width in the demo. */
const SMALL_PX = 320;

for (const { id, name, credit } of SAMPLES) {
  if (credit) continue;
  const scene = DRAWN_SCENES.find((each) => each.name === name);
  if (!scene) throw new Error(`There is no drawing ${name}`);
  await sharp(await drawScene(scene))
    .resize({ width: LARGE_PX, height: LARGE_PX, fit: 'inside' })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(PICTURES, `${id}.webp`));
}
for (const { id } of SAMPLES) {
  await sharp(join(PICTURES, `${id}.webp`))
    .resize({ width: SMALL_PX, height: SMALL_PX, fit: 'inside' })
    .webp({ quality: 68, effort: 6, smartSubsample: true })
    .toFile(join(PICTURES, `${id}-small.webp`));
}
await mkdir(join(SITE, 'samples/results'), { recursive: true });
for (const language of LANGUAGES) {
  const results = await organizeSamples(language);
  await writeFile(join(SITE, `samples/results/${language}.json`), `${JSON.stringify(results, null, 2)}\n`);
  console.table(results.map(({ before, folder, after }) => ({ before, folder, after })));
}
