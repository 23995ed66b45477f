/** @module-tag nightly */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { openedArchive } from '../site/support/opened-archive.ts';
import { draw, linesOf, organize, ownFolder } from './run-organize.ts';

/** The file names in the ZIP, without folders and extensions. */
async function namesIn(folder: string): Promise<string[]> {
  const photos = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
  return [...photos.keys()].map((path) => path.replace(/^.*\/|\.jpg$/g, ''));
}

describe('hints about photos', () => {
  it('shape the names in the ZIP, from file names, folders and ZIP contents', async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/Emma and Tom laughing.jpg', 'navy');
    await draw(folder, 'photos/Autumn with Anna/DCIM/IMG_2041.jpg', 'maroon');
    const bytes = await draw(folder, 'IMG_1.jpg', 'green');
    const zip = new JSZip().file('Spring with Rex/DSC_0001.jpg', bytes);
    await writeFile(join(folder, 'trip.zip'), await zip.generateAsync({ type: 'uint8array' }));

    const outcome = await organize(folder, ['photos', 'trip.zip', '--json']);

    expect(outcome.code).toBe(0);
    const names = await namesIn(folder);
    expect(names.toSorted()).toEqual([
      expect.stringMatching(/^autumn_with_anna_./),
      'emma_and_tom_laughing',
      expect.stringMatching(/^spring_with_rex_./),
    ]);
    const first = linesOf(outcome).find(({ file }) => file.endsWith('laughing.jpg'));
    expect(first?.description).toMatch(/^Emma and Tom laughing\. ./);
  });

  it('are ignored with --no-hints', async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/Emma and Tom laughing.jpg', 'navy');
    const outcome = await organize(folder, ['photos', '--no-hints', '--json']);
    expect(outcome.code).toBe(0);
    expect(
      `${outcome.stdout.replaceAll(/"(?:file|source)":"[^"]*"/g, '')}${(await namesIn(folder)).join('\n')}`,
    ).not.toMatch(/emma|laughing/i);
  });

  it('are explained in the help', async () => {
    const { stdout } = await organize(await ownFolder(), ['--help']);
    expect(stdout).toContain('--no-hints');
  });
});
