import { createHash } from 'node:crypto';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  statfs,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { datedHead } from '#codec/written/written-date.ts';
import type { TableRow } from '#core/lists/listed-facts.ts';
import { folderFiles } from '../../../../cli/restore/folder-files.ts';
import { giveBack } from '../../../../cli/restore/give-back.ts';
import { zipFiles } from '../../../../cli/restore/zip-files.ts';

let root: string;
let source: string;
let into: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'give-back-')));
  source = join(root, 'source');
  into = join(root, 'into');
  await mkdir(source);
  await mkdir(into);
});
afterEach(() => rm(root, { recursive: true }));

const { signal } = new AbortController();

function rowOf(original: string, path: string, bytes: string, more: Partial<TableRow> = {}): TableRow {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const sizeBytes = Buffer.byteLength(bytes);
  const told = {
    description: '',
    category: '',
    date: '',
    dateSource: '' as const,
    group: '',
    place: '',
    reason: '',
    concepts: '',
    originalSha256: '',
    filmSeconds: undefined,
  };
  return { original, path, sha256, sizeBytes, modifiedMs: undefined, isPlaced: true, ...told, ...more };
}

async function givenBack(rows: readonly TableRow[]) {
  const { files } = await folderFiles(source);
  const ended = await giveBack(files, { rows, within: '' }, into, signal);
  return rows.map((row) => ended.get(row)?.type);
}

describe('restoring photos', () => {
  it('finds them by their bytes, under any name, including duplicates', async () => {
    await writeFile(join(source, 'renamed.jpg'), 'one');
    const rows = [
      rowOf('x/a.jpg', 'Pets/dog.jpg', 'one', { modifiedMs: 86_400_000 }),
      rowOf('b.jpg', 'c.jpg', 'one'),
    ];
    expect(await givenBack(rows)).toEqual(['restored', 'restored']);
    expect(await readFile(join(into, 'x/a.jpg'), 'utf8')).toBe('one');
    expect((await stat(join(into, 'x/a.jpg'))).mtimeMs).toBe(86_400_000);
    // Two files, not two names of one.
    expect((await stat(join(into, 'x/a.jpg'))).ino).not.toBe((await stat(join(into, 'b.jpg'))).ino);
  });

  it('restores nothing that is missing or has other bytes', async () => {
    await writeFile(join(source, 'a.jpg'), 'two');
    const rows = [rowOf('a.jpg', 'a.jpg', 'one'), rowOf('b.jpg', 'b.jpg', 'six')];
    expect(await givenBack(rows)).toEqual(['changed', 'missing']);
    expect(await readdir(into)).toEqual([]);
  });

  it('leaves every existing file alone', async () => {
    await writeFile(join(source, 'a.jpg'), 'one');
    await writeFile(join(into, 'mine.jpg'), 'two');
    await writeFile(join(into, 'same.jpg'), 'one');
    const rows = [rowOf('mine.jpg', 'a.jpg', 'one'), rowOf('same.jpg', 'a.jpg', 'one')];
    expect(await givenBack(rows)).toEqual(['taken', 'there-already']);
    expect(await readFile(join(into, 'mine.jpg'), 'utf8')).toBe('two');
    expect((await readdir(into)).toSorted()).toEqual(['mine.jpg', 'same.jpg']);
  });

  it('restores a photo from before a date was written into its copy, if the list records it', async () => {
    const original = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const { bytes, replaced } = datedHead(original, { local: '2019-07-14T18:03:12' }) ?? {};
    const copy = Buffer.concat([bytes ?? Buffer.alloc(0), original.subarray(replaced)]);
    const sumOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');
    await writeFile(join(source, 'renamed.jpg'), copy);
    const known = { sha256: sumOf(copy), sizeBytes: copy.length };
    const rows = [
      rowOf('a.jpg', 'a.jpg', '', { ...known, originalSha256: sumOf(original) }),
      rowOf('as_it_is.jpg', 'renamed.jpg', '', known),
      rowOf('b.jpg', 'renamed.jpg', '', { ...known, originalSha256: 'ab'.repeat(32) }),
    ];
    expect(await givenBack(rows)).toEqual(['restored', 'restored', 'changed']);
    expect(await readFile(join(into, 'a.jpg'))).toEqual(original);
    expect(await readFile(join(into, 'as_it_is.jpg'))).toEqual(copy);
    expect((await readdir(into)).toSorted()).toEqual(['a.jpg', 'as_it_is.jpg']);
  });

  it.each(['../out.jpg', '/out.jpg', 'C:/out.jpg', 'a/../../out.jpg'])(
    'never writes to %s',
    async (original) => {
      await writeFile(join(source, 'a.jpg'), 'one');
      expect(await givenBack([rowOf(original, 'a.jpg', 'one')])).toEqual(['unsafe']);
      expect(await readdir(into)).toEqual([]);
      expect((await readdir(root)).toSorted()).toEqual(['into', 'source']);
    },
  );

  it.each([
    '.where-my-pix/journal-2026-11-24T00-37-06-076-17212cd4.jsonl',
    '.WHERE-MY-PIX/a.jpg',
    '.ssh/authorized_keys',
    'Été 2024/.git/hooks/post-checkout',
    '.bashrc',
    'home/.config.json',
  ])('restores nothing to %s, which is hidden', async (original) => {
    await writeFile(join(source, 'a.jpg'), 'one');
    expect(await givenBack([rowOf(original, 'a.jpg', 'one')])).toEqual(['unsafe']);
    expect(await readdir(into)).toEqual([]);
  });

  it('restores a hidden photo', async () => {
    await writeFile(join(source, 'a.jpg'), 'one');
    expect(await givenBack([rowOf('2024/.hidden.jpg', 'a.jpg', 'one')])).toEqual(['restored']);
  });

  it.each([
    ['large copies of one file', 400, 1024 * 1024],
    ['very many copies of a small one', 20_000, 1],
  ])('refuses %s before it writes anything, whatever sizes the list declares', async (_what, rows, bytes) => {
    const text = 'x'.repeat(bytes);
    await writeFile(join(source, 'a.jpg'), text);
    const row = rowOf('', 'a.jpg', text, { sizeBytes: undefined });
    const all = Array.from({ length: rows }, (_, at) => ({ ...row, original: `${at}.jpg` }));
    await expect(givenBack(all)).rejects.toThrow('copies of the same files');
    expect(await readdir(into)).toEqual([]);
  });

  it('writes nothing if there is no room for everything', async () => {
    const { bavail, bsize } = await statfs(into);
    const file = {
      path: 'a.jpg',
      sizeBytes: bavail * bsize + 1,
      modifiedMs: 0,
      read: async function* () {
        yield Buffer.from('one');
      },
    };
    const list = { rows: [rowOf('a.jpg', 'a.jpg', 'one', { sizeBytes: undefined })], within: '' };
    await expect(giveBack([file], list, into, signal)).rejects.toThrow(
      /it needs [\d,]+ MB, and [\d,]+ MB are free/,
    );
    expect(await readdir(into)).toEqual([]);
  });

  it('enters no link, and replaces none', async () => {
    await writeFile(join(source, 'a.jpg'), 'one');
    await mkdir(join(root, 'elsewhere'));
    await symlink(join(root, 'elsewhere'), join(into, 'link'), 'junction');
    const rows = [rowOf('link/a.jpg', 'a.jpg', 'one'), rowOf('link', 'a.jpg', 'one')];
    expect(await givenBack(rows)).toEqual(['in-the-way', 'taken']);
    expect(await readdir(join(root, 'elsewhere'))).toEqual([]);
  });

  it('reads no file through a link', async () => {
    await writeFile(join(root, 'secret'), 'one');
    await symlink(join(root, 'secret'), join(source, 'a.jpg'));
    expect(await givenBack([rowOf('a.jpg', 'a.jpg', 'one')])).toEqual(['missing']);
  });
});

