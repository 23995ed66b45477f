/** @module-tag nightly */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { organize, ownFolder, start, draw } from './run-organize.ts';

describe.skipIf(process.platform === 'win32')('a run stopped by Ctrl+C', () => {
  it('resumes with --resume, and writes the same ZIP as an uninterrupted run', async () => {
    const folder = await ownFolder();
    const colours = ['navy', 'green', 'maroon', 'olive', 'teal', 'gold', 'plum', 'tan'];
    for (const [at, colour] of colours.entries()) await draw(folder, `photos/IMG_${at}.jpg`, colour);
    const whole = await organize(folder, ['photos', '--out', 'whole.zip']);
    expect(whole.code).toBe(0);

    const running = start(folder, ['photos', '--out', 'stopped.zip', '--workers', '1'], {});
    const journal = join(folder, '.where-my-pix-stopped.zip.looked');
    // After its head, it has a line for each photo.
    const isBegun = async () => (await readFile(journal, 'utf8').catch(() => '')).split('\n').length > 2;
    await expect.poll(isBegun, { interval: 5, timeout: 60_000 }).toBe(true);
    running.kill('SIGINT');
    const stopped = await running.ended;
    expect(stopped.code).toBe(130);
    expect(stopped.stderr).toMatch(
      /^Stopped: [1-7] photos? (?:is|are) missing\. Run the same command with --resume/,
    );

    const again = await organize(folder, ['photos', '--out', 'stopped.zip']);
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('already exists') as string });

    const resumed = await organize(folder, ['photos', '--out', 'stopped.zip', '--resume']);
    expect(resumed.code).toBe(0);
    expect(resumed.stderr).toMatch(/^Analyzed before: [1-7] of 8 photos\.\n$/);
    expect(resumed.stdout.replace('stopped.zip', 'whole.zip')).toBe(whole.stdout);
    const [one, other] = await Promise.all(
      ['whole.zip', 'stopped.zip'].map((name) => readFile(join(folder, name))),
    );
    expect(Buffer.compare(one!, other!)).toBe(0);
    expect((await readdir(folder)).toSorted()).toEqual(['photos', 'stopped.zip', 'whole.zip']);
  });
});
