import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { resume, undo } from '../../../../cli/destinations/commands.ts';
import { openInto } from '../../../../cli/destinations/into-folder.ts';
import { isRunning, ownIdentity } from '../../../../cli/destinations/process-identity.ts';
import { intoFixture } from './into-fixture.ts';

const run = intoFixture();
const { entryOf, put, returning } = run;

const isPosix = process.platform !== 'win32';
const own = () => join(run.folder, '.where-my-pix');
const LOST = 'was replaced, or another run took it over, so this run has stopped';

const some = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => entryOf(`${at}.jpg`, `Pets/dog ${at}.jpg`, `photo ${at}`)),
  );

/** Does something when this many files are done. */
const after = (files: number, work: () => Promise<void>) => {
  let running = Promise.resolve();
  const onProgress = (done: number) => {
    if (done === files) running = work();
  };
  return { onProgress, ended: () => running };
};

/** An idle process; stopped, so that it says nothing either. */
async function stoppedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  child.kill('SIGSTOP');
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid ?? 0;
}

describe('a run whose folder is removed', () => {
  it.each([
    ['by a link to another folder', (elsewhere: string) => symlink(elsewhere, run.folder, 'junction')],
    ['by another folder', () => mkdir(run.folder)],
    ['and is gone', async () => {}],
  ])('stops, and writes nothing elsewhere: %s', async (_what, replace) => {
    const elsewhere = join(run.root, 'elsewhere');
    await mkdir(elsewhere);
    const entries = await some(20);
    const swap = after(5, async () => {
      await rename(run.folder, join(run.root, 'moved'));
      await replace(elsewhere);
    });
    const slow = (done: number) => swap.onProgress(done);
    await expect(put(entries, true, { onProgress: slow })).rejects.toThrow(LOST);
    await swap.ended();
    // The swap happens concurrently, so that it may come between the check of one file and its writing.
    const outside = await readdir(elsewhere, { recursive: true });
    expect(outside.filter((name) => name.endsWith('.jpg')).length).toBeLessThanOrEqual(1);
    const left = await readdir(run.photos);
    const moved = (await readdir(join(run.root, 'moved/Pets'))).filter((name) => name.endsWith('.jpg'));
    expect(
      left.length + moved.length + outside.filter((name) => name.endsWith('.jpg')).length,
    ).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['lock', () => rm(join(own(), 'lock'))],
    [
      'lock, which another run has now',
      () => writeFile(join(own(), 'lock'), JSON.stringify({ process: 1, computer: 'another' })),
    ],
    [
      'journal',
      async () => {
        for (const name of await readdir(own())) if (name.endsWith('.jsonl')) await rm(join(own(), name));
      },
    ],
  ])('stops without its %s', async (_what, take) => {
    const taken = after(5, take);
    await expect(put(await some(200), true, { onProgress: taken.onProgress })).rejects.toThrow(LOST);
    await taken.ended();
    expect((await readdir(run.photos)).length).toBeGreaterThan(100);
  });

  it('stops undoing, too', async () => {
    await put(await some(200), true);
    const taken = after(5, () => rm(join(own(), 'lock')));
    await expect(undo(returning([], { onProgress: taken.onProgress }))).rejects.toThrow(LOST);
    await taken.ended();
    expect(await undo(returning())).toBe(true);
    expect(await readdir(run.photos)).toHaveLength(200);
  });
});

describe('a folder’s lock', () => {
  const hold = async (holder: object) => {
    await mkdir(own(), { recursive: true });
    const lock = join(own(), 'lock');
    await writeFile(lock, JSON.stringify(holder));
    await utimes(lock, Date.now() / 1000 - 3600, Date.now() / 1000 - 3600);
  };

  const isTakenOver = async () => {
    const into = await openInto(run.folder);
    const lock = await readFile(join(own(), 'lock'), 'utf8');
    await into.close();
    return lock.includes(`"process":${process.pid}`);
  };

  it('stays with a process of this computer that is suspended for an hour', { skip: !isPosix }, async () => {
    const stopped = await stoppedProcess();
    await hold({ ...(await ownIdentity()), process: stopped, started: undefined });
    await expect(openInto(run.folder)).rejects.toThrow('Another run is writing to');
  });

  it('is taken over if the process number belongs to another process now', { skip: !isPosix }, async () => {
    await hold({ ...(await ownIdentity()), started: 'at another time' });
    expect(await isTakenOver()).toBe(true);
  });

  it('is taken over after a minute from a process that this computer can’t see', async () => {
    await hold({ ...(await ownIdentity()), space: 'pid:[1]' });
    expect(await isTakenOver()).toBe(true);
    await hold({ ...(await ownIdentity()), computer: 'another' });
    expect(await isTakenOver()).toBe(true);
  });

  it.each([
    ['a link to nowhere', (path: string) => symlink('nowhere', path)],
    ['a folder', (path: string) => mkdir(path)],
    ['a pipe', async (path: string) => void execFileSync('mkfifo', [path])],
  ])('that is %s is reported as an obstacle', { skip: !isPosix }, async (_what, make) => {
    await mkdir(own(), { recursive: true });
    await make(join(own(), 'lock'));
    await expect(openInto(run.folder)).rejects.toThrow('exists and isn’t a folder of ours');
  });

  it('distinguishes a process from a later one with the same number', { skip: !isPosix }, async () => {
    const self = await ownIdentity();
    expect(await isRunning(self)).toBe(true);
    expect(await isRunning({ ...self, started: `${self.started} later` })).toBe(false);
    expect(await isRunning({ ...self, process: 2 ** 30 })).toBe(false);
    expect(await isRunning({ ...self, computer: 'another' })).toBeUndefined();
  });
});

describe('a special file', () => {
  it('is neither copied nor awaited when a run is resumed', { skip: !isPosix }, async () => {
    const stop = new AbortController();
    const entries = await some(4);
    await put(entries, false, { signal: stop.signal, onProgress: () => stop.abort() });
    const [first, second, third] = entries.map(({ photo }) => photo.path);
    await rm(first ?? '');
    execFileSync('mkfifo', [first ?? '']);
    await rm(second ?? '');
    await symlink('/dev/zero', second ?? '');
    await rm(third ?? '');
    await mkdir(third ?? '');
    expect(await resume(returning())).toBe(false);
    expect(run.said).toContain('0.jpg was changed after it was analyzed.');
    expect((await readdir(join(run.folder, 'Pets'))).length).toBe(1);
    expect(await undo(returning())).toBe(true);
  });

  it('is no original for undo', { skip: !isPosix }, async () => {
    const entry = await entryOf('a.jpg', 'a.jpg', 'one');
    await put([entry]);
    await rm(entry.photo.path);
    execFileSync('mkfifo', [entry.photo.path]);
    expect(await undo(returning())).toBe(false);
    expect(await readFile(join(run.folder, 'a.jpg'), 'utf8')).toBe('one');
  });

  it('is no journal', { skip: !isPosix }, async () => {
    await put([await entryOf('a.jpg', 'a.jpg', 'one')]);
    const [journal = ''] = await readdir(own());
    await rm(join(own(), journal));
    execFileSync('mkfifo', [join(own(), journal)]);
    await expect(undo(returning())).rejects.toThrow('has no run to undo or resume');
  });
});
