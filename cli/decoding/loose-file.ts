import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs work on a picture of a ZIP as a temporary file, for a decoder whose options need files. The file is removed
 * afterwards.
 *
 * @returns undefined if there is no room for it
 */
export async function withLooseFile<Value>(
  bytes: Uint8Array,
  work: (path: string) => Promise<Value>,
): Promise<Value | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-')).catch(() => undefined);
  if (folder === undefined) return undefined;
  try {
    const path = join(folder, 'picture');
    const isWritten = await writeFile(path, bytes, { mode: 0o600 }).then(
      () => true,
      () => false,
    );
    return isWritten ? await work(path) : undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
