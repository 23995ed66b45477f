import { describe, expect, it } from 'vitest';
import { isExportPart } from '#core/takeout/is-export-part.ts';

describe('a ZIP', () => {
  it.each([
    ['of a Takeout', ['Takeout/Google Photos/Photos from 2019/a.jpg']],
    ['of an iCloud export', ['iCloud Photos Part 1 of 6/Photos/a.jpg']],
    ['of a Swedish iCloud export', ['iCloud-bilder Del 1 av 6/Photos/a.jpg']],
  ])('%s is part of an export', (_what, paths) => {
    expect(isExportPart(paths)).toBe(true);
  });

  it.each([
    ['of photos', ['a.jpg', 'trip/takeout/b.jpg']],
    ['of nothing', []],
    ['that we made from an export', ['where-my-pix.csv', 'Takeout/Google Photos/a.jpg']],
    ['that we made again from an export', ['where-my-pix-2.csv', 'Takeout/Google Photos/a.jpg']],
  ])('%s is not', (_what, paths) => {
    expect(isExportPart(paths)).toBe(false);
  });
});
