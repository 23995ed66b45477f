import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forgetPeople, readPeople, writePeople } from '../../../../cli/people/people-file.ts';

const VECTOR = Float32Array.from({ length: 128 }, (_, at) => Math.fround(at / 1000));
const ANNA = {
  name: 'Anna',
  vectors: [VECTOR],
  photos: [{ path: 'Anna/a.jpg', sha256: 'ab'.repeat(32), sizeBytes: 7 }],
};

async function stateFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'people-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('a library’s people', () => {
  it('are remembered per library, and only for this user', async () => {
    const state = await stateFolder();
    await writePeople(state, '/pictures', [ANNA]);
    expect(await readPeople(state, '/pictures')).toEqual([ANNA]);
    expect(await readPeople(state, '/others')).toEqual([]);
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
    expect(await readPeople(state, '/one')).toEqual([]);
    expect(await readPeople(state, '/two')).toEqual([ANNA]);
    expect(await forgetPeople(state, [])).toBe(2);
    expect(await readdir(state)).toEqual(['library-0123456789abcdef.jsonl']);
    expect(await forgetPeople(state, [])).toBe(0);
    expect(await forgetPeople(join(state, 'missing'), [])).toBe(0);
  });

  it.each([
    'no JSON',
    '[]',
    '{"people":7}',
    '{"people":[null,{"name":"","vectors":[],"photos":[]}]}',
    '{"people":[{"name":"Anna","vectors":["AAAA"],"photos":[]}]}',
    `{"people":[{"name":"Anna","vectors":["${Buffer.from(new Float32Array(128).fill(Number.NaN).buffer).toString('base64')}"],"photos":[]}]}`,
  ])('are nobody if the file has %s', async (text) => {
    const state = await stateFolder();
    await writePeople(state, '/pictures', [ANNA]);
    const [name = ''] = await readdir(state);
    await writeFile(join(state, name), text);
    expect(await readPeople(state, '/pictures')).toEqual([]);
  });

  it('are neither read nor written through a link', async () => {
    const state = await stateFolder();
    await writePeople(state, '/pictures', [ANNA]);
    const [name = ''] = await readdir(state);
    const elsewhere = join(state, 'elsewhere');
    await writeFile(elsewhere, await readFile(join(state, name)));
    await rm(join(state, name));
    await symlink(elsewhere, join(state, name));
    expect(await readPeople(state, '/pictures')).toEqual([]);
    const before = await readFile(elsewhere, 'utf8');
    await writePeople(state, '/pictures', []);
    expect(await readFile(elsewhere, 'utf8')).toBe(before);
  });
});
