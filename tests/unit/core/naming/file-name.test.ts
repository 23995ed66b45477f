import { describe, expect, it } from 'vitest';
import { fileNameOf, folderOf, stemOf } from '#core/naming/file-name.ts';

describe('a file’s name', () => {
  it.each([
    ['IMG_0042.JPG', 'IMG_0042.JPG', 'IMG_0042'],
    ['trips/2024/IMG_0042.JPG', 'IMG_0042.JPG', 'IMG_0042'],
    ['C:\\trips\\IMG_0042.JPG', 'IMG_0042.JPG', 'IMG_0042'],
    ['trips.old/IMG', 'IMG', 'IMG'],
    ['a.b.c.jpg', 'a.b.c.jpg', 'a.b.c'],
    ['.hidden', '.hidden', '.hidden'],
    ['trips/', '', ''],
    ['', '', ''],
  ])('of %j is %j, and %j without the extension', (path, name, stem) => {
    expect(fileNameOf(path)).toBe(name);
    expect(stemOf(path)).toBe(stem);
  });

  it.each([
    ['./a/b.jpg', 'a'],
    ['a/b/c.jpg', 'a/b'],
    ['a\\b\\c.jpg', 'a/b'],
    ['/a//b/../c.jpg', 'a/b'],
    ['...a/c.jpg', '...a'],
    ['.a/c.jpg', '.a'],
    ['c.jpg', ''],
  ])('%j is in the folder %j', (path, folder) => {
    expect(folderOf(path)).toBe(folder);
  });
});
