import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journalName } from '#core/destinations/journal-name.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { draw, organize, ownFolder } from './run-organize.ts';

const STARTED = '2026-11-24T00:37:06.076Z';
const ID = '17212cd4-009c-43ec-a346-4842ab75cf2b';

async function drawPhoto() {
  const folder = await ownFolder();
  await draw(folder, 'photos/IMG_1.jpg', 'navy');
  const state = join(folder, 'state');
  const env = { XDG_STATE_HOME: state, LOCALAPPDATA: state };
  return { folder, state, run: (...args: readonly string[]) => organize(folder, args, env) };
}

/** The path of the only library that this computer remembers. */
async function rememberedLibrary(state: string): Promise<string> {
  const files = await readdir(state, { recursive: true });
  return join(state, files.find((path) => /library-[0-9a-f]+\.jsonl$/.test(path)) ?? '');
}

describe('a record of a newer version', () => {
  it('of a run into a folder is neither undone, resumed nor written next to, and is kept', async () => {
    const { folder, run } = await drawPhoto();
    const own = join(folder, 'sorted/.where-my-pix');
    await mkdir(own, { recursive: true });
    const header = { type: 'journal', format: 'where-my-pix', version: RECORD_VERSIONS.journal + 1 };
    await writeFile(join(own, journalName(STARTED, ID)), `${JSON.stringify(header)}\n{"type":"unheard"}\n`);
    const before = await treeOf(folder);
    for (const args of [
      ['undo', 'sorted'],
      ['resume', 'sorted'],
      ['photos', '--into', 'sorted'],
      ['add', 'photos', '--into', 'sorted'],
    ]) {
      const outcome = await run(...args);
      expect(outcome).toMatchObject({ code: 2, stdout: '' });
      expect(outcome.stderr).toMatch(
        /^[^\n]*A newer version of Where My Pix wrote [^\n]+ It was left unchanged\./,
      );
    }
    expect(await treeOf(folder)).toEqual(before);
  });

  it('of an interrupted ZIP is refused, and is kept without a ZIP next to it', async () => {
    const { folder, run } = await drawPhoto();
    const looked = join(folder, '.where-my-pix-out.zip.looked');
    const newer = `${JSON.stringify({ version: RECORD_VERSIONS.analyses + 1 })}\n`;
    await writeFile(looked, newer);
    for (const more of [[], ['--resume']]) {
      const outcome = await run('photos', '--out', 'out.zip', ...more);
      expect(outcome).toMatchObject({ code: 2, stdout: '' });
      expect(outcome.stderr).toContain('out.zip.looked. It was left unchanged.');
    }
    expect(await readFile(looked, 'utf8')).toBe(newer);
    expect(await readdir(folder)).not.toContain('out.zip');
  });

  it('of a library’s files is refused, and is kept', async () => {
    const { folder, state, run } = await drawPhoto();
    await draw(folder, 'library/Trip/IMG_2.jpg', 'green');
    expect(await run('add', 'photos', '--into', 'library')).toMatchObject({ code: 0 });
    const path = await rememberedLibrary(state);
    const [head = '', ...files] = (await readFile(path, 'utf8')).split('\n');
    const newer = [JSON.stringify({ ...JSON.parse(head), version: RECORD_VERSIONS.library + 1 }), ...files];
    await writeFile(path, newer.join('\n'));
    await draw(folder, 'photos/IMG_3.jpg', 'red');
    const outcome = await run('add', 'photos', '--into', 'library');
    expect(outcome.code).toBe(2);
    expect(outcome.stderr).toContain('.jsonl. It was left unchanged.');
    expect(await readFile(path, 'utf8')).toBe(newer.join('\n'));
  });
});
