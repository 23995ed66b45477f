import { appendFile, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { FileMemory } from '../../../../cli/library/file-memory.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'memory-'));
});
afterEach(() => rm(root, { recursive: true }));

const open = () => FileMemory.open(join(root, 'state'), '/library');

/** A checksum function that counts its reads. */
function counting() {
  let count = 0;
  return { read: async () => ({ date: `read ${(count += 1)}` }), times: () => count };
}

describe('FileMemory', () => {
  it('reads a file once, even across runs', async () => {
    const path = join(root, 'a.jpg');
    await writeFile(path, 'bytes');
    const { read, times } = counting();
    const first = await open();
    await first.facts(path, 'date', read);
    await first.save(() => true);
    const second = await open();
    expect(await second.facts(path, 'date', read)).toMatchObject({ date: 'read 1' });
    expect(times()).toBe(1);
  });

  it('reads an edited file again, even if size and time are the same', async () => {
    const path = join(root, 'a.jpg');
    await writeFile(path, 'bytes');
    await utimes(path, 1e9, 1e9);
    const memory = await open();
    const before = await memory.sum(path);
    await writeFile(path, 'BYTES');
    await utimes(path, 1e9, 1e9);
    expect(await memory.sum(path)).not.toBe(before);
  });

  it('reads a link again when its target has changed', async () => {
    const [target, link] = [join(root, 'a.jpg'), join(root, 'link.jpg')];
    await writeFile(target, 'half');
    await symlink(target, link);
    const memory = await open();
    const before = await memory.sum(link);
    await appendFile(target, ' and the rest');
    expect(await memory.sum(link)).not.toBe(before);
  });

  it('forgets missing files, and keeps those a watch is done with', async () => {
    const memory = await open();
    for (const name of ['gone', 'there', 'handled']) await writeFile(join(root, name), name);
    for (const name of ['gone', 'there']) await memory.sum(join(root, name));
    const mark = (await FileMemory.markOf(join(root, 'handled'))) ?? '';
    memory.handle(join(root, 'handled'), mark);
    await memory.save(() => false);
    const later = await open();
    await later.sum(join(root, 'there'));
    await later.save(() => false);
    const last = await open();
    expect(last.isHandled(join(root, 'handled'), mark)).toBe(true);
    expect(last.isHandled(join(root, 'handled'), 'edited')).toBe(false);
    const { read } = counting();
    expect(await last.facts(join(root, 'gone'), 'sha256', read)).toMatchObject({ date: 'read 1' });
  });

  it('refuses the memory of a newer version with a sentence, and keeps it', async () => {
    const memory = await open();
    memory.photoCount = 3;
    await memory.save(() => true);
    const [name = ''] = await readdir(join(root, 'state'));
    const path = join(root, 'state', name);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
      version: RECORD_VERSIONS.library,
      photoCount: 3,
    });
    const newer = `${JSON.stringify({ version: RECORD_VERSIONS.library + 1, photos: 3 })}\n`;
    await writeFile(path, newer);
    await expect(open()).rejects.toThrow(
      `A newer version of Where My Pix wrote ${path}. It was left unchanged.`,
    );
    expect(await readFile(path, 'utf8')).toBe(newer);
  });

  it('starts over with a damaged file, without an error', async () => {
    const memory = await open();
    memory.photoCount = 7;
    await memory.save(() => true);
    const [name = ''] = await readdir(join(root, 'state'));
    await appendFile(
      join(root, 'state', name),
      '{"path":1}\nno JSON\n{"path":"/a","mark":"m","sha256":"short"}\n',
    );
    const again = await open();
    expect(again.photoCount).toBe(7);
    expect(again.isHandled('/a', 'm')).toBe(false);
  });
});
