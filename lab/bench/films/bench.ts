/**
 * Films: `npm run bench -- films <folder with manifest.json>`, after `npm run build`. Makes films in which a camera
 * moves over the folder's photos, in four codecs and containers. Reports films per second on the command line, the time
 * relative to the decoder alone, memory over many films, and how many films get an acceptable folder, compared to
 * their photos. `--short` uses a few drawn photos, whose folders mean nothing.
 */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodedPicture } from '../../../cli/decoding/decoded-picture.ts';
import { decodeFile } from '../../../cli/decoding/file-decoder.ts';
import { createEmbeddedEngine } from '../../../server/engines/embedded/embedded-engine.ts';
import { lookAtFilm } from '../../../shared/codec/film/look-at-film.ts';
import { decideFolder } from '../../../shared/core/categories/decide-folder.ts';
import { filmAnalysis } from '../../../shared/core/films/film-analysis.ts';
import { ENGINE_LONG_EDGE_PX, SNIFF_BYTES } from '../../../shared/core/limits.ts';
import type { EncodedImage } from '../../../shared/core/photo.ts';
import { detectFormat } from '../../../shared/core/photo-format.ts';
import type { FilmFormat } from '../../../shared/core/photo-formats.ts';
import { toSmallPicture } from '../../../shared/engine/pictures/small-picture.ts';
import { describeFile } from '../../eval/describe-file.ts';
import { type JudgedPhoto, readGroundTruth } from '../../eval/ground-truth.ts';
import { drawPhotos } from '../drawn-photos.ts';
import { printTable } from '../markdown.ts';
import { filmOfPhoto } from './film-of-photo.ts';
import { decoding, TIMED_CODECS } from './timed-codecs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const [FILMS, ROUNDS] = values.short ? [4, 2] : [50, 20];
const LARGE_BYTES = 4_000_000_000;
const MIB = 1024 * 1024;
const ORIGIN = { accountId: 'films', batchId: 'films' };

interface Film {
  readonly photo: JudgedPhoto;
  readonly photoPath: string;
  readonly path: string;
  readonly format: FilmFormat;
  readonly bytes: Buffer;
}

const drawn = values.short ? await drawPhotos(FILMS) : undefined;
const folder = drawn?.folder ?? positionals[0];
if (folder === undefined) throw new Error('Name a folder of photos.');
const made = await mkdtemp(join(tmpdir(), 'films-bench-'));
const films = await filmsOf(await readGroundTruth(folder, false));

await eachFilm(decodedOne);
const largeMiB = await memoryOfLarge(films[0]!);
const firstMiB = memoryMiB();
const startMs = performance.now();
for (let round = 1; round < ROUNDS; round += 1) await eachFilm(decodedOne);
const msPerFilm = (performance.now() - startMs) / ((ROUNDS - 1) * films.length);
const lastMiB = memoryMiB();

const lookMs = await timed(() => eachFilm(looked));
const engine = await createEmbeddedEngine({
  modelsFolder: join(import.meta.dirname, '../../../dist/models'),
  reading: 'none',
});
let [rightFilms, rightPhotos] = [0, 0];
for (const film of films) {
  const asFilm = await folderOfFilm(film);
  const asPhoto = await folderOfPhoto(film.photoPath);
  rightFilms += isRight(film, asFilm);
  rightPhotos += isRight(film, asPhoto);
  if (asFilm !== asPhoto) console.log(`${film.photo.file}: ${asPhoto} as a photo, ${asFilm} as a film`);
}
await engine.close();
await rm(made, { recursive: true });
await drawn?.remove();

printTable(
  ['Films', `${films.length} films`],
  [
    ['films per second on the command line, one process', (1000 / msPerFilm).toFixed(1)],
    ['looking at films, relative to the decoder alone', (lookMs / decoding.ms).toFixed(2)],
    ['memory that a film of 4 GB adds, MiB', String(largeMiB)],
    [`memory after ${films.length} films, MiB`, String(firstMiB)],
    [`memory after ${ROUNDS * films.length} films, MiB`, String(lastMiB)],
    ['films in an acceptable folder', String(rightFilms)],
    ['their photos in an acceptable folder', String(rightPhotos)],
  ],
);

async function filmsOf(photos: readonly JudgedPhoto[]): Promise<Film[]> {
  const found: Film[] = [];
  const every = Math.max(1, Math.floor(photos.length / FILMS));
  for (let at = 0; at < photos.length && found.length < FILMS; at += every) {
    const photo = photos[at]!;
    const photoPath = join(folder!, photo.file);
    const bytes = await filmOfPhoto(photoPath, found.length);
    const detected = detectFormat(bytes.subarray(0, SNIFF_BYTES), '');
    if (detected.kind !== 'film') throw new Error(`The film of ${photo.file} isn't recognized.`);
    const path = join(made, `${found.length}.${detected.format}`);
    await writeFile(path, bytes);
    found.push({ photo, photoPath, path, format: detected.format, bytes });
  }
  return found;
}

async function eachFilm(work: (film: Film) => Promise<unknown>): Promise<void> {
  for (const film of films) await work(film);
}

function decodedOne({ path, bytes, format }: Film) {
  return decodeFile({ path, sizeBytes: bytes.length }, format, async () => {});
}

function looked({ bytes }: Film) {
  const read = async (start: number, end: number) => Uint8Array.from(bytes.subarray(start, end));
  return lookAtFilm(
    { sizeBytes: bytes.length, read },
    {
      codecs: TIMED_CODECS,
      ask: async () => {},
      toSmall: (picture) => toSmallPicture(picture, ENGINE_LONG_EDGE_PX),
      jpeg: (jpeg) => decodedPicture({ path: '', made: Buffer.from(jpeg.buffer) }, 'jpeg', async () => {}),
    },
  );
}

async function folderOfFilm(film: Film): Promise<string> {
  const { decoded } = await decodedOne(film);
  const described = [];
  for (const { image, judgement } of decoded.frames ?? []) {
    described.push({ analysis: await analysisOf(image), judgement });
  }
  return decideFolder(filmAnalysis(described).analysis).category;
}

async function folderOfPhoto(path: string): Promise<string> {
  return decideFolder(await describeFile(path, engine, ORIGIN)).category;
}

function analysisOf(image: EncodedImage) {
  return engine.describe(image, new AbortController().signal, ORIGIN);
}

function isRight({ photo }: Film, category: string): number {
  return photo.acceptableCategories.includes(category) ? 1 : 0;
}

/** Returns how much the process grows by looking at a film, followed by a box of gigabytes. */
async function memoryOfLarge({ bytes, format }: Film): Promise<number> {
  const path = join(made, 'large');
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write('free', 4);
  head.writeBigUInt64BE(BigInt(LARGE_BYTES), 8);
  await writeFile(path, Buffer.concat([bytes, head]));
  await truncate(path, bytes.length + LARGE_BYTES);
  const beforeMiB = memoryMiB();
  await decodeFile({ path, sizeBytes: bytes.length + LARGE_BYTES }, format, async () => {});
  await rm(path);
  return memoryMiB() - beforeMiB;
}

function memoryMiB(): number {
  return Math.round(process.memoryUsage.rss() / MIB);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begunMs = performance.now();
  await work();
  return performance.now() - begunMs;
}
