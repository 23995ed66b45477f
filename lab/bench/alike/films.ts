/**
 * Duplicates among films: `npm run bench -- film-copies [FOLDER]`, after `npm run build`. Makes clips of photos,
 * copies of them (in another size, codec and frame rate), and films that are only similar (another take, another
 * subject before a fixed camera, trimmed ones), and reports how many are taken for copies. FOLDER contains photos;
 * without it, they are drawn. `--short` uses a few, `--choosing` those that the thresholds were chosen on.
 */
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeFile } from '../../../cli/decoding/file-decoder.ts';
import {
  type AlikePhoto,
  alikePhoto,
  groupAlike,
} from '../../../shared/core/similarity/alike/group-alike.ts';
import type { FilmFormat } from '../../../shared/core/photo-formats.ts';
import { withFilmFrames } from '../../../shared/pipeline/film-frames.ts';
import { drawPhotos } from '../drawn-photos.ts';
import { printTable } from '../markdown.ts';
import { FILM_COPIES, filmOfScene, OTHER_TAKES, type Scene, sceneOf } from './film-variants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, choosing: { type: 'boolean', default: false } },
});
const SCENES = values.short ? 2 : 24;
const FORMATS = { mp4: 'mp4', mov: 'mov', webm: 'webm', mkv: 'mkv', ts: 'mts', m2ts: 'mts' } as const;

interface MadeFilm {
  readonly path: string;
  readonly format: FilmFormat;
  readonly alike: AlikePhoto;
}

const made = await mkdtemp(join(tmpdir(), 'film-copies-'));
const drawn = positionals[0] === undefined ? await drawPhotos(2 * SCENES) : undefined;
const folder = drawn?.folder ?? positionals[0]!;
const counts = new Map<string, number>();
let films = 0;
let looks = 0;
let previous: MadeFilm | undefined;
const photos = readdirSync(folder)
  .filter((name) => /\.jpe?g$/i.test(name))
  .toSorted();
const step = Math.max(1, Math.floor(photos.length / (2 * SCENES)));
for (let number = 0; number < SCENES; number += 1) {
  // Every other photo is for choosing.
  const name = photos[((2 * number + (values.choosing ? 0 : 1)) * step) % photos.length]!;
  const scene = await sceneOf(join(folder, name), number);
  await compareScene(scene);
}
await rm(made, { recursive: true });
await drawn?.remove();
const of = `of ${SCENES}`;
printTable(
  ['Films', `${SCENES} scenes, ${films} films, ${looks} looked at again`],
  [
    ...Object.keys(FILM_COPIES).map((name) => [name, `${counts.get(name) ?? 0} ${of} found`]),
    ...[...Object.keys(OTHER_TAKES), 'the film before it'].map((name) => [
      name,
      `${counts.get(name) ?? 0} ${of} taken for copies`,
    ]),
  ],
);

async function compareScene(scene: Scene): Promise<void> {
  const original = await madeFilm(await filmOfScene(scene), 'mp4');
  const others: Record<string, MadeFilm> = {};
  for (const [name, encoding] of Object.entries(FILM_COPIES)) {
    others[name] = await madeFilm(await filmOfScene(scene, { encoding }), encoding.container);
  }
  for (const [name, takeOf] of Object.entries(OTHER_TAKES)) {
    others[name] = await madeFilm(await filmOfScene(scene, { take: takeOf(scene) }), 'mp4');
  }
  if (previous) others['the film before it'] = previous;
  for (const [name, other] of Object.entries(others)) {
    if (await areCopies(original, other)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  previous = original;
}

async function areCopies(...pair: readonly [MadeFilm, MadeFilm]): Promise<boolean> {
  const sources = pair.map(({ path, alike: { id } }) => ({ id, name: path, sizeBytes: 1, modifiedMs: 0 }));
  const seen = await withFilmFrames(
    pair.map(({ alike }) => alike),
    sources,
    async ({ id }, _format, moments) => {
      looks += 1;
      const { path, format, alike } = pair.find((one) => one.alike.id === id)!;
      return (await decodeFile({ path, sizeBytes: alike.sizeBytes, moments }, format, async () => {})).prints;
    },
  );
  return groupAlike(seen).length > 0;
}

async function madeFilm(bytes: Buffer, container: keyof typeof FORMATS): Promise<MadeFilm> {
  films += 1;
  const [path, format] = [join(made, `${films}.${container}`), FORMATS[container]];
  await writeFile(path, bytes);
  const { decoded } = await decodeFile({ path, sizeBytes: bytes.length }, format, async () => {});
  const file = { id: String(films), name: `film ${films}`, sizeBytes: bytes.length };
  return { path, format, alike: alikePhoto(file, { ...decoded, traits: decoded.traits!, format }) };
}
