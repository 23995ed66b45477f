import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import JSZip from 'jszip';

/** Unpacks a ZIP into a folder, like a person. */
export async function unpackTo(folder: string, zip: Uint8Array): Promise<void> {
  const { files } = await JSZip.loadAsync(zip, { checkCRC32: true });
  for (const file of Object.values(files)) {
    const path = join(folder, file.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await file.async('nodebuffer'));
  }
}

/**
 * Returns the number of an unpacked ZIP's files that have the listed checksums, by `sha256sum`, or by Node on
 * Windows, which has none.
 *
 * @throws {Error} if one does not match, or a line is malformed
 */
export async function filesThatMatch(folder: string): Promise<number> {
  if (process.platform !== 'win32') {
    const { stdout } = await promisify(execFile)('sha256sum', ['-c', '--strict', 'SHA256SUMS'], {
      cwd: folder,
    });
    return stdout.match(/: OK$/gm)?.length ?? 0;
  }
  const lines = (await readFile(join(folder, 'SHA256SUMS'), 'utf8')).split('\n').slice(0, -1);
  for (const line of lines) {
    const [, sum, path = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    const bytes = await readFile(join(folder, path));
    if (createHash('sha256').update(bytes).digest('hex') !== sum) throw new Error(`sha256sum: ${line}`);
  }
  return lines.length;
}
