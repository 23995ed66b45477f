import { appendFile, mkdir, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { NIGHTLY } from '../../nightly.ts';
import { datedLibrary, DRAWN, emptyLibrary, writeText } from './a-library.ts';

const NEW = '2024/06/20240620_181500.jpg';

describe(`watch${DRAWN}`, () => {
  it(
    'adds photos once they are complete, leaves the originals, and ends when stopped',
    { tags: ['users-organized-photos-stay-organized-new'] },
    async () => {
      const { folder, photo, paths, start } = await datedLibrary();
      await photo('camera/known.jpg', 3);
      const watching = start('watch', 'camera', '--into', 'library');
      // Copied slowly: it isn't a photo before its end has arrived.
      await photo('whole.jpg', 20);
      const whole = await readFile(join(folder, 'whole.jpg'));
      const target = join(folder, 'camera/IMG_20240620_181500.jpg');
      const parts = 8;
      for (let part = 0; part < parts; part += 1) {
        const piece = whole.subarray((part * whole.length) / parts, ((part + 1) * whole.length) / parts);
        await appendFile(target, piece);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await expect.poll(paths).toContain(NEW);
      watching.kill('SIGTERM');
      const outcome = await watching.ended;
      expect(outcome).toMatchObject({ code: 0, stderr: '' });
      expect(outcome.stdout).toContain('Stopped watching.');
      expect(await readFile(join(folder, 'library', NEW))).toEqual(whole);
      expect(await paths()).toHaveLength(13);
      expect((await treeOf(join(folder, 'camera'))).map(({ path }) => path)).toHaveLength(2);
    },
  );

  it(
    'ignores what somebody deleted from the library, and watches a card inserted later',
    NIGHTLY,
    async () => {
      const { folder, photo, paths, run, start } = await datedLibrary();
      await photo('camera/IMG_20240620_181500.jpg', 20);
      const watching = start('watch', 'camera', 'card', '--into', 'library');
      await expect.poll(paths).toContain(NEW);
      await photo('card/IMG_20240820_181500.jpg', 21);
      await expect.poll(paths).toContain('2024/08/20240820_181500.jpg');
      watching.kill('SIGINT');
      const { stdout } = await watching.ended;
      expect(stdout).toContain('card doesn’t exist. Watching starts once it does.');
      await rm(join(folder, 'library', NEW));
      const once = await run('watch', 'camera', 'card', '--into', 'library', '--once');
      expect(once).toMatchObject({ code: 0, stdout: '' });
      expect(await paths()).toHaveLength(13);
    },
  );

  it('adds existing photos with --once, and skips incomplete downloads', async () => {
    const { photo, paths, run } = await datedLibrary();
    await photo('in/IMG_20240620_181500.jpg', 20);
    await photo('in/IMG_20240621_181500.jpg.crdownload', 21);
    await photo('in/.IMG_20240622_181500.jpg.xYz12', 22);
    const outcome = await run('watch', 'in', '--into', 'library', '--once');
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toContain(`IMG_20240620_181500.jpg → ${NEW}`);
    expect(await paths()).toHaveLength(13);
    const list = await run('find', '2024-06-20', 'library');
    expect(list.stdout).toContain('20240620_181500.jpg');
  });

  it('waits for a library whose drive is missing, and creates none in its place', NIGHTLY, async () => {
    const { folder, library, photo, paths, run, start } = await datedLibrary();
    await photo('in/IMG_20240620_181500.jpg', 20);
    await run('watch', 'in', '--into', 'library', '--once');
    await rename(library, join(folder, 'drive'));
    // An empty folder is the mount point of a drive.
    await mkdir(library);
    const watching = start('watch', 'in', '--into', 'library');
    await photo('in/IMG_20240820_181500.jpg', 21);
    const once = await run('watch', 'in', '--into', 'library', '--once');
    expect(once).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('is empty and had photos before'),
    });
    expect(await treeOf(library)).toEqual([]);
    await rm(library, { recursive: true });
    const gone = await run('watch', 'in', '--into', 'library', '--once');
    expect(gone).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('library isn’t available. Waiting'),
    });
    await rename(join(folder, 'drive'), library);
    await expect.poll(paths).toContain('2024/08/20240820_181500.jpg');
    watching.kill('SIGINT');
    expect((await watching.ended).code).toBe(0);
  });

  it('takes no empty folder for a library that it has only looked at', async () => {
    const { folder, library, photo, paths, run } = await datedLibrary();
    await mkdir(join(folder, 'in'));
    expect((await run('watch', 'in', '--into', 'library', '--once')).code).toBe(0);
    await rename(library, join(folder, 'drive'));
    // The mount point of its drive, with what systems leave in one.
    await writeText(folder, 'library/.directory', '');
    await photo('in/IMG_20240820_181500.jpg', 21);
    const outcome = await run('watch', 'in', '--into', 'library', '--once', '--move');
    expect(outcome).toMatchObject({ code: 1, stdout: expect.stringContaining('is empty and had photos') });
    expect((await treeOf(library)).map(({ path }) => path)).toEqual(['.directory']);
    expect((await treeOf(join(folder, 'in'))).map(({ path }) => path)).toHaveLength(1);
    await rm(library, { recursive: true });
    await rename(join(folder, 'drive'), library);
    await run('watch', 'in', '--into', 'library', '--once');
    expect(await paths()).toHaveLength(13);
  });

  it('adds files that arrive together at once, and a photo with its sidecar', async () => {
    const { folder, photo, paths, start } = await datedLibrary();
    await mkdir(join(folder, 'in'));
    const watching = start('watch', 'in', '--into', 'library');
    // It has looked once: it remembers the library.
    const remembered = async () =>
      (await readdir(join(folder, 'state'), { recursive: true }).catch((): string[] => [])).join('\n');
    await expect.poll(remembered).toMatch(/library-[^\n]+\.jsonl/);
    await Promise.all([20, 21, 22, 23].map((at) => photo(`in/IMG_202406${at}_181500.jpg`, at)));
    // It never gets its end before the others are added.
    const sidecar = '<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>';
    await photo('in/IMG_20240624_181500.jpg', 24);
    await writeText(folder, 'in/IMG_20240624_181500.xmp', sidecar.slice(0, 20));
    await expect.poll(paths).toHaveLength(12 + 4);
    await writeText(folder, 'in/IMG_20240624_181500.xmp', sidecar);
    // A file is in its place before it is counted.
    const added = () => [...watching.printed().matchAll(/(\d+) added/g)].map(([, count]) => count);
    await expect.poll(added).toEqual(['4', '2']);
    expect(await paths()).toHaveLength(12 + 6);
    watching.kill('SIGTERM');
    await watching.ended;
  });

  it('reports what it could not do with --once, and promises nothing', async () => {
    const { folder, photo, run } = await datedLibrary();
    await photo('in/IMG_20240620_181500.jpg', 20);
    await writeText(folder, 'library/.where-my-pix', 'a file of somebody else');
    const outcome = await run('watch', 'in', '--into', 'library', '--once');
    expect(outcome).toMatchObject({ code: 1, stdout: expect.stringContaining('part of its path is a file') });
    expect(outcome.stdout).not.toContain('again soon');
  });

  it('lets two watchers of one library add each photo once', NIGHTLY, async () => {
    const { photo, paths, start } = await datedLibrary();
    const both = [start('watch', 'in', '--into', 'library'), start('watch', 'in', '--into', 'library')];
    for (const at of [20, 21, 22]) await photo(`in/IMG_202406${at}_181500.jpg`, at);
    await expect.poll(paths).toHaveLength(15);
    // The slower one has had its turn once it adds this one, or finds it there.
    await photo('in/IMG_20240625_181500.jpg', 25);
    await expect.poll(paths).toHaveLength(16);
    for (const one of both) one.kill('SIGTERM');
    for (const one of both) expect((await one.ended).code).toBe(0);
    expect(await paths()).toHaveLength(16);
  });

  it('finishes interrupted work, and keeps a photo with its sidecar', NIGHTLY, async () => {
    const { folder, photo, paths, run, start } = await datedLibrary();
    for (let at = 20; at < 40; at += 1) await photo(`in/IMG_202406${at - 10}_181500.jpg`, at);
    await writeText(folder, 'in/IMG_20240610_181500.xmp', '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
    await utimes(join(folder, 'in/IMG_20240610_181500.xmp'), 1e9, 1e9);
    const killed = start('watch', 'in', '--into', 'library');
    await expect.poll(async () => (await paths()).length).toBeGreaterThan(13);
    killed.kill('SIGKILL');
    await killed.ended;
    const outcome = await run('watch', 'in', '--into', 'library', '--once');
    expect(outcome.code).toBe(0);
    expect(await paths()).toHaveLength(12 + 20 + 1);
    expect(await paths()).toContain('2024/06/20240610_181500.xmp');
  });

  it('refuses to add the library to itself if a watched folder contains it', NIGHTLY, async () => {
    const { photo, paths, run } = await emptyLibrary();
    for (const at of [0, 1, 2, 3]) await photo(`library/2024/0${at + 1}/IMG_20240${at + 1}01_100000.jpg`, at);
    await photo('other/IMG_20240620_181500.jpg', 20);
    const outcome = await run('watch', '.', '--into', 'library', '--once');
    expect(outcome.code).toBe(0);
    expect(await paths()).toHaveLength(5);
  });
});
