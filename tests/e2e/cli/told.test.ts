import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { draw, linesOf, organize, organizeApart, organizeUnread, ownFolder } from './run-organize.ts';

/** A truncated file with a HEIC signature, on which libheif prints warnings. */
function brokenHeic(): Buffer {
  const bytes = Buffer.alloc(2000, 7);
  bytes.writeUInt32BE(24, 0);
  bytes.write('ftypheic\0\0\0\0mif1heic', 4);
  return bytes;
}

describe('the command line’s output', () => {
  it('can be closed early, as by head, without ending the work', async () => {
    const folder = await ownFolder();
    for (const name of ['1', '2', '3']) await draw(folder, `photos/IMG_${name}.jpg`, 'navy');
    const outcome = await organizeUnread(folder, ['photos', '--into', 'sorted', '--verbose']);
    expect(outcome).toEqual({ code: 0, stderr: '' });
    const placed = await readdir(join(folder, 'sorted'), { recursive: true });
    expect(placed.filter((path) => path.endsWith('.jpg'))).toHaveLength(3);
  });

  it('names each photo’s old and new path on a dry run, and on request', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/IMG_1.jpg', 'navy');
    await draw(folder, 'photos/deep/IMG_2.jpg', 'green');
    const lines = linesOf(await organize(folder, ['photos', '--dry-run', '--json']));
    const [first, second] = lines.map(({ path }) => path);
    expect(first).toMatch(/^[^/]+\/[^/]+\.jpg$/);

    for (const option of ['--dry-run', '--verbose']) {
      const outcome = await organize(folder, ['photos', option]);
      expect(outcome.code).toBe(0);
      expect(outcome.stdout.split('\n')).toEqual(
        expect.arrayContaining([`${join('deep', 'IMG_2.jpg')} → ${first}`, `IMG_1.jpg → ${second}`]),
      );
    }
  });

  it('names each photo’s new path only on request', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'IMG_1.jpg', 'navy');
    expect((await organize(folder, ['IMG_1.jpg'])).stdout).not.toContain('→');
  });

  it('removes terminal control characters from file names', async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/\u001b[31mred\r\nnew\u202egpj.jpg', 'navy');
    await writeFile(join(folder, 'photos/\u001b[2Jbad.jpg'), 'text');
    const { stdout } = await organize(folder, ['photos', '--dry-run']);
    expect(stdout).toContain('�[31mred��new�gpj.jpg → ');
    expect(stdout).toContain('�[2Jbad.jpg is not a photo');
    // oxlint-disable-next-line no-control-regex -- the characters that must not be printed
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  it.each([
    ['--dryrun', '--dry-run'],
    ['--verbos', '--verbose'],
    ['--output=x.zip', '--out'],
    ['-json', '--json'],
    ['--Force', '--force'],
  ])('answers a mistyped %s in one line, with the nearest option', NIGHTLY, async (typed, meant) => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'photos'));
    const { code, stdout, stderr } = await organize(folder, ['photos', typed]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(`Unknown option ${typed.split('=')[0]}. Did you mean ${meant}? See --help.\n`);
  });

  it('points to the list of options if none is similar', NIGHTLY, async () => {
    const folder = await ownFolder();
    const { code, stderr } = await organize(folder, ['photos', '--zzzzzzzz']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'Unknown option --zzzzzzzz. See --help.\n',
    });
  });

  it('prints only JSON lines with --json, whatever decoders print', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'a.jpg', 'navy');
    await writeFile(join(folder, 'broken.heic'), brokenHeic());
    const args = ['a.jpg', 'broken.heic', '--json', '--verbose'];
    const lines = linesOf(await organizeApart(folder, args));
    expect(lines.map(({ failure }) => failure)).toEqual([undefined, 'photo-unreadable']);
  });
});
