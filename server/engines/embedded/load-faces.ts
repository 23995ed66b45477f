import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaceManifest } from '#engine/faces/face-files.ts';
import type { FaceNetworks } from '#engine/faces/find-faces.ts';
import { faceNetworks } from '#engine/faces/load-face-networks.ts';
import { modelLoader } from './litert.ts';

/** The folder of the face networks, inside the models folder. */
const PEOPLE = 'people';

/**
 * Loads the face networks into this thread.
 *
 * @param modelsFolder the folder that `npm run build -- models` writes
 * @throws {Error} naming the file that is missing or whose SHA-256 differs from the manifest
 */
export async function loadFaceNetworks(modelsFolder: string): Promise<FaceNetworks> {
  const folder = join(modelsFolder, PEOPLE);
  const manifestPath = join(folder, 'manifest.json');
  const text = await readFile(manifestPath, 'utf8').catch((cause: unknown) => {
    throw new Error(`${manifestPath} is missing. Run npm run build -- models.`, { cause });
  });
  const { files } = JSON.parse(text) as FaceManifest;
  const read = async (name: string) => {
    const bytes = new Uint8Array(await readFile(join(folder, name)));
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== files[name]?.sha256) throw new Error(`${join(folder, name)} is damaged.`);
    return bytes;
  };
  return faceNetworks(await modelLoader(modelsFolder), read);
}
