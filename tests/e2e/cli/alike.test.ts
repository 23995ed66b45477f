/** @module-tag nightly */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawScene } from '../../fixtures/draw-scene.ts';
import { linesOf, organize, ownFolder } from './run-organize.ts';

it('groups nearly identical photos with the best one named, and leaves nothing out', async () => {
  const folder = await ownFolder();
  const scene = await drawScene(3);
  const files = {
    'a-small.jpg': await sharp(scene).resize(500).jpeg({ quality: 80 }).toBuffer(),
    'b-whole.jpg': scene,
    'c-cropped.jpg': await sharp(scene)
      .extract({ left: 48, top: 36, width: 1104, height: 828 })
      .jpeg({ quality: 85 })
      .toBuffer(),
    'd-copy.jpg': scene,
    'e-other.jpg': await drawScene(2),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);

  const lines = linesOf(await organize(folder, ['.', '--json']));
  const id = join(folder, 'b-whole.jpg');
  expect(Object.fromEntries(lines.map(({ file, group }) => [basename(file), group]))).toEqual({
    'a-small.jpg': { id, kind: 'near', best: false },
    'b-whole.jpg': { id, kind: 'near', best: true },
    'c-cropped.jpg': { id, kind: 'near', best: false },
    'd-copy.jpg': { id, kind: 'copy', best: false },
    'e-other.jpg': null,
  });
  expect(lines.filter(({ path }) => path === undefined)).toEqual([]);

  const { stdout } = await organize(folder, ['.', '--dry-run']);
  expect(stdout).toContain('1 group of photos looks alike: --json names them. Nothing was left out.');
});
