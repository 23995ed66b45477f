import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forgetPeople, readPeople, writePeople } from '../../../../cli/people/people-file.ts';

const VECTOR = new Float32Array(128).fill(Math.sqrt(1 / 128));
const ANNA = {
  name: 'Anna',
  vectors: [VECTOR],
  photos: [{ path: 'Anna/a.jpg', sha256: 'ab'.repeat(32), sizeBytes: 7 }],
};

const NOBODY = { people: [], unreadable: undefined };
const UNIT = Math.sqrt(1 / 128);

function vectorText(value: number): string {
  return Buffer.from(new Float32Array(128).fill(value).buffer).toString('base64');
}

/** The file of a library with one person, changed. */
function fileOf(changed: object): string {
  const anna = { ...ANNA, vectors: [vectorText(UNIT)], ...changed };
  return JSON.stringify({ version: 1, library: '/pictures', people: [anna] });
}

async function stateFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'people-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('a library’s people', () => {
  it('are remembered per library, and only for this user', async () => {
    const state = await stateFolder();
    await writePeople(state, '/pictures', [ANNA]);
    expect(await readPeople(state, '/pictures')).toEqual({ people: [ANNA], unreadable: undefined });
    expect(await readPeople(state, '/others')).toEqual(NOBODY);
    const [name = ''] = await readdir(state);
    expect((await stat(join(state, name))).mode & 0o077).toBe(process.platform === 'win32' ? 0o066 : 0);
  });

  it('are forgotten for one library, or for all, with the leftovers of a crash', async () => {
    const state = await stateFolder();
    for (const top of ['/one', '/two', '/three']) await writePeople(state, top, [ANNA]);
    await writeFile(join(state, 'library-0123456789abcdef.jsonl'), '{}');
    const crashed = (await readdir(state)).find((name) => name.startsWith('people-')) ?? '';
    await writeFile(join(state, `${crashed}-0d0d`), 'part');
    expect(await forgetPeople(state, ['/one'])).toBe(1);
    expect(await readPeople(state, '/one')).toEqual(NOBODY);
    expect((await readPeople(state, '/two')).people).toEqual([ANNA]);
    expect(await forgetPeople(state, [])).toBe(2);
    expect(await readdir(state)).toEqual(['library-0123456789abcdef.jsonl']);
    expect(await forgetPeople(state, [])).toBe(0);
    expect(await forgetPeople(join(state, 'missing'), [])).toBe(0);
  });

  it.each([
    ['no JSON', 'no JSON'],
    ['another form', '[]'],
    ['no version', JSON.stringify({ library: '/pictures', people: [] })],
    ['a later version', JSON.stringify({ version: 2, library: '/pictures', people: [] })],
    ['another library', JSON.stringify({ version: 1, library: '/others', people: [] })],
    ['nobody’s name', fileOf({ name: '' })],
    ['a path as a name', fileOf({ name: '../Anna' })],
    ['a vector that is too short', fileOf({ vectors: ['AAAA'] })],
    ['a vector without numbers', fileOf({ vectors: [vectorText(Number.NaN)] })],
    ['a vector that is like everybody', fileOf({ vectors: [vectorText(1e6)] })],
    ['more vectors than we keep', fileOf({ vectors: Array.from({ length: 13 }, () => vectorText(UNIT)) })],
    ['no checksum', fileOf({ photos: [{ path: 'a.jpg', sha256: '', sizeBytes: 1 }] })],
  ])('are left alone where the file has %s', async (_, text) => {
    const state = await stateFolder();
    await writePeople(state, '/pictures', [ANNA]);
    const [name = ''] = await readdir(state);
    await writeFile(join(state, name), text);
    const unreadable = join(state, name);
    expect(await readPeople(state, '/pictures')).toEqual({ people: [], unreadable });
  });

  it('are too many for the file, which stays as it is', async () => {
    const state = await stateFolder();
    await writePeople(state, '/pictures', [ANNA]);
    const photo = { ...ANNA.photos[0]!, path: 'x'.repeat(64 * 1024 * 1024) };
    const many = [{ ...ANNA, photos: [photo] }];
    await expect(writePeople(state, '/pictures', many)).rejects.toThrow('too large');
    expect((await readPeople(state, '/pictures')).people).toEqual([ANNA]);
  });

  it('are neither read nor written through a link', async () => {
    const state = await stateFolder();
    await writePeople(state, '/pictures', [ANNA]);
    const [name = ''] = await readdir(state);
    const elsewhere = join(state, 'elsewhere');
    await writeFile(elsewhere, await readFile(join(state, name)));
    await rm(join(state, name));
    await symlink(elsewhere, join(state, name));
    const unreadable = join(state, name);
    expect(await readPeople(state, '/pictures')).toEqual({ people: [], unreadable });
    const before = await readFile(elsewhere, 'utf8');
    await writePeople(state, '/pictures', []);
    expect(await readFile(elsewhere, 'utf8')).toBe(before);
  });
});
