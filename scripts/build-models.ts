/**
 * Builds dist/models from the networks in models/ and the runtimes in their npm packages: `npm run build -- models`.
 * Does nothing if the output is up to date. `--tuned <folder>` uses another fine-tuned network, and `--out <folder>`
 * writes elsewhere: `npm --prefix lab run train` measures with a network that did not learn from the val split.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import JSZip from 'jszip';
import type { SceneWordsHeader } from '#engine/describing/scene-words.ts';
import type { ClassifierManifest, ModelManifest } from '#engine/model-manifest.ts';
import { LEPTONICA_LICENCE } from './build-models/leptonica-licence.ts';
import { patchClassifier } from './build-models/patch-classifier.ts';
import { patchDetector } from './build-models/patch-detector.ts';
import { MODELS_FOLDER, type OwnModel, ownModels, readOwnModel, sha256 } from './build-models/own-models.ts';
import { buildPeople } from './build-models/people/build-people.ts';
import { PACKAGED, type PackagedFile, type PackagedName } from './build-models/packaged.ts';
import { onlyUsedWords } from './build-models/used-words.ts';

const PROJECT = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { tuned: { type: 'string' }, out: { type: 'string' } } });
const OUTPUT = values.out === undefined ? join(PROJECT, 'dist', 'models') : resolve(values.out);
const MANIFEST = 'manifest.json';
/** The heads' weights are the project's own work and are committed; lab/train.ts and train-words.ts write them. */
const HEAD_FOLDER = join(PROJECT, 'shared', 'engine', 'weights');
const HEAD_FILES = [
  'head.json',
  'head.bin',
  'words.json',
  'scene-words.json',
  'scene-words.bin',
  'details.json',
  'details.bin',
];
/** Increase this when the patches change their output. */
const RECIPE_VERSION = 7;
const SMALL_CLASSIFIER = 'efficientnet-lite0.tflite';
const TUNED_CLASSIFIER = 'efficientnet-lite2-tuned';
const DETECTOR = 'efficientdet-lite0.tflite';

const head = new Map<string, Uint8Array>();
for (const name of HEAD_FILES) {
  const path = join(HEAD_FOLDER, name);
  // Missing only before the first training.
  if (existsSync(path)) head.set(name, await readFile(path));
}
const own = await ownModels(PROJECT);
const tuned = {
  network: await readTuned('.tflite'),
  ...onlyUsedWords(
    { header: await readTuned('-heads.json'), heads: await readTuned('-heads.bin') },
    sceneWords(),
  ),
};
const recipe = sha256(
  Buffer.from(
    JSON.stringify([
      RECIPE_VERSION,
      own,
      Object.values(PACKAGED).map((source) => source.sha256),
      [...Object.values(tuned), ...head.values()].map(sha256),
    ]),
  ),
);

if (await isUpToDate()) {
  console.error(`${OUTPUT} is up to date.`);
} else {
  await build();
}
const PEOPLE = join(OUTPUT, 'people');
if (await buildPeople(PROJECT, PEOPLE, readFileOf))
  console.error(`Wrote the networks for faces to ${PEOPLE}.`);

