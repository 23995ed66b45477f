import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Does something with one picture of a ZIP as a file in the system's temporary folder, for a decoder that has options for
 * files only. The file is gone again afterwards.
 *
 * @returns undefined where there is no room for it
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