describe('a ZIP to restore photos from', () => {
  async function zipOf(entries: Readonly<Record<string, string>>, compression: 'STORE' | 'DEFLATE') {
    const zip = new JSZip();
    for (const [path, text] of Object.entries(entries)) zip.file(path, text, { createFolders: false });
    const path = join(root, 'a.zip');
    await writeFile(path, await zip.generateAsync({ type: 'nodebuffer', compression }));
    return path;
  }

  it.each(['STORE', 'DEFLATE'] as const)('is read piece by piece (%s)', async (compression) => {
    const text = 'photo '.repeat(50_000);
    const { files, close } = await zipFiles(await zipOf({ 'Été/a.jpg': text, 'empty.jpg': '' }, compression));
    const rows = [rowOf('a.jpg', 'Été/a.jpg', text), rowOf('e.jpg', 'empty.jpg', '')];
    const ended = await giveBack(files, { rows, within: '' }, into, signal);
    await close();
    expect(rows.map((row) => ended.get(row)?.type)).toEqual(['restored', 'restored']);
    expect(await readFile(join(into, 'a.jpg'), 'utf8')).toBe(text);
  });

  it('yields no more bytes than an entry declares', async () => {
    const path = await zipOf({ 'a.jpg': 'x'.repeat(10_000) }, 'DEFLATE');
    const bytes = await readFile(path);
    const record = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    bytes.writeUInt32LE(5, record + 24);
    await writeFile(path, bytes);
    const { files, close } = await zipFiles(path);
    const pieces: Uint8Array[] = [];
    const readAll = async () => {
      for await (const piece of files[0]?.read() ?? []) pieces.push(piece);
    };
    await expect(readAll()).rejects.toThrow('zip-unreadable');
    await close();
    expect(pieces).toEqual([]);
  });

  it('is refused if it is invalid', async () => {
    await writeFile(join(root, 'a.zip'), 'no zip at all');
    await expect(zipFiles(join(root, 'a.zip'))).rejects.toThrow('zip-unreadable');
  });
});
