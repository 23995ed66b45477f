import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { linesOf, organize, ownFolder } from '../run-organize.ts';

const SAMPLES_FOLDER = join(import.meta.dirname, '../../../../site/public/samples');

it('photos of one person get a folder of their own with --people, and only then', async () => {
  const folder = await ownFolder();
  const astronaut = sharp(join(SAMPLES_FOLDER, 'astronaut.webp'));
  for (const [at, brightness] of [1, 1.1, 1.2].entries()) {
    await astronaut
      .clone()
      .modulate({ brightness })
      .jpeg()
      .toFile(join(folder, `a${at}.jpg`));
  }
  await sharp(join(SAMPLES_FOLDER, 'coffee.webp')).jpeg().toFile(join(folder, 'coffee.jpg'));
  const refused = await organize(folder, ['.', '--scheme', '{person}']);
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toContain('{person} in --scheme needs --people.');
  const outcome = await organize(folder, [
    '.',
    '--json',
    '--people',
    '--scheme',
    '{person}',
    '--english-folders',
  ]);
  expect(outcome.code).toBe(0);
  const paths = linesOf(outcome).map(({ path = '' }) => path);
  expect(paths.filter((path) => path.startsWith('Person 1/'))).toHaveLength(3);
  expect(paths.filter((path) => !path.startsWith('Person 1/'))).toHaveLength(1);
});
