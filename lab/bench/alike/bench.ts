/**
 * Duplicates: `npm run bench -- alike [FOLDER]`. Makes variants of photos (another size, saved again, edges cropped)
 * and pictures that are only similar (something moved, the camera turned), and reports precision and recall of pairs,
 * and the time for 10,000 photos. FOLDER contains photos; without it, they are drawn. `--short` uses a few, and
 * compares 300.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type Fingerprint, fingerprintOf } from '../../../shared/core/similarity/alike/fingerprint.ts';
import { type AlikePhoto, groupAlike } from '../../../shared/core/similarity/alike/group-alike.ts';
import { isNearCopy, nearGroups } from '../../../shared/core/similarity/alike/near-groups.ts';
import { toSmallPicture } from '../../../shared/engine/pictures/small-picture.ts';
import { ENGINE_LONG_EDGE_PX } from '../../../shared/core/limits.ts';
import { drawScene } from '../../../tests/fixtures/draw-scene.ts';
import { printTable } from '../markdown.ts';
import { COPIES, LOOKALIKES, type Variant } from './variants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const [PHOTOS, COMPARED, FRAMES] = values.short ? [9, 300, 60] : [150, 10_000, 2000];
sharp.concurrency(1);

const photos = await originals(positionals[0]);
const known = await Promise.all(photos.map(fingerprint));
const rows: string[][] = [];
let [found, copies, wrong, lookalikes] = [0, 0, 0, 0];
for (const [name, make] of Object.entries(COPIES)) {
  const near = await sharesOf(make);
  rows.push([name, `${near} of ${photos.length} found`]);
  found += near;
  copies += photos.length;
}
for (const [name, make] of Object.entries(LOOKALIKES)) {
  const near = await sharesOf(make);
  rows.push([name, `${near} of ${photos.length} taken for copies`]);
  wrong += near;
  lookalikes += photos.length;
}
const others = known.flatMap((one, at) =>
  known.slice(at + 1).filter((other) => isNearCopy(one, other)),
).length;
const many = Array.from({ length: COMPARED }, (_, at) => noisy(known[at % known.length]!, at));
const compared = timed(() => nearGroups(many));
const grouped = timed(() => groupAlike(many.map(asPhoto)));
const same = timed(() => groupAlike(many.map((_, at) => asPhoto(known[0]!, at))));
const frames = timed(() =>
  groupAlike(many.slice(0, FRAMES).map((_, at) => asPhoto(frame(known[0]!, at), at))),
);
printTable(
  ['Duplicates', `${photos.length} photos`],
  [
    ...rows,
    ['recall', (found / copies).toFixed(3)],
    ['precision among duplicates and lookalikes', (found / (found + wrong)).toFixed(3)],
    ['lookalikes called duplicates', (wrong / lookalikes).toFixed(3)],
    [
      'pairs of different photos called duplicates',
      `${others} of ${(photos.length * (photos.length - 1)) / 2}`,
    ],
    [`${COMPARED.toLocaleString('en')} different photos compared in`, compared],
    ['the same, grouped with their names and sizes as in the browser', grouped],
    [`one picture ${COMPARED.toLocaleString('en')} times`, same],
    [`${FRAMES.toLocaleString('en')} frames of one fixed camera, each slightly different`, frames],
  ],
);

/** Elapsed time, and CPU time, which other programs don't affect. */
function timed(work: () => unknown): string {
  const [startMs, before] = [performance.now(), process.cpuUsage()];
  work();
  const { user, system } = process.cpuUsage(before);
  const tookMs = performance.now() - startMs;
  return `${(tookMs / 1000).toFixed(2)} s, processor ${((user + system) / 1e6).toFixed(2)} s`;
}

function asPhoto(fingerprint: Fingerprint, at: number): AlikePhoto {
  const name = `IMG_${String(at).padStart(4, '0')}.jpg`;
  const traits = { fingerprint, width: 4000, height: 3000 };
  return { id: String(at), name, format: 'jpeg', sizeBytes: 1, traits };
}

async function originals(folder: string | undefined): Promise<readonly Buffer[]> {
  if (folder === undefined) return Promise.all(Array.from({ length: PHOTOS / 3 }, (_, at) => drawScene(at)));
  const names = readdirSync(folder).filter((name) => /\.(?:jpe?g|webp)$/i.test(name));
  const step = Math.max(1, Math.floor(names.length / PHOTOS));
  const picked = names.filter((_, at) => at % step === 0).slice(0, PHOTOS);
  return Promise.all(picked.map((name) => readFile(join(folder, name))));
}

async function sharesOf(make: Variant): Promise<number> {
  let near = 0;
  for (const [at, photo] of photos.entries()) {
    const { autoOrient } = await sharp(photo).metadata();
    const variant = await fingerprint(await make(await sharp(photo).autoOrient().toBuffer(), autoOrient, at));
    if (isNearCopy(known[at]!, variant)) near += 1;
  }
  return near;
}

async function fingerprint(file: Buffer): Promise<Fingerprint> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return fingerprintOf(toSmallPicture({ ...info, data }, ENGINE_LONG_EDGE_PX));
}

/** The fingerprint of another picture: every bit of its hashes is random. */
function noisy(print: Fingerprint, at: number): Fingerprint {
  const mixed = (hash: Uint32Array, which: number) =>
    hash.map((_, place) => mix(at * 32 + which * 8 + place + 1));
  return { ...print, hash: mixed(print.hash, 0), innerHash: mixed(print.innerHash, 1) };
}

/** The same picture with one cell a step lighter or darker. */
function frame(print: Fingerprint, at: number): Fingerprint {
  return { ...print, luma: print.luma.map((value, cell) => (cell === at ? value ^ 1 : value)) };
}

/** The finalizer of MurmurHash3, which spreads every bit over all others. */
function mix(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
