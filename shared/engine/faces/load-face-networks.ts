import type { TensorModel } from '../networks/tensor-model.ts';
import { FACE_FILES } from './face-files.ts';
import { readFaceSpace } from './face-space.ts';
import type { FaceNetworks } from './find-faces.ts';
import { unpackNetwork } from './unpack-network.ts';

/**
 * Loads the networks for faces, one after another.
 *
 * @param load compiles a network
 * @param bytesOf returns a file of the set
 */
export async function faceNetworks(
  load: (bytes: Uint8Array) => Promise<TensorModel>,
  bytesOf: (name: string) => Uint8Array | Promise<Uint8Array>,
): Promise<FaceNetworks> {
  return {
    finder: await load(await bytesOf(FACE_FILES.finder)),
    checker: await load(await bytesOf(FACE_FILES.checker)),
    describer: await load(unpackNetwork(await bytesOf(FACE_FILES.describer))),
    space: readFaceSpace(await bytesOf(FACE_FILES.space)),
  };
}
