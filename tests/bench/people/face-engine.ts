import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Face } from '#core/people/face.ts';
import { FACE_FILES } from '#engine/faces/face-files.ts';
import { type FaceNetworks, findFaces } from '#engine/faces/find-faces.ts';
import { unpackNetwork } from '#engine/faces/unpack-network.ts';
import { decodeImage } from '#server/engines/embedded/decode.ts';
import { modelLoader } from '#server/engines/embedded/litert.ts';

const MODELS = join(import.meta.dirname, '../../../dist/models');

/** Loads the built networks for faces into this thread, once per thread. */
export async function loadFaceNetworks(): Promise<FaceNetworks> {
  const load = await modelLoader(MODELS);
  const read = async (name: string) => new Uint8Array(await readFile(join(MODELS, 'people', name)));
  return {
    finder: await load(await read(FACE_FILES.finder)),
    checker: await load(await read(FACE_FILES.checker)),
    describer: await load(unpackNetwork(await read(FACE_FILES.describer))),
  };
}

/** Finds the faces of a JPEG, PNG or WebP on disk. */
export async function facesOf(path: string, networks: FaceNetworks): Promise<readonly Face[]> {
  return findFaces(await decodeImage(await readFile(path)), networks);
}
