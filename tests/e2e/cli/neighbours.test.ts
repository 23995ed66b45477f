import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DRAWN_SCENES, drawScene } from '../../fixtures/drawn-scenes.ts';
import { linesOf, organize, ownFolder } from './run-organize.ts';

/** How the same scene is photographed again: well, and so badly that an engine is less sure of it. */
const RETAKES = [
  { brightness: 1, blur: 0 },
  { brightness: 0.7, blur: 14 },
  { brightness: 0.55, blur: 24 },
] as const;
const CAMERA = { Make: 'Acme', Model: 'Pocket 3' };

/** Each scene in its own hour, its retakes seconds apart. */
async function takeSeries(folder: string): Promise<void> {
  await mkdir(join(folder, 'photos'), { recursive: true });
  for (const [scene, drawn] of DRAWN_SCENES.entries()) {
    const picture = await drawScene(drawn);
    for (const [take, { brightness, blur }] of RETAKES.entries()) {
      const DateTimeOriginal = `2024:05:01 1${scene}:30:0${take * 3}`;
      const photo = sharp(picture).modulate({ brightness });
      const bytes = await (blur > 0 ? photo.blur(blur) : photo)
        .withExif({ IFD0: CAMERA, IFD2: { DateTimeOriginal } })
        .jpeg()
        .toBuffer();
      await writeFile(join(folder, 'photos', `IMG_${scene}${take}.jpg`), bytes);
    }
  }
}

it('photos of one thing, taken within seconds, share the folder of the surest of them, and --json says whose', async () => {
  const folder = await ownFolder();
  await takeSeries(folder);
  const outcome = await organize(folder, ['photos', '--json', '--dry-run']);
  expect(outcome.code).toBe(0);
  const lines = linesOf(outcome);
  const followers = lines.filter(({ follows }) => follows);
  expect(followers).not.toEqual([]);
  for (const { file, category, description, follows } of followers) {
    const lender = lines.find((line) => line.file === follows?.file);
    expect(lender?.follows).toBeUndefined();
    expect(category).toBe(lender?.category);
    expect(lender?.description).toContain(description);
    // IMG_32.jpg follows none but its own series.
    expect(follows?.file.slice(0, -'2.jpg'.length)).toBe(file.slice(0, -'2.jpg'.length));
    expect(Math.abs(follows?.secondsBefore ?? 99)).toBeLessThanOrEqual(9);
  }
});
