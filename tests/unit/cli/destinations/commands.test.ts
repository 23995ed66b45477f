import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resume, undo } from '../../../../cli/destinations/commands.ts';
import { intoFixture } from './into-fixture.ts';

const run = intoFixture();
const state = () => readdir(join(run.root, 'state'));

describe('undo', () => {
  it('leaves nothing of the run in this computer’s records', async () => {
    await run.put([await run.entryOf('a.jpg', 'Pets/dog.jpg', 'a dog')]);
    expect(await state()).toHaveLength(1);
    expect(await undo(run.returning())).toBe(true);
    expect(await state()).toEqual([]);
  });

  it('undoes the last run first, then the one before it, and then says that there is none', async () => {
    await run.put([await run.entryOf('a.jpg', 'Pets/dog.jpg', 'a dog')]);
    await run.put([await run.entryOf('b.jpg', 'Food/cake.jpg', 'a cake')]);
    expect(await undo(run.returning())).toBe(true);
    expect(existsSync(join(run.folder, 'Food'))).toBe(false);
    expect(existsSync(join(run.folder, 'Pets/dog.jpg'))).toBe(true);
    expect(await undo(run.returning())).toBe(true);
    expect(existsSync(join(run.folder, 'Pets'))).toBe(false);
    await expect(undo(run.returning())).rejects.toThrow('there is no journal');
  });

  it('keeps this computer’s record of a partly undone run', async () => {
    await run.put([await run.entryOf('a.jpg', 'Pets/dog.jpg', 'a dog')]);
    await writeFile(join(run.folder, 'Pets/dog.jpg'), 'edited');
    expect(await undo(run.returning())).toBe(false);
    expect(await state()).toHaveLength(1);
    expect(run.said).toContain('Left unchanged (1):');
  });
});

describe('undo after a partly undone run', () => {
  it('continues with the run before it, and only then returns to what was left', async () => {
    await run.put([await run.entryOf('a.jpg', 'Pets/dog.jpg', 'a dog')]);
    await run.put([await run.entryOf('b.jpg', 'Food/cake.jpg', 'a cake')]);
    await writeFile(join(run.folder, 'Food/cake.jpg'), 'edited');
    expect(await undo(run.returning())).toBe(false);
    expect(await undo(run.returning())).toBe(true);
    expect(existsSync(join(run.folder, 'Pets'))).toBe(false);
    await writeFile(join(run.folder, 'Food/cake.jpg'), 'a cake');
    expect(await undo(run.returning())).toBe(true);
    expect(existsSync(join(run.folder, 'Food'))).toBe(false);
  });
});

describe('resume', () => {
  it('refuses a run whose undo was interrupted, and names the command that finishes it', async () => {
    const controller = new AbortController();
    const entries = [
      await run.entryOf('a.jpg', 'Pets/dog.jpg', 'a dog'),
      await run.entryOf('b.jpg', 'Food/cake.jpg', 'a cake'),
    ];
    await run.put(entries);
    await undo(run.returning([], { signal: controller.signal, onProgress: () => controller.abort() }));
    await expect(resume(run.returning())).rejects.toThrow(`where-my-pix undo ${run.folder} finishes it`);
    expect(await undo(run.returning())).toBe(true);
    expect(existsSync(run.folder)).toBe(false);
  });

  it('says that a folder has no interrupted run, even after a finished one', async () => {
    await mkdir(run.folder);
    await expect(resume(run.returning())).rejects.toThrow('there is no journal');
    await run.put([await run.entryOf('a.jpg', 'Pets/dog.jpg', 'a dog')]);
    await expect(resume(run.returning())).rejects.toThrow('There is no interrupted run');
    expect((await stat(join(run.folder, 'Pets/dog.jpg'))).isFile()).toBe(true);
  });
});
