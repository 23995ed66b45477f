import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const FILE = 'SHA256SUMS';

/** Writes `SHA256SUMS` for the other files of a folder, in the form that `sha256sum -c` reads. Returns its lines. */
export async function writeChecksums(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name !== FILE).toSorted();
  const lines: string[] = [];
  for (const name of names) lines.push(`${await sha256Of(join(folder, name))}  ${name}`);
  await writeFile(join(folder, FILE), `${lines.join('\n')}\n`);
  return lines;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