async function build(): Promise<void> {
  const detector = patchDetector(await readOwnModel(PROJECT, DETECTOR));
  const outputs: Record<string, Uint8Array> = {
    'classes.txt': await readLabels(SMALL_CLASSIFIER, 'labels_without_background.txt'),
    'detector.tflite': detector.model,
    'anchors.bin': detector.anchors,
    'objects.txt': await readLabels(DETECTOR, 'labelmap.txt'),
    'litert_wasm_compat_internal.js': await readPackaged('runtimeScript'),
    'litert_wasm_compat_internal.wasm': await readPackaged('runtimeWasm'),
    'tesseract-core-simd-lstm.js': await readPackaged('readerScript'),
    'tesseract-core-simd-lstm.wasm': await readPackaged('readerWasm'),
    'eng.traineddata': gunzipSync(await readOwnModel(PROJECT, 'eng.traineddata.gz')),
    'tuned.json': tuned.header,
    'tuned.bin': tuned.heads,
    'LICENSES.txt': await licences(),
    ...Object.fromEntries(head),
  };
  const classifiers: ClassifierManifest[] = [];
  const networks = {
    'classifier-small': await readOwnModel(PROJECT, SMALL_CLASSIFIER),
    'classifier-large': tuned.network,
  };
  for (const [name, bytes] of Object.entries(networks)) {
    const { model, classes, ...numbers } = patchClassifier(bytes);
    const files = { model: `${name}.tflite`, classes: `${name}-classes.bin` };
    outputs[files.model] = model;
    outputs[files.classes] = classes;
    classifiers.push({ ...files, ...numbers });
  }
  const manifest: ModelManifest = {
    recipe,
    classifiers,
    files: Object.fromEntries(
      Object.entries(outputs).map(([name, bytes]) => [name, { sha256: sha256(bytes), bytes: bytes.length }]),
    ),
  };
  await rm(OUTPUT, { recursive: true, force: true });
  await mkdir(OUTPUT, { recursive: true });
  for (const [name, bytes] of Object.entries(outputs)) await writeFile(join(OUTPUT, name), bytes);
  // Written last, so that an interrupted build doesn't look complete.
  await writeFile(join(OUTPUT, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  const megabytes = Object.values(outputs).reduce((sum, bytes) => sum + bytes.length, 0) / 1e6;
  console.error(`Wrote ${Object.keys(outputs).length} files, ${megabytes.toFixed(1)} MB, to ${OUTPUT}.`);
}

async function isUpToDate(): Promise<boolean> {
  try {
    const manifest = JSON.parse(await readFile(join(OUTPUT, MANIFEST), 'utf8')) as ModelManifest;
    if (manifest.recipe !== recipe) return false;
    for (const [name, file] of Object.entries(manifest.files)) {
      if (sha256(await readFile(join(OUTPUT, name))) !== file.sha256) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** The words that the engine tells without the fine-tuned network. */
function sceneWords(): ReadonlySet<string> {
  const json = head.get('scene-words.json');
  const { words } = (json ? JSON.parse(Buffer.from(json).toString()) : { words: [] }) as SceneWordsHeader;
  return new Set(words.map(({ word }) => word));
}

/** The fine-tuned network's file with this ending. */
async function readTuned(ending: string): Promise<Uint8Array> {
  const file = `${TUNED_CLASSIFIER}${ending}`;
  return values.tuned === undefined ? readOwnModel(PROJECT, file) : readFile(join(values.tuned, file));
}

function readPackaged(name: PackagedName): Promise<Uint8Array> {
  return readFileOf(PACKAGED[name]);
}

async function readFileOf(source: PackagedFile): Promise<Uint8Array> {
  const path = join(PROJECT, 'node_modules', source.package, source.path);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new Error(`${source.package}/${source.path} is missing. Run npm ci first.`, { cause });
  });
  const found = sha256(bytes);
  if (found !== source.sha256) {
    throw new Error(
      `${source.package}/${source.path} isn't the expected file: ` +
        `its SHA-256 is ${found}, expected ${source.sha256}.`,
    );
  }
  return bytes;
}

/** A published TensorFlow Lite file has a ZIP with its labels appended. */
async function readLabels(model: string, name: string): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(await readOwnModel(PROJECT, model));
  const entry = zip.file(name);
  if (entry === null) throw new Error(`${model} does not contain ${name}.`);
  return entry.async('uint8array');
}

async function licences(): Promise<Uint8Array> {
  const texts = new Set(own.flatMap(({ licenseFiles }) => licenseFiles));
  const parts = [
    'The networks were changed: where they end, as scripts/build-models of this project says.',
    ...own.map(licenceLine),
    'litert_wasm_compat_internal.*: LiteRT for the web, by Google, Apache License 2.0; from the npm package @litertjs/core.',
    'tesseract-core-simd-lstm.*: Tesseract, by its authors and Google, Apache License 2.0, with the library Leptonica;\n' +
      'from the npm package tesseract.js-core. Leptonica has this license:',
    LEPTONICA_LICENCE,
    ...(await Promise.all([...texts].map(licenceText))),
  ];
  return Buffer.from(`${parts.join('\n\n')}\n`);
}

function licenceLine({ file, what, origin, made, license, licenseFiles }: OwnModel): string {
  return `${file}: ${what}.\nFrom: ${origin}.\nMade: ${made}.\nLicense: ${license}; ${licenseFiles.join(', ')} below.`;
}

async function licenceText(file: string): Promise<string> {
  return `${file}:\n\n${(await readFile(join(PROJECT, MODELS_FOLDER, file), 'utf8')).trim()}`;
}
