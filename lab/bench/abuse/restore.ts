import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { listTable } from '../../../shared/core/lists/list-table.ts';
import { printTable } from '../markdown.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../../dist/cli/main.js');

/** The result of `restore` with a list that names one file again and again. */
interface RestoreResult {
  readonly name: string;
  readonly zipBytes: number;
  readonly writtenBytes: number;
  readonly tookMs: number;
}

/** Lists of a few lines that ask for far more bytes than their ZIP has, without file sizes. */
const ATTACKS = [
  { name: '400 rows for a file of 5 MB', rows: 400, bytes: 5 * 2 ** 20 },
  { name: '100,000 rows for a file of 1 kB', rows: 100_000, bytes: 1024 },
] as const;

/**
 * Restores ZIPs whose lists ask for far more than they have, and prints the result.
 *
 * @returns whether anything was written
 */
export async function restoreUnderAbuse(): Promise<boolean> {
  const results: RestoreResult[] = [];
  for (const attack of ATTACKS) results.push(await underRestore(attack));
  const rows = results.map(({ name, zipBytes, writtenBytes, tookMs }) => [
    name,
    (zipBytes / 2 ** 20).toFixed(1),
    (writtenBytes / 2 ** 20).toFixed(1),
    (tookMs / 1000).toFixed(1),
  ]);
  printTable(['restore', 'ZIP, MiB', 'written, MiB', 'seconds'], rows);
  return results.some(({ writtenBytes }) => writtenBytes > 0);
}

/** Restores a ZIP whose list asks for this many copies of one file of that size. */
async function underRestore({ name, rows, bytes }: (typeof ATTACKS)[number]): Promise<RestoreResult> {
  const folder = await mkdtemp(join(tmpdir(), 'abuse-restore-'));
  try {
    const content = Buffer.alloc(bytes, 'photo ');
    const sha256 = createHash('sha256').update(content).digest('hex');
    const listed = { path: 'Pets/a.jpg', sha256, sizeBytes: bytes, modifiedMs: 1e12, date: null };
    const photos = Array.from({ length: rows }, (_, at) => ({ original: `${at}.jpg`, ...listed }));
    const zip = new JSZip();
    zip.file('where-my-pix.csv', listTable(photos).replaceAll(`,${bytes},`, ',,'));
    zip.file('Pets/a.jpg', content);
    const packed = await zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' });
    await writeFile(join(folder, 'hostile.zip'), packed);
    const started = performance.now();
    await new Promise<void>((resolve) => {
      const args = [COMMAND_LINE, 'restore', 'hostile.zip', '--into', 'back'];
      execFile(process.execPath, args, { cwd: folder }, () => resolve());
    });
    const tookMs = performance.now() - started;
    return { name, zipBytes: packed.length, writtenBytes: await sizeOf(join(folder, 'back')), tookMs };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((total, size) => total + size, 0);
}
