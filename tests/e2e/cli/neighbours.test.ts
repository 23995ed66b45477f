/** @module-tag nightly */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeDrawnSeries } from '../../fixtures/drawn-series.ts';
import { linesOf, organize, ownFolder } from './run-organize.ts';

it('photos of one thing, taken within seconds, share the most certain one’s folder, and --json names it', async () => {
  const folder = await ownFolder();
  await writeDrawnSeries(join(folder, 'photos'));
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
    // IMG_32.jpg only follows a photo of its own series.
    expect(follows?.file.slice(0, -'2.jpg'.length)).toBe(file.slice(0, -'2.jpg'.length));
    expect(Math.abs(follows?.secondsBefore ?? 99)).toBeLessThanOrEqual(6);
  }
});
