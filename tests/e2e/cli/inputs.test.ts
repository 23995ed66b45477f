import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import JSZip from 'jszip';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { centralDirectory, localHeader } from '#core/bytes/zip-records.ts';
import { MadeZip } from '../../fakes/made-zip.ts';
import { NIGHTLY } from '../../nightly.ts';
import { openedArchive } from '../site/support/opened-archive.ts';
import { draw, linesOf, organize, organizeApart, ownFolder } from './run-organize.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function crcOfZeros(sizeBytes: number): number {
  const piece = Buffer.alloc(64 * 1024 * 1024);
  let crc = 0;
  for (let at = 0; at < sizeBytes; at += piece.length) {
    crc = crc32(piece.subarray(0, Math.min(piece.length, sizeBytes - at)), crc);
  }
  return crc;
}

/** Writes a ZIP of these files into the folder. */
async function writeZip(folder: string, name: string, files: Readonly<Record<string, Uint8Array>>) {
  const zip = new JSZip();
  for (const [path, bytes] of Object.entries(files)) zip.file(path, bytes);
  await writeFile(
    join(folder, name),
    await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }),
  );
}

describe('a ZIP given as an argument', () => {
  it('adds its photos, byte for byte, to other photos', NIGHTLY, async () => {
    const folder = await ownFolder();
    const temporary = await mkdtemp(join(tmpdir(), 'zip-place-'));
    onTestFinished(() => rm(temporary, { recursive: true }));
    const originals = [await draw(folder, 'a.jpg', 'navy'), await draw(folder, 'b.jpg', 'green')];
    const third = await draw(folder, 'c.jpg', 'maroon');
    const [first = third, second = third] = originals;
    await writeZip(folder, 'trip.zip', {
      'x/a.jpg': first,
      'y/a.jpg': second,
      'notes.txt': Buffer.from('no'),
    });

    const outcome = await organizeApart(folder, ['trip.zip', 'c.jpg', '--json'], { TMPDIR: temporary });

    expect(outcome.code).toBe(0);
    const lines = linesOf(outcome);
    expect(lines.map(({ source }) => source)).toEqual([
      join(folder, 'trip.zip', 'x', 'a.jpg'),
      join(folder, 'trip.zip', 'y', 'a.jpg'),
      join(folder, 'c.jpg'),
    ]);
    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect([...entries.values()].toSorted()).toEqual([first, second, third].map(sha256).toSorted());
    expect(await readdir(temporary)).toEqual([]);
  });

  it('is named with the reason if it can’t be opened, and stops no other photo', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'a.jpg', 'navy');
    await writeFile(join(folder, 'broken.zip'), 'PK and nothing more');
    const outcome = await organize(folder, ['broken.zip', 'a.jpg']);
    expect(outcome.code).toBe(1);
    expect(outcome.stdout).toContain('1 of 2 photos placed');
    expect(outcome.stdout).toContain('broken.zip: Failed to read file: it is damaged.');
  });

  it('with a damaged photo yields the others, and names that one', async () => {
    const folder = await ownFolder();
    const good = await draw(folder, 'a.jpg', 'navy');
    await writeZip(folder, 'trip.zip', { 'good.jpg': good, 'bad.jpg': good });
    const bytes = await readFile(join(folder, 'trip.zip'));
    // The content follows the first occurrence of the name.
    const content = bytes.indexOf('bad.jpg') + 'bad.jpg'.length;
    bytes.fill(0, content + 40, content + 60);
    await writeFile(join(folder, 'trip.zip'), bytes);
    const lines = linesOf(await organize(folder, ['trip.zip', '--json']));
    expect(lines.map(({ source, failure }) => [source, failure])).toEqual([
      [join(folder, 'trip.zip', 'good.jpg'), undefined],
      [join(folder, 'trip.zip', 'bad.jpg'), 'photo-not-an-image'],
    ]);
  });

  it('is read in place, even without a temporary folder', NIGHTLY, async () => {
    const folder = await ownFolder();
    const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer();
    await writeZip(folder, 'trip.zip', { 'a.jpg': large });
    const outcome = await organizeApart(folder, ['trip.zip', '--json'], { TMPDIR: join(folder, 'nowhere') });
    expect(linesOf(outcome)).toMatchObject([{ sha256: sha256(large) }]);
    expect(outcome.code).toBe(0);
  });

  it('of more than 1 GB is organized with its large film', { ...NIGHTLY, timeout: 120_000 }, async () => {
    const folder = await ownFolder();
    const photo = await draw(folder, 'a.jpg', 'navy');
    const filmBytes = 1.5 * 1024 ** 3;
    const film = { path: 'film.mp4', sizeBytes: filmBytes, crc32: crcOfZeros(filmBytes), modifiedMs: 0 };
    const entry = { path: 'a.jpg', sizeBytes: photo.length, crc32: crc32(photo), modifiedMs: 0 };
    const file = await open(join(folder, 'part.zip'), 'w');
    try {
      const header = localHeader(film);
      await file.write(header, 0, header.length, 0);
      // The film's bytes are a hole in the file, which takes no room on the disk.
      const end = Buffer.concat([localHeader(entry), photo, centralDirectory([film, entry])]);
      await file.write(end, 0, end.length, header.length + filmBytes);
    } finally {
      await file.close();
    }
    const outcome = await organize(folder, ['part.zip', '--json', '--dry-run']);
    expect(outcome.stderr).toBe('');
    expect(linesOf(outcome)).toMatchObject([
      { file: 'part.zip/a.jpg', source: join(folder, 'part.zip', 'a.jpg'), sha256: sha256(photo) },
      { file: 'part.zip/film.mp4', path: expect.stringMatching(/\/film\.mp4$/) as string },
    ]);
  });

  it('with a damaged film yields the photos, and names the film', NIGHTLY, async () => {
    const folder = await ownFolder();
    const photo = await draw(folder, 'a.jpg', 'navy');
    const zip = await MadeZip.of({ 'a.jpg': photo, 'film.mp4': Buffer.alloc(5000, 7) });
    await writeFile(join(folder, 'trip.zip'), zip.lie('film.mp4', 'crc', 1).bytes);
    const outcome = await organize(folder, ['trip.zip', '--json']);
    expect(outcome.code).toBe(1);
    expect(linesOf(outcome).map(({ sha256: sum, failure }) => sum ?? failure)).toEqual([
      sha256(photo),
      'photo-unreadable',
    ]);
    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect([...entries.values()]).toEqual([sha256(photo)]);
  });

  it('in a folder without photos is suggested, and opened once it is given', async () => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'in'));
    await writeFile(join(folder, 'in/old.zip'), 'PK and nothing more');
    const closed = await organize(folder, ['in', '--dry-run']);
    expect(closed).toMatchObject({ code: 2 });
    expect(closed.stderr).toContain('1 ZIP was not opened. Name it to open it.');
    const opened = await organize(folder, ['in', 'in/old.zip', '--dry-run']);
    expect(opened.code).toBe(1);
    expect(opened.stdout).toContain('old.zip');
  });

  it('ends with its reason if it is unusable and alone', NIGHTLY, async () => {
    const folder = await ownFolder();
    await writeFile(join(folder, 'broken.zip'), '');
    const outcome = await organize(folder, ['broken.zip', '--json']);
    expect(outcome.code).toBe(1);
    expect(linesOf(outcome)).toMatchObject([{ failure: 'zip-unreadable', file: 'broken.zip' }]);
  });
});

