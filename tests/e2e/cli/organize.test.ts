import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const REAL_PHOTOS = join(ROOT, '../shared/photos/photos');
const realPhotos = await readdir(REAL_PHOTOS).catch(() => []);
const MISSING = realPhotos.length > 0 ? '' : ' (skipped: the real photos are not beside the repository)';

interface Line {
  readonly file: string;
  readonly sha256?: string;
  readonly description?: string;
  readonly category?: string;
  readonly path?: string;
  readonly failure?: string;
  readonly message?: string;
}

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'organize-'));
});
afterEach(() => rm(folder, { recursive: true }));

function organize(...args: string[]): Promise<Outcome> {
  const argv = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'cli/main.ts'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, argv, { cwd: folder }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

async function draw(path: string, background: string): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, path), bytes);
  return bytes;
}

const lines = ({ stdout }: Outcome): Line[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('npm run organize', () => {
  it('puts every photo of a folder, at any depth, into the ZIP byte for byte', async () => {
    await mkdir(join(folder, 'photos/deep'), { recursive: true });
    const originals = [await draw('photos/a.jpg', 'navy'), await draw('photos/deep/b.JPG', 'green')];
    await writeFile(join(folder, 'photos/notes.txt'), 'not a photo');

    const outcome = await organize('photos', '--json');

    expect(outcome).toMatchObject({ code: 0 });
    const zip = await JSZip.loadAsync(await readFile(join(folder, 'organized_photos.zip')));
    const files = await Promise.all(Object.values(zip.files).map((file) => file.async('uint8array')));
    expect(files.map(sha256).toSorted()).toEqual(originals.map(sha256).toSorted());
    expect(lines(outcome).map(({ path }) => path)).toEqual(Object.keys(zip.files));
    for (const { description, category } of lines(outcome)) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(category).toBeTruthy();
    }
  });

  it('ends with 1 and names the photos that were not placed, while the others are', async () => {
    await draw('good.jpg', 'navy');
    await writeFile(join(folder, 'bad.jpg'), 'this is text');
    await writeFile(join(folder, 'empty.jpg'), '');

    const outcome = await organize('good.jpg', 'bad.jpg', 'empty.jpg');

    expect(outcome.code).toBe(1);
    expect(outcome.stdout).toContain('1 of 3 photos placed');
    expect(outcome.stdout).toContain('bad.jpg is not a picture');
    expect(outcome.stdout).toContain('empty.jpg is empty');
  });

  it('names by pattern, and sorts by rules first', async () => {
    await draw('IMG_1.jpg', 'navy');
    const probe = lines(await organize('IMG_1.jpg', '--json', '--dry-run'));
    const word = probe[0]?.description?.split(/[ .]/).find(({ length }) => length > 3) ?? '';
    const rules = { rules: [{ has: [word], category: 'Mine' }] };
    await writeFile(join(folder, 'rules.json'), JSON.stringify(rules));

    const outcome = await organize(
      'IMG_1.jpg',
      '--json',
      '--rules',
      'rules.json',
      '--pattern',
      '{original}_{n:3}',
    );

    expect(lines(outcome)[0]?.path).toBe('Mine/IMG_1_001.jpg');
  });

  it('writes nothing on a dry run', async () => {
    await draw('a.jpg', 'navy');
    expect(await organize('a.jpg', '--dry-run')).toMatchObject({ code: 0 });
    await expect(stat(join(folder, 'organized_photos.zip'))).rejects.toThrow('ENOENT');
  });

  it.each([[[]], [['--no-such']], [['not-there']], [['a.jpg', '--rules', 'bad.json']]])(
    'ends with 2 on wrong usage: %j',
    async (args: string[]) => {
      await draw('a.jpg', 'navy');
      await writeFile(join(folder, 'bad.json'), '{');
      const outcome = await organize(...args);
      expect(outcome).toMatchObject({ code: 2, stdout: '' });
      expect(outcome.stderr).not.toBe('');
    },
  );

  it.skipIf(MISSING)(`places real photos${MISSING}`, async () => {
    await mkdir(join(folder, 'photos'));
    const names = realPhotos.filter((name) => name.endsWith('.jpg')).slice(0, 20);
    for (const name of names) await cp(join(REAL_PHOTOS, name), join(folder, 'photos', name));
    const outcome = await organize('photos', '--json');
    expect(outcome.code).toBe(0);
    expect(new Set(lines(outcome).map(({ path }) => path)).size).toBe(20);
  });
});
