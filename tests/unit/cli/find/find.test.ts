import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { conceptId } from '#core/concepts/concept.ts';
import { writeConcepts } from '#core/concepts/concept-record.ts';
import type { ListedPhoto } from '#core/lists/listed-photo.ts';
import { listTable } from '#core/lists/list-table.ts';
import { find } from '../../../../cli/find/find.ts';
import { ENGLISH, wordsFor } from '../../../../cli/arguments/words.ts';
import { heardTerminal, type HeardTerminal } from '../../../fakes/heard-terminal.ts';
import { MadeZip } from '../../../fakes/made-zip.ts';

const PHOTOS: readonly ListedPhoto[] = [
  {
    original: 'IMG_1.jpg',
    path: 'Beach & Sea/dog_on_sand.jpg',
    description: 'A dog on a sandy beach.',
    category: 'Beach & Sea',
    date: '2024-07-02T10:00:00',
    place: 'Lisbon, Portugal',
    sizeBytes: 3,
    modifiedMs: 0,
  },
  {
    original: 'IMG_2.jpg',
    path: 'Pets/cat.jpg',
    description: 'A cat beside a dog bowl.',
    category: 'Pets',
    concepts: writeConcepts([{ id: conceptId('word', 0), probability: 0.95 }]),
    date: '2023-01-05T10:00:00',
    sizeBytes: 3,
    modifiedMs: 0,
  },
  { original: 'IMG_3.jpg', description: 'A dog.', reason: 'broken', sizeBytes: 3, modifiedMs: 0 },
];

let terminal: HeardTerminal;
let folder: string;
beforeEach(async () => {
  terminal = heardTerminal();
  folder = await mkdtemp(join(tmpdir(), 'find-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const { path } of PHOTOS) {
    if (path === undefined) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), 'jpg');
  }
  await writeFile(join(folder, 'where-my-pix.csv'), listTable(PHOTOS));
});

const run = (words: string, sources: readonly string[] = [folder], isJson = false, t = ENGLISH) =>
  find(
    { find: words, sources, isJson },
    { t, terminal, matchesBeginnings: t !== ENGLISH, today: '2026-11-24' },
  );

