import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../../fixtures/draw-scene.ts';
import { openedArchive, sha256, topOfArchive } from '../site/support/opened-archive.ts';
import { linesOf, organize, ownFolder } from './run-organize.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../../dist/cli/main.js');
const latin = (text: string) => Buffer.from(text, 'latin1');
/** Paths in the input, and their readable forms. */
const NAMES = [
  [latin('Caf\xe9.jpg'), 'Café.jpg'],
  [latin('f\xfcr Oma/stra\xdfe.jpg'), 'für Oma/straße.jpg'],
  [Buffer.from([0x82, 0xd3, 0x82, 0xb6, 0x2e, 0x6a, 0x70, 0x67]), 'ふじ.jpg'],
  [Buffer.from('plain.jpg'), 'plain.jpg'],
] as const;
/** Other systems have no such names. */
const isLinux = process.platform === 'linux';

function within(folder: string, path: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${folder}/`), path]);
}

/** Returns a folder with drawn photos under these names, and their checksums by path as text. */
async function oldDisk(): Promise<{ folder: string; sums: Map<string, string> }> {
  const folder = await ownFolder();
  const heap = join(folder, 'heap');
  await mkdir(heap);
  await mkdir(within(heap, latin('f\xfcr Oma')));
  const sums = new Map<string, string>();
  for (const [at, [path, text]] of NAMES.entries()) {
    const bytes = await drawScene(70 + at);
    await writeFile(within(heap, path), bytes);
    sums.set(text, sha256(bytes));
  }
  return { folder, sums };
}

/** Returns the paths of the files in a folder as bytes, in hexadecimal. */
async function pathsIn(folder: string): Promise<string[]> {
  const walk = async (at: Buffer, before: Buffer): Promise<string[]> => {
    const entries = await readdir(at, { withFileTypes: true, encoding: 'buffer' });
    const found = entries.map(async (entry) => {
      const path = Buffer.concat([before, entry.name]);
      const whole = Buffer.concat([at, Buffer.from('/'), entry.name]);
      return entry.isDirectory()
        ? walk(whole, Buffer.concat([path, Buffer.from('/')]))
        : [path.toString('hex')];
    });
    return (await Promise.all(found)).flat();
  };
  return (await walk(Buffer.from(folder), Buffer.alloc(0))).toSorted();
}

describe.skipIf(!isLinux)('names that are not UTF-8, as on old disks', () => {
  it('are organized into a ZIP, shown readably, and restored', { tags: ['originals-kept'] }, async () => {
    const { folder, sums } = await oldDisk();
    const outcome = await organize(folder, ['heap', '--json']);
    expect(outcome.code).toBe(0);
    expect(
      linesOf(outcome)
        .map(({ file }) => file)
        .toSorted(),
    ).toEqual([...sums.keys()].toSorted());
    const zip = await readFile(join(folder, 'organized_photos.zip'));
    expect([...(await openedArchive(zip)).values()].toSorted()).toEqual([...sums.values()].toSorted());
    const table = (await topOfArchive(zip)).get('where-my-pix.csv') ?? '';
    for (const name of sums.keys()) expect(table).toContain(name);
    expect((await organize(folder, ['restore', 'organized_photos.zip', '--into', 'back'])).code).toBe(0);
    for (const [name, sum] of sums) expect(sha256(await readFile(join(folder, 'back', name)))).toBe(sum);
  });

  it(
    'are moved into a folder, and get their own bytes back with undo',
    { tags: ['nightly', 'originals-kept'] },
    async () => {
      const { folder } = await oldDisk();
      const before = await pathsIn(join(folder, 'heap'));
      expect(await organize(folder, ['heap', '--into', 'sorted', '--move'])).toMatchObject({ code: 0 });
      expect(await pathsIn(join(folder, 'heap'))).toEqual([]);
      expect(await organize(folder, ['undo', 'sorted'])).toMatchObject({ code: 0 });
      expect(await pathsIn(join(folder, 'heap'))).toEqual(before);
    },
  );

  it('can be typed', async () => {
    const { folder, sums } = await oldDisk();
    const script = `"${process.execPath}" "${COMMAND_LINE}" "$(printf 'heap/Caf\\351.jpg')" --json --dry-run`;
    const { stdout } = await promisify(execFile)('sh', ['-c', script], { cwd: folder });
    expect(linesOf({ code: 0, stdout, stderr: '' })).toMatchObject([
      { file: 'Café.jpg', sha256: sums.get('Café.jpg') },
    ]);
  });
});
