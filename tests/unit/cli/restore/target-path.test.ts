import { describe, expect, it } from 'vitest';
import { targetPath } from '../../../../cli/restore/target-path.ts';

describe('the target of a restored photo', () => {
  it.each(['', '/a.jpg', '../a.jpg', 'a/../../b.jpg', './a.jpg', 'a//b.jpg', 'a/', 'C:/a.jpg', 'a\0b'])(
    'does not exist for %j, on any system',
    (original) => {
      expect(targetPath(original, 'linux')).toBeUndefined();
      expect(targetPath(original, 'win32')).toBeUndefined();
    },
  );

  it.each([
    'a\\b.jpg',
    '..\\a.jpg',
    'CON',
    'aux.jpg',
    'com1/a.jpg',
    'c:a.jpg',
    '9:30.jpg',
    'a.',
    'a ',
    'a?.jpg',
    'a\nb',
  ])('does not exist for %j on Windows, but does elsewhere', (original) => {
    expect(targetPath(original, 'win32')).toBeUndefined();
    expect(targetPath(original, 'linux')).toEqual(original.split('/'));
  });

  it('is the path itself otherwise', () => {
    expect(targetPath('Été 2024/.hidden/日.jpg', 'win32')).toEqual(['Été 2024', '.hidden', '日.jpg']);
  });
});
