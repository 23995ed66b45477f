import { describe, expect, it } from 'vitest';
import { isTargetPath, isWithin } from '#core/destinations/safe-path.ts';

describe('a path within a folder', () => {
  it.each(['a.jpg', 'Pets/dog.jpg', '.hidden/a.jpg', '...', '..a/b', 'Pets/a..b', 'C:/a.jpg'])(
    'stays there: %j',
    (path) => {
      expect(isWithin(path)).toBe(true);
    },
  );

  it.each([
    '',
    '/etc/passwd',
    'Pets/',
    'Pets//a.jpg',
    '.',
    './a.jpg',
    '..',
    'Pets/../a.jpg',
    'a/..',
    'a\0.jpg',
  ])('is rejected if it leads elsewhere, or nowhere: %j', (path) => {
    expect(isWithin(path)).toBe(false);
    expect(isTargetPath(path)).toBe(false);
  });
});

describe('a path that photos may be written to', () => {
  it.each(['a.jpg', '.a.jpg', 'Pets/.dog.jpg', 'Pets/where-my-pix/a.jpg'])('is in the folder: %j', (path) => {
    expect(isTargetPath(path)).toBe(true);
  });

  it.each(['.ssh/a.jpg', 'Pets/.git/a.jpg', '．ssh/a.jpg'])('is in no hidden folder: %j', (path) => {
    expect(isTargetPath(path)).toBe(false);
  });

  it.each(['.where-my-pix', '.Where-My-Pix', '.where-my-pix/lock', '．ＷＨＥＲＥ-my-pix'])(
    'is not one of our own files: %j',
    (path) => {
      expect(isTargetPath(path)).toBe(false);
    },
  );
});
