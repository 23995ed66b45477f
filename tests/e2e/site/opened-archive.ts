import { createHash } from 'node:crypto';
import JSZip from 'jszip';

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The files of a ZIP: their paths, and the SHA-256 of each. Fails where a checksum does not fit its file. */
export async function openedArchive(zip: Uint8Array): Promise<Map<string, string>> {
  const { files } = await JSZip.loadAsync(zip, { checkCRC32: true });
  const entries = new Map<string, string>();
  for (const file of Object.values(files)) {
    if (!file.dir) entries.set(file.name, sha256(await file.async('uint8array')));
  }
  return entries;
}
