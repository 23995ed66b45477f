/**
 * Bad shots: `npm run bench -- look-again [FOLDER [--source]]`. Blurs, darkens and overexposes photos, and reports
 * how many of each go to Look again, and how many of the originals. FOLDER contains photos with a manifest.json
 * (`--source`: only those of sources that training did not use); without it, they are drawn, and a few with
 * `--short`.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { lookAgainReason, type LookAgainReason } from '../../../shared/core/look-again/look-again.ts';
import { ENGINE_LONG_EDGE_PX } from '../../../shared/core/limits.ts';
import { toSmallPicture } from '../../../shared/engine/pictures/small-picture.ts';
import { drawScene } from '../../../tests/fixtures/draw-scene.ts';
import { printTable } from '../markdown.ts';
import { DEGRADED } from './degraded.ts';

const PHOTOS = 400;
/** Clouds are soft, so photos in this folder are never called blurred. */
const SOFT = 'Sunsets & Sky';
sharp.concurrency(1);

interface Labelled {
  readonly file: string;
  readonly category: string;
  readonly split: string;
  readonly split_basis: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
});
const [folder] = positionals;
const listed = folder === undefined ? drawn(values.short ? 4 : 40) : labelled(folder, values.source);
const clean = new Map<string, number>();
const all: typeof listed = [];
for (const photo of listed) {
  const reason = await reasonOf(await photo.bytes(), photo.category);
  // Some sources have only thumbnails, which are rightly called tiny.
  if (reason === 'tiny') continue;
  all.push(photo);
  count(clean, reason);
}
const step = Math.max(1, Math.floor(all.length / PHOTOS));
const some = all.filter((_, at) => at % step === 0);
const rows: string[][] = [];
for (const [name, { make, reasons }] of Object.entries(DEGRADED)) {
  let found = 0;
  for (const photo of some) {
    const reason = await reasonOf(await make(await photo.bytes()), photo.category);
    if (reason !== undefined && reasons.includes(reason)) found += 1;
  }
  rows.push([name, `${found} of ${some.length} (${((100 * found) / some.length).toFixed(1)} %)`]);
}
const wrong = [...clean].filter(([reason]) => reason !== 'none');
const wrongs = wrong.reduce((sum, [, photos]) => sum + photos, 0);
printTable(
  ['Look again', `proposed`],
  [
    ['originals', `${wrongs} of ${all.length} (${((100 * wrongs) / all.length).toFixed(2)} %)`],
    ...wrong.map(([reason, photos]) => [`… ${reason}`, String(photos)]),
    ...rows,
  ],
);

function labelled(root: string, isSource: boolean) {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));
  const list = (Array.isArray(manifest) ? manifest : (manifest as { photos: unknown }).photos) as Labelled[];
  return list
    .filter(({ split, split_basis: basis }) => (split === 'val' && basis === 'source') === isSource)
    .map(({ file, category }) => ({ category, bytes: () => readFile(join(root, file)) }));
}

function drawn(length: number) {
  return Array.from({ length }, (_, at) => ({ category: '', bytes: () => drawScene(at) }));
}

async function reasonOf(file: Buffer, category: string): Promise<LookAgainReason | undefined> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const reason = lookAgainReason(toSmallPicture({ ...info, data }, ENGINE_LONG_EDGE_PX));
  return category === SOFT && (reason === 'blurred' || reason === 'pocket') ? undefined : reason;
}

function count(counts: Map<string, number>, reason: string = 'none'): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1);
}
