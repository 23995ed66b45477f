import { createHash } from 'node:crypto';
import JSZip from 'jszip';

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The files of a ZIP: the SHA-256 of each by path. Throws if a CRC-32 does not match. */
export async function openedArchive(zip: Uint8Array): Promise<Map<string, string>> {
  const { files } = await JSZip.loadAsync(zip, { checkCRC32: true });
  const entries = new Map<string, string>();
  for (const file of Object.values(files)) {
    if (!file.dir) entries.set(file.name, sha256(await file.async('uint8array')));
  }
  return entries;
}