describe.skipIf(process.platform === 'win32')('symbolic links', () => {
  it('in a folder are followed to photos and folders', NIGHTLY, async () => {
    const folder = await ownFolder();
    const originals = [
      await draw(folder, 'elsewhere/a.jpg', 'navy'),
      await draw(folder, 'far/b.jpg', 'green'),
    ];
    await mkdir(join(folder, 'photos'));
    await symlink('../elsewhere/a.jpg', join(folder, 'photos/linked.jpg'));
    await symlink('../far', join(folder, 'photos/linked'));

    const outcome = await organize(folder, ['photos', '--json']);

    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(linesOf(outcome).map(({ source }) => source)).toEqual([
      join(folder, 'photos/linked.jpg'),
      join(folder, 'photos/linked/b.jpg'),
    ]);
    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect([...entries.values()].toSorted()).toEqual(originals.map(sha256).toSorted());
  });

  it('add no photo twice, never loop, and are named if skipped', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/b.jpg', 'navy');
    await mkdir(join(folder, 'photos/deep'));
    await symlink('b.jpg', join(folder, 'photos/a-link.jpg'));
    await symlink('..', join(folder, 'photos/deep/up'));
    await symlink('../..', join(folder, 'photos/deep/up-and-out'));
    await symlink('nowhere.jpg', join(folder, 'photos/lost.jpg'));
    await symlink('round.jpg', join(folder, 'photos/round.jpg'));

    const outcome = await organize(folder, ['photos', '--dry-run']);

    expect(outcome.code).toBe(0);
    expect(outcome.stdout).toContain('1 of 1 photo placed');
    expect(outcome.stdout).toMatch(/^b\.jpg → /m);
    const [, leftOut = ''] = outcome.stdout.split('Left out (5):\n');
    expect(leftOut.split('\n').slice(0, 5).toSorted()).toEqual([
      '  a-link.jpg is a link to b.jpg, which is included itself.',
      `  ${join('deep', 'up')} is a link to photos, which is included itself.`,
      `  ${join('deep', 'up-and-out')} is a link to ${basename(folder)}, a folder that contains it.`,
      '  lost.jpg is a link that leads nowhere.',
      '  round.jpg is a link that leads in a circle.',
    ]);
  });

  it('are named on the error stream with --json, so that each line stays a photo', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/b.jpg', 'navy');
    await symlink('b.jpg', join(folder, 'photos/a-link.jpg'));
    const outcome = await organize(folder, ['photos', '--json']);
    expect(linesOf(outcome)).toHaveLength(1);
    expect(outcome.stderr).toBe('a-link.jpg is a link to b.jpg, which is included itself.\n');
  });

  it('given as arguments are followed, and add no photo twice', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'a.jpg', 'navy');
    await symlink('a.jpg', join(folder, 'link.jpg'));
    expect(linesOf(await organize(folder, ['link.jpg', '--json', '--dry-run']))).toHaveLength(1);
    const both = await organize(folder, ['link.jpg', 'a.jpg', '--json', '--dry-run']);
    expect(linesOf(both).map(({ source }) => source)).toEqual([join(folder, 'a.jpg')]);
    expect(both.stderr).toContain('link.jpg is a link to a.jpg, which is included itself.');
  });

  it('and pipes that would block forever are not opened', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/a.jpg', 'navy');
    execFileSync('mkfifo', [join(folder, 'photos/pipe.jpg')]);
    await symlink('pipe.jpg', join(folder, 'photos/to-pipe.jpg'));
    const outcome = await organize(folder, ['photos', '--dry-run']);
    expect(outcome.stdout).toContain('1 of 1 photo placed');
    expect(outcome.stdout).toContain('  pipe.jpg is neither a file nor a folder.');
    expect(outcome.stdout).toContain('  to-pipe.jpg is neither a file nor a folder.');
    const named = await organize(folder, [join('photos', 'pipe.jpg')]);
    expect(named).toMatchObject({
      code: 2,
      stderr: `${join('photos', 'pipe.jpg')} is neither a file nor a folder.\n`,
    });
  });
});

describe('files that patterns leave out', () => {
  it('are skipped in folders and ZIPs, and counted', async () => {
    const folder = await ownFolder();
    await draw(folder, 'in/a.jpg', 'teal');
    await draw(folder, 'in/Screenshots/b.jpg', 'orange');
    await draw(folder, 'in/deep/c.png.jpg', 'purple');
    const args = ['in', '--json', '--exclude', 'Screenshots/', '--exclude=*.png.jpg'];
    const left = await organize(folder, args);
    expect(linesOf(left).map(({ file }) => file)).toEqual(['a.jpg']);
    expect(left.stderr).toContain('2 files were left out by --exclude and --include.');
    const taken = await organize(folder, ['in', '--json', '--force', '--include', 'Screenshots/']);
    expect(linesOf(taken).map(({ file }) => file)).toEqual(['Screenshots/b.jpg']);
    const none = await organize(folder, ['in', '--force', '--exclude', '*']);
    expect(none.code).toBe(2);
    expect(none.stderr).toContain('3 files were left out');
  });
});
