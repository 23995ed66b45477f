/**
 * Fits how vectors of faces vary, and writes `models/face-space.bin`: `npm run fit:face-space -- <training set>...`.
 * It takes the half of the photos that no figure is reported on. After it, enter the SHA-256 in models/manifest.json,
 * and run `npm run build -- models` and `npm run bench -- people`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACE_FILES } from '../shared/engine/faces/face-files.ts';
import { findBoxes, plainVector } from '../shared/engine/faces/find-faces.ts';
import { decodeImage } from '../server/engines/embedded/decode.ts';
import { loadFaceNetworks } from '../server/engines/embedded/load-faces.ts';
import { MODELS_FOLDER, sha256 } from '../scripts/build-models/own-models.ts';
import { fitSpace } from './fit-face-space/fit-space.ts';
import { strangerPhotos } from './fit-face-space/stranger-photos.ts';

const PROJECT = join(import.meta.dirname, '..');

const networks = await loadFaceNetworks(join(PROJECT, 'dist/models'));
const vectors: Float32Array[] = [];
const photos = strangerPhotos(process.argv.slice(2), 'choosing');
for (const { path } of photos) {
  const image = await decodeImage(await readFile(path));
  for (const box of await findBoxes(image, networks)) vectors.push(await plainVector(image, box, networks));
}
const space = new Uint8Array(fitSpace(vectors).buffer);
await writeFile(join(PROJECT, MODELS_FOLDER, FACE_FILES.space), space);
console.log(`${vectors.length} faces of ${photos.length} photos. SHA-256: ${sha256(space)}`);
