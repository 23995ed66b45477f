import { execFile } from 'node:child_process';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { draw, organize, ownFolder } from '../cli/run-organize.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../../dist/cli/main.js');

/** Runs the command line on a pseudo-terminal (script of util-linux). */
async function onTerminal(
  args: string,
  env: Readonly<Record<string, string>> = {},
  cwd = import.meta.dirname,
): Promise<string> {
  const command = `${process.execPath} ${COMMAND_LINE} ${args}`;
  const { NO_COLOR: _, ...inherited } = process.env;
  const { stdout } = await promisify(execFile)('script', ['-qec', command, '/dev/null'], {
    cwd,
    env: { ...inherited, LC_ALL: 'C.UTF-8', TERM: 'xterm', ...env },
  });
  return stdout;
}

describe('the commands', () => {
  it(
    'organize into a folder, find in it, restore from it, and undo it',
    { tags: ['beyond-specification-installed'] },
    async () => {
      const folder = await ownFolder();
      const original = await draw(folder, 'photos/IMG_1.jpg', 'navy');
      const run = (...args: string[]) => organize(folder, args, { XDG_STATE_HOME: join(folder, 'state') });

      expect(await run('organize', 'photos', '--into', 'sorted')).toMatchObject({ code: 0 });
      const found = await run('find', 'IMG_1', 'sorted');
      expect(found).toMatchObject({ code: 0 });
      const [path = ''] = found.stdout.split('\n');
      expect(path).toMatch(/^sorted\/.+\.jpg$/);
      expect(await readFile(join(folder, path))).toEqual(original);

      expect(await run('restore', 'sorted', '--into', 'back')).toMatchObject({ code: 0 });
      expect(await readdir(join(folder, 'back'), { recursive: true })).toContain('IMG_1.jpg');

      const nothing = await run('resume', 'sorted');
      expect(nothing).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('There is no interrupted run in'),
      });
      expect(await run('undo', 'sorted')).toMatchObject({ code: 0 });
      await expect(access(join(folder, path))).rejects.toThrow('ENOENT');
    },
  );

  it('contact a storage address before analyzing any photo', async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/a.jpg', 'navy');
    const outcome = await organize(folder, ['send', 'photos', 'http://127.0.0.1:9/photos', '--dry-run']);
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
    expect(outcome.stderr).toContain('http://127.0.0.1:9/photos');
  });

  it('suggest the nearest one for a mistyped word', async () => {
    const outcome = await organize(await ownFolder(), ['serv']);
    expect(outcome).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no file or folder serv. Did you mean the command serve?\n',
    });
  });
});

describe('colors', () => {
  it('appear only on a terminal, and not with NO_COLOR', async () => {
    expect(await onTerminal('help undo')).toContain('\u001b[1mExamples\u001b[22m');
    expect(await onTerminal('help undo', { NO_COLOR: '1' })).not.toContain('\u001b');
    expect((await organize(await ownFolder(), ['help', 'undo'])).stdout).not.toContain('\u001b');
  });
});

it('shows on a terminal at once that it looks for photos, and then its progress', async () => {
  const folder = await ownFolder();
  for (const color of ['navy', 'green', 'red']) await draw(folder, `photos/${color}.jpg`, color);
  const said = await onTerminal('photos --dry-run', {}, folder);
  expect(said.startsWith('\r\u001b[2KLooking for photos…')).toBe(true);
  expect(said).toMatch(/█{16}░{8} 2\/3, [\d.]+\/s, \d+ s left {2}[a-z]+\.jpg/);
  expect(said).toContain('3 of 3 photos placed.');
});

it('prints its version', async () => {
  const { version } = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  ) as { version: string };
  expect(await organize(await ownFolder(), ['--version'])).toEqual({
    code: 0,
    stdout: `${version}\n`,
    stderr: '',
  });
});
