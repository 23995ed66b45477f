import { crc32 } from '#core/bytes/crc32.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';

/** Tells this browser apart from others that may send to the same place at the same time. */
const BROWSER_KEY = 'storage-browser';

/**
 * Returns the temporary name of a file in a storage. It is the same when the file is sent again, so that a page
 * closed in between leaves nothing behind, and differs from those of other browsers.
 */
export function partName(file: JournalFile | 'list'): string {
  const what = file === 'list' ? 'list' : `${sumOf(file.path)}${file.sha256.slice(0, 8)}`;
  return `.where-my-pix-${browserId()}-${what}.part`;
}

function sumOf(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}

function browserId(): string {
  try {
    const kept = localStorage.getItem(BROWSER_KEY);
    if (kept && /^[0-9a-f]{8}$/.test(kept)) return kept;
    const made = crypto.randomUUID().slice(0, 8);
    localStorage.setItem(BROWSER_KEY, made);
    return made;
  } catch {
    return crypto.randomUUID().slice(0, 8);
  }
}
