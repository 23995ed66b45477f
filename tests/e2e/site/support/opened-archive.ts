import { createHash } from 'node:crypto';
import JSZip from 'jszip';
import { isTopName } from '#core/lists/top-names.ts';

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The photos of a ZIP: the SHA-256 of each by path. Throws if a CRC-32 does not match. */
export async function openedArchive(zip: Uint8Array): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  for (const file of await filesOf(zip)) {
    if (!isTopName(file.name)) entries.set(file.name, sha256(await file.async('uint8array')));
  }
  return entries;
}

/** Returns the texts about the photos, by name. */
export async function topOfArchive(zip: Uint8Array): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of await filesOf(zip)) {
    if (isTopName(file.name)) texts.set(file.name, await file.async('string'));
  }
  return texts;
}

async function filesOf(zip: Uint8Array): Promise<JSZip.JSZipObject[]> {
  const { files } = await JSZip.loadAsync(zip, { checkCRC32: true });
  return Object.values(files).filter(({ dir }) => !dir);
}
