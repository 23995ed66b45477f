import { readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { NIGHTLY } from '../../nightly.ts';
import { linesOf } from '../cli/run-organize.ts';
import { datedLibrary, DRAWN, emptyLibrary } from './a-library.ts';

describe(`add${DRAWN}`, () => {
  it(
    'adds photos to another program’s library in its order, once, and undoes it',
    { tags: ['users-organized-photos-stay-organized-new'] },
    async () => {
      const { folder, library, photo, paths, run, start } = await datedLibrary();
      await photo('new/IMG_20240620_181500.jpg', 20);
      await photo('new/deep/IMG_20250102_090000.jpg', 21);
      await photo('new/a copy with another name.jpg', 3);
      await photo('new/the same twice.jpg', 20);
      const [before, originals] = [await treeOf(library), await treeOf(join(folder, 'new'))];

      const outcome = await start('add', 'new', '--into', 'library').ended;
      expect(outcome).toMatchObject({ code: 0, stderr: '' });
      expect(outcome.stdout).toContain('Learned scheme: {date:YYYY}/{date:MM}. 12 of 12 photos follow it.');
      expect(outcome.stdout).toContain('2 new, 2 already in the library.');
      expect(outcome.stdout).toMatch(
        /2 files go into the library:\n {2}2024\/ +1\n {4}06\/ +1\n {2}2025\/ +1\n/,
      );
      expect(outcome.stdout).toContain('a copy with another name.jpg is 2024/04/20240405_100000.jpg');
      const added = (await paths()).filter((path) => !before.some((file) => file.path === path));
      expect(added).toEqual(['2024/06/20240620_181500.jpg', '2025/01/20250102_090000.jpg']);
      expect(await treeOf(join(folder, 'new'))).toEqual(originals);

      const after = await treeOf(library);
      const again = await run('add', 'new', '--into', 'library');
      expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing to add.') });
      expect(await treeOf(library)).toEqual(after);

      const undone = await run('undo', 'library');
      expect(undone).toMatchObject({ code: 0, stdout: 'Undone in library: 2 of 2.\n' });
      expect(await treeOf(library)).toEqual(before);
    },
  );

  it(
    'continues our own library: its folders, its events and its one list',
    { tags: ['users-organized-photos-stay-organized-new'] },
    async () => {
      const { library, photo, paths, run } = await emptyLibrary();
      for (const [at, day] of ['12', '12', '13', '13'].entries())
        await photo(`old/IMG_202407${day}_1${at}0000.jpg`, at);
      for (const at of [4, 5, 6]) await photo(`old/IMG_20240901_1${at}0000.jpg`, at);
      await run('add', 'old', '--into', 'library', '--scheme', '{date:YYYY}/{event}');
      // A person gives an event its name.
      await rename(join(library, '2024/2024-07-12'), join(library, '2024/2024-07-12 Lisbon'));
      const before = await paths();
      await photo('new/IMG_20240712_183000.jpg', 7);
      await photo('new/IMG_20241224_200000.jpg', 8);

      const outcome = await run('add', 'new', '--into', 'library', '--json');

      expect(outcome.code).toBe(0);
      expect(outcome.stderr).toContain('Scheme of an earlier run: {date:YYYY}/{event}.');
      const folders = linesOf(outcome).map(({ path = '' }) => path.split('/').slice(0, -1).join('/'));
      expect(folders.toSorted()).toEqual(['2024/2024-07-12 Lisbon', '2024/2024-12-24']);
      expect(await paths()).toHaveLength(before.length + 2);
      const table = await readFile(join(library, 'where-my-pix.csv'), 'utf8');
      expect(table.trim().split('\r\n')).toHaveLength(1 + 9);
      expect((await treeOf(library)).map(({ path }) => path)).not.toContain('where-my-pix-2.csv');
    },
  );

  it('does not take the first trip’s folder for that of every photo', async () => {
    const { photo, paths, run } = await emptyLibrary();
    for (let at = 0; at < 6; at += 1) {
      await photo(`library/2024/2024-05-12 Lisbon/2024051${2 + (at % 2)}_1${at}0000.jpg`, at);
    }
    await photo('new/IMG_20240513_190000.jpg', 10);
    for (const at of [1, 2, 3, 4]) await photo(`new/IMG_20250301_1${at}0000.jpg`, 10 + at);
    const outcome = await run('add', 'new', '--into', 'library');
    expect(outcome.stdout).toContain('Learned scheme: {date:YYYY}/{event}. 6 of 6 photos follow it.');
    const folders = new Set((await paths()).map((path) => path.slice(0, path.lastIndexOf('/'))));
    expect([...folders].toSorted()).toEqual(['2024/2024-05-12 Lisbon', '2025/2025-03-01']);
    expect((await paths()).filter((path) => path.startsWith('2024'))).toHaveLength(7);
  });

  it('follows the library’s own rules, unless others are named', async () => {
    const { folder, library, photo, run } = await emptyLibrary();
    await photo('new/IMG_0001.jpg', 20);
    const [probe] = linesOf(await run('new', '--dry-run', '--json'));
    const word = probe?.description?.split(/[ .,]/).find(({ length }) => length > 3) ?? '';
    const ruled = (category: string) => JSON.stringify({ rules: [{ has: [word], category }] });
    await writeFile(join(library, 'organizing-rules.json'), ruled('Ours'));
    await writeFile(join(folder, 'other.json'), ruled('Theirs'));
    const own = await run('add', 'new', '--into', 'library', '--dry-run');
    expect(own.stdout).toContain(`Rules: ${join(library, 'organizing-rules.json')}.`);
    expect(own.stdout).toContain('IMG_0001.jpg → Ours/');
    const other = await run('add', 'new', '--into', 'library', '--dry-run', '--rules', 'other.json');
    expect(other.stdout).toContain('IMG_0001.jpg → Theirs/');
  });

  it('leaves sidecars of photos that are there, and takes those of new ones', async () => {
    const { folder, photo, paths, run } = await datedLibrary();
    await photo('new/known.jpg', 3);
    await photo('new/IMG_20240620_181500.jpg', 20);
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
    for (const name of ['known.jpg.xmp', 'IMG_20240620_181500.jpg.xmp']) {
      await writeFile(join(folder, 'new', name), xmp);
    }
    const outcome = await run('add', 'new', '--into', 'library', '--move');
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('1 new, 1 already in') });
    // It isn't: the library has it.
    expect(outcome.stdout).not.toContain('its photo is missing');
    expect((await paths()).filter((path) => path.endsWith('.xmp'))).toEqual([
      '2024/06/20240620_181500.jpg.xmp',
    ]);
    expect((await treeOf(join(folder, 'new'))).map(({ path }) => path).toSorted()).toEqual([
      'known.jpg',
      'known.jpg.xmp',
    ]);
  });

  it('shows what it would do, and writes nothing', NIGHTLY, async () => {
    const { folder, photo, run } = await datedLibrary();
    await photo('new/IMG_20240620_181500.jpg', 20);
    const before = await treeOf(folder);
    const dry = await run('add', 'new', '--into', 'library', '--dry-run');
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toContain('IMG_20240620_181500.jpg → 2024/06/20240620_181500.jpg');
    expect((await treeOf(folder)).filter(({ path }) => !path.startsWith('state'))).toEqual(before);
  });

  it('is found and restored by the extended list', NIGHTLY, async () => {
    const { folder, photo, run } = await datedLibrary();
    await photo('new/IMG_20240620_181500.jpg', 20);
    await run('add', 'new', '--into', 'library');
    await photo('more/IMG_20240720_181500.jpg', 21);
    await run('add', 'more', '--into', 'library');
    const found = await run('find', '2024-06-20', 'library');
    expect(found.stdout).toBe(`${join('library', '2024', '06', '20240620_181500.jpg')}\n`);
    await run('restore', 'library', '--into', 'back');
    const back = (await treeOf(join(folder, 'back'))).map(({ path }) => path);
    expect(back.toSorted()).toEqual(['IMG_20240620_181500.jpg', 'IMG_20240720_181500.jpg']);
  });

  it('keeps a flat library flat, with the photos’ own names', NIGHTLY, async () => {
    const { photo, paths, run } = await emptyLibrary();
    for (const at of [0, 1, 2, 3]) await photo(`library/IMG_000${at}.JPG`, at);
    await photo('new/IMG_0009.jpg', 9);
    await photo('new/sub/IMG_0002.jpg', 10);
    const outcome = await run('add', 'new', '--into', 'library', '--no-list');
    expect(outcome.code).toBe(0);
    expect(await paths()).toEqual([
      'IMG_0000.JPG',
      'IMG_0001.JPG',
      'IMG_0002.JPG',
      'IMG_0002_2.jpg',
      'IMG_0003.JPG',
      'IMG_0009.jpg',
    ]);
  });

  it('moves on request, and leaves duplicates of the library in place', NIGHTLY, async () => {
    const { folder, photo, paths, run } = await datedLibrary();
    await photo('new/IMG_20240620_181500.jpg', 20);
    await photo('new/known.jpg', 3);
    const before = await treeOf(join(folder, 'new'));
    expect((await run('add', 'new', '--into', 'library', '--move')).code).toBe(0);
    expect((await treeOf(join(folder, 'new'))).map(({ path }) => path)).toEqual(['known.jpg']);
    expect(await paths()).toContain('2024/06/20240620_181500.jpg');
    expect((await run('undo', 'library')).code).toBe(0);
    expect(await treeOf(join(folder, 'new'))).toEqual(before);
  });

  it('adds from a folder inside the library without treating its photos as new', NIGHTLY, async () => {
    const { photo, paths, run } = await datedLibrary();
    await photo('library/Inbox/IMG_20240620_181500.jpg', 20);
    const inside = await run('add', 'library/Inbox', '--into', 'library', '--move', '--no-list');
    expect(inside.code).toBe(0);
    expect(await paths()).toContain('2024/06/20240620_181500.jpg');
    const around = await run('add', '.', '--into', 'library');
    expect(around.stdout + around.stderr).toMatch(/Nothing to add|No photos found/);
    expect(await paths()).toHaveLength(13);
  });

  it('rejects a changed file’s list, and one that leads elsewhere', NIGHTLY, async () => {
    const { library, photo, paths, run } = await datedLibrary();
    await photo('new/IMG_20240620_181500.jpg', 20);
    await run('add', 'new', '--into', 'library');
    const table = join(library, 'where-my-pix.csv');
    const text = await readFile(table, 'utf8');
    // Another photo has the path that the list records for this one.
    await photo('library/2024/06/20240620_181500.jpg', 30);
    const edited = text.replaceAll('\r\n', ',my notes\r\n');
    await writeFile(table, `${edited}../../etc/passwd,x.jpg,,,,,,${'0'.repeat(64)},1,,,placed,,,\r\n`);
    const outcome = await run('add', 'new', '--into', 'library');
    expect(outcome).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 new, 0 already in the library'),
    });
    expect(await paths()).toContain('2024/06/20240620_181500_2.jpg');
    // The edited list stays unchanged, and the photo is in the next one.
    expect(await readFile(table, 'utf8')).toContain('/etc/passwd');
    expect(await readFile(join(library, 'where-my-pix-2.csv'), 'utf8')).toContain('181500_2.jpg');
  });

  it('recognizes copies that dates were written into', NIGHTLY, async () => {
    const { photo, paths, run } = await emptyLibrary();
    await photo('new/IMG_20240620_181500.jpg', 20);
    const first = await run('new', '--into', 'library', '--write-dates');
    expect(first.stdout).toContain('1');
    const before = await paths();
    expect((await run('add', 'new', '--into', 'library')).stdout).toContain(
      '0 new, 1 already in the library.',
    );
    expect(await paths()).toEqual(before);
  });

  it('enters no link of the library, and writes through none', NIGHTLY, async () => {
    const { folder, library, photo, run } = await datedLibrary();
    await photo('elsewhere/IMG_1.jpg', 20);
    await photo('new/IMG_20250620_181500.jpg', 20);
    await symlink(join(folder, 'elsewhere'), join(library, '2025'));
    const outcome = await run('add', 'new', '--into', 'library', '--no-list');
    expect(outcome.stdout).toContain('1 new, 0 already in the library.');
    expect((await treeOf(join(folder, 'elsewhere'))).map(({ path }) => path)).toEqual(['IMG_1.jpg']);
  });

  it.each([
    [['add', 'new', '--into', 'nowhere'], 'nowhere doesn’t exist.'],
    [['add', 'new'], 'add needs the library’s folder'],
    [['add', 'new', '--into', 'library', '--once'], 'Unknown option --once.'],
    [['add', 'library', '--into', 'library'], 'library is the library itself.'],
  ])('explains what is wrong with %j', async (args, text) => {
    const { photo, run } = await datedLibrary();
    await photo('new/a.jpg', 20);
    expect(await run(...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(text) });
  });
});
