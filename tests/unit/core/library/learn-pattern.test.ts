import { describe, expect, it } from 'vitest';
import { learnPattern } from '../../../../shared/core/library/learn-pattern.ts';
import type { LibraryPhoto } from '../../../../shared/core/library/library-photo.ts';
import { takenOver } from './library-layouts.ts';

function named(nameOf: (date: string, at: number) => string): readonly LibraryPhoto[] {
  return takenOver(1).map(({ date }, at) => ({ path: `2019/${nameOf(date, at)}`, date }));
}

describe('learnPattern', () => {
  it.each([
    ['names of cameras', '{original}', named((_, at) => `IMG_${1000 + at}.JPG`)],
    [
      'times',
      '{date:YYYY-MM-DD HH.mm.ss}',
      named((date) => `${date.replace('T', ' ').replaceAll(':', '.')}.jpg`),
    ],
    [
      'times, some counted',
      '{date:YYYYMMDD_HHmmss}',
      named((date, at) => `${date.replaceAll(/[-:]/g, '').replace('T', '_')}${at % 9 === 0 ? '-2' : ''}.jpg`),
    ],
    ['days and words', '{date:YYYY-MM-DD}_{name}', named((date) => `${date.slice(0, 10)}_red fox.jpg`)],
  ])('reads %s as %s', (_what, pattern, photos) => {
    expect(learnPattern(photos)).toBe(pattern);
  });

  it('recognizes names generated earlier by the library’s list', () => {
    const photos = [1, 2, 3, 4].map((at) => ({ path: `Pets/dog ${at}.jpg`, original: `in/IMG_${at}.jpg` }));
    expect(learnPattern(photos)).toBe('{name}');
    const kept = photos.map(({ path }) => ({ path, original: path }));
    expect(learnPattern(kept)).toBe('{original}');
  });

  it('learns nothing from names that people wrote', () => {
    expect(learnPattern(named((_, at) => `Anna and me ${'abcdefgh'[at % 8]}.jpg`))).toBeUndefined();
  });
});
