import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { resume } from '../../../../cli/destinations/commands.ts';
import { allHeldOpen } from '../../../../cli/disk/held-open.ts';
import { intoFixture } from './into-fixture.ts';

const run = intoFixture();
const { entryOf, put, returning } = run;
const OTHER_DISK = '/dev/shm';
const isLinux = process.platform === 'linux';

async function journalText(): Promise<string> {
  const own = join(run.folder, '.where-my-pix');
  const names = (await readdir(own)).filter((name) => name.startsWith('journal-'));
  return (await Promise.all(names.map((name) => readFile(join(own, name), 'utf8')))).join('');
}

/** Moves a file from another file system, and does something to it while its copy is there and it rests. */
async function movedWhile(work: (source: string) => Promise<void>, signal = new AbortController().signal) {
  const elsewhere = await mkdtemp(join(OTHER_DISK, 'growing-'));
  onTestFinished(() => rm(elsewhere, { recursive: true }));
  const entry = await entryOf('a.jpg', 'Pets/dog.jpg', 'one', elsewhere);
  const source = join(elsewhere, 'a.jpg');
  const moving = put([entry], true, { inputs: [elsewhere], signal });
  // From then on, it only rests.
  await vi.waitFor(async () => expect(await journalText()).toContain('"placed"'), {
    interval: 1,
    timeout: 60_000,
  });
  await work(source);
  await moving;
  return { elsewhere, source };
}

/** Lets another program have a file open; its flags are those of `open`. */
async function heldBy(path: string, flags: string): Promise<ChildProcess> {
  const file = await open(path, flags);
  const child = spawn('sleep', ['60'], { stdio: [file.fd, 'ignore', 'ignore'] });
  await file.close();
  onTestFinished(() => void child.kill());
  return child;
}

describe.skipIf(!existsSync(OTHER_DISK))('the original of a copy', () => {
  it('stays if it grows after it was copied', async () => {
    const { source } = await movedWhile((path) => appendFile(path, ' and two'));
    expect(await readFile(source, 'utf8')).toBe('one and two');
  });

  it('stays if its bytes change, and nothing else', async () => {
    const { source } = await movedWhile(async (path) => {
      await writeFile(path, 'two');
      await utimes(path, 1e9, 1e9);
    });
    expect(await readFile(source, 'utf8')).toBe('two');
  });

  it.skipIf(!isLinux)('stays if a program has opened it to write', async () => {
    const { source } = await movedWhile(async (path) => void (await heldBy(path, 'a')));
    expect(await readFile(source, 'utf8')).toBe('one');
  });

  it('stays after Ctrl+C until the run is resumed', async () => {
    const abort = new AbortController();
    const { elsewhere } = await movedWhile(async () => abort.abort(), abort.signal);
    expect(await readdir(elsewhere)).toEqual(['a.jpg']);
    expect(await resume(returning())).toBe(true);
    expect(await readdir(elsewhere)).toEqual([]);
    expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
  });
});

describe('a file without its end', () => {
  const CUT = 'GIF89a';

  it('is copied and not moved, until nobody has touched it for a day', async () => {
    const { photos } = run;
    const entry = await entryOf('a.jpg', 'a.jpg', CUT);
    expect(await put([entry], true)).toEqual(['a.jpg']);
    expect(await readdir(photos)).toEqual(['a.jpg']);
    const later = Date.now() + 25 * 60 * 60 * 1000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    onTestFinished(() => clock.mockRestore());
    expect(await put([{ ...entry, path: 'later.jpg' }], true)).toEqual(['later.jpg']);
    expect(await readdir(photos)).toEqual([]);
  });
});

describe.skipIf(!isLinux)('a file that another program has open', () => {
  it('is known for writing and for reading, by any of its names', async () => {
    for (const name of ['written', 'read', 'free']) await writeFile(join(run.photos, name), 'one');
    await heldBy(join(run.photos, 'written'), 'r+');
    await heldBy(join(run.photos, 'read'), 'r');
    const own = await open(join(run.photos, 'free'), 'r+');
    const holding = await allHeldOpen();
    await own.close();
    const held = await Promise.all(
      ['written', 'read', 'free', 'missing'].map((name) => holding(join(run.photos, name))),
    );
    expect(held).toEqual(['writing', 'reading', undefined, undefined]);
  });

  it('is copied and not moved, unless it is only read', async () => {
    const entries = [await entryOf('a.jpg', 'a.jpg', 'one'), await entryOf('b.jpg', 'b.jpg', 'two')];
    await heldBy(join(run.photos, 'a.jpg'), 'a');
    await heldBy(join(run.photos, 'b.jpg'), 'r');
    expect(await put(entries, true)).toEqual(['a.jpg', 'b.jpg']);
    expect(await readdir(run.photos)).toEqual(['a.jpg']);
  });
});