describe('finding photos', () => {
  it('prints their paths, best first', async () => {
    expect(await run('dog')).toBe(true);
    expect(terminal.heard.stdout).toBe(
      `${join(folder, 'Beach & Sea/dog_on_sand.jpg')}\n${join(folder, 'Pets/cat.jpg')}\n`,
    );
  });

  it.each([
    ['a place', 'lisbon'],
    ['a year', '2024'],
    ['several words', 'dog beach'],
    ['an excluded word', 'dog -cat'],
  ])('matches %s', async (_what, words) => {
    await run(words);
    expect(terminal.heard.stdout).toBe(`${join(folder, 'Beach & Sea/dog_on_sand.jpg')}\n`);
  });

  it.each(['1987', 'may 1987', 'dog may'])('finds a photo with only a known month by %s', async (words) => {
    await writeFile(
      join(folder, 'where-my-pix.csv'),
      listTable(
        PHOTOS.map((photo) => ({ ...photo, date: photo.original === 'IMG_1.jpg' ? '1987-05' : '1990' })),
      ),
    );
    await run(words);
    expect(terminal.heard.stdout).toBe(`${join(folder, 'Beach & Sea/dog_on_sand.jpg')}\n`);
  });

  it('doesn’t take a file’s own time for the day of a photo', async () => {
    const dated = PHOTOS.map((photo) => ({ ...photo, dateSource: 'file' as const }));
    await writeFile(join(folder, 'where-my-pix.csv'), listTable(dated));
    await run('2024');
    expect(terminal.heard.stdout).toBe('');
  });

  it('understands the user’s language', async () => {
    await run('Hunde', [folder], false, await wordsFor({ LANG: 'de_DE.UTF-8' }));
    expect(terminal.heard.stdout).toContain('dog_on_sand.jpg');
  });

  it('searches ZIPs and folders at once', async () => {
    const zip = join(folder, 'a.zip');
    const files = { 'where-my-pix.csv': listTable(PHOTOS.slice(1, 2)), 'Pets/cat.jpg': 'jpg' };
    const bytes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
    await writeFile(zip, (await MadeZip.of(bytes)).bytes);
    await run('cat', [folder, zip]);
    expect(terminal.heard.stdout).toBe(`${join(folder, 'Pets/cat.jpg')}\n${join(zip, 'Pets/cat.jpg')}\n`);
  });

  it('gives programs the list’s columns', async () => {
    await run('cat', [folder], true);
    expect(JSON.parse(terminal.heard.stdout)).toEqual({
      file: join(folder, 'Pets/cat.jpg'),
      by: 'words',
      path: 'Pets/cat.jpg',
      original: 'IMG_2.jpg',
      description: 'A cat beside a dog bowl.',
      category: 'Pets',
      date: '2023-01-05T10:00:00',
      place: null,
      sha256: null,
    });
  });

  it('leaves out missing photos', async () => {
    await rm(join(folder, 'Pets/cat.jpg'));
    expect(await run('cat')).toBe(false);
    expect(terminal.heard.stderr).toBe('Nothing in 1 photo matches “cat”.\n');
  });

  it('finds what the engine saw but did not mention, and says so next to the paths', async () => {
    expect(await run('man')).toBe(true);
    expect(terminal.heard.stdout).toBe(`${join(folder, 'Pets/cat.jpg')}\n`);
    expect(terminal.heard.stderr).toBe('These only look similar:\n');
    terminal = heardTerminal();
    await run('man', [folder], true);
    expect(JSON.parse(terminal.heard.stdout)).toMatchObject({ path: 'Pets/cat.jpg', by: 'look' });
  });

  it('finds films by kind and length', async () => {
    const film = { ...PHOTOS[1]!, original: 'b.mp4', path: 'Pets/cat.mp4', filmSeconds: 90 };
    await writeFile(join(folder, film.path), 'film');
    await writeFile(join(folder, 'where-my-pix.csv'), listTable([...PHOTOS, film]));
    for (const words of ['is:video', 'cat videos longer than a minute']) {
      expect(await run(words, [folder], true)).toBe(true);
      expect(JSON.parse(terminal.heard.stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
        path: film.path,
        filmSeconds: 90,
      });
    }
    expect(await run('videos under a minute')).toBe(false);
    expect(terminal.heard.stderr).toContain('Nothing in 3 photos and videos matches');
  });

  it('finds by words alone if a list has no or invalid concepts', async () => {
    const hostile = listTable(PHOTOS).replace(/1\.[\w+/=]+(?=,,\r)/, '1.////');
    for (const table of [listTable(PHOTOS).replaceAll(/(?:,[^,\r]*){3}\r/g, '\r'), hostile]) {
      await writeFile(join(folder, 'where-my-pix.csv'), table);
      expect(await run('man')).toBe(false);
      expect(await run('cat')).toBe(true);
    }
  });

  it('reports each word’s matches if all together find nothing', async () => {
    expect(await run('cat lisbon')).toBe(false);
    expect(terminal.heard.stdout).toBe('');
    expect(terminal.heard.stderr).toBe(
      'Nothing in 2 photos matches “cat lisbon”.\n  “cat” alone: 1\n  “lisbon” alone: 1\n',
    );
  });

  it('removes terminal control characters in a list', async () => {
    const path = 'Pets/cat\u001b[2J.jpg';
    await writeFile(join(folder, path), 'jpg');
    await writeFile(join(folder, 'where-my-pix.csv'), listTable([{ ...PHOTOS[1]!, path }]));
    await run('cat');
    expect(terminal.heard.stdout).not.toContain('\u001b');
  });

  it('reports a missing list', async () => {
    await rm(join(folder, 'where-my-pix.csv'));
    await expect(run('cat')).rejects.toThrow('has no usable where-my-pix.csv');
  });
});
