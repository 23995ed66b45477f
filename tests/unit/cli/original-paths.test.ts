import { resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { originalPaths } from '../../../cli/inputs/original-paths.ts';

const files = (paths: readonly string[]) =>
  paths.map((path) => ({ from: resolve(path).split('/').join(sep) }));

describe('a file’s original path', () => {
  it('starts in the folder or ZIP, if only one was given', () => {
    expect(originalPaths(files(['photos/a.jpg', 'photos/deep/b.jpg']), ['photos'])).toEqual([
      'a.jpg',
      'deep/b.jpg',
    ]);
    expect(originalPaths(files(['trip.zip/DCIM/a.jpg']), ['trip.zip'])).toEqual(['DCIM/a.jpg']);
  });

  it('starts with the name of its folder or ZIP if several were given, numbered if equal', () => {
    const inputs = ['one/DCIM', 'two/dcim', 'trip.zip', 'alone.jpg'];
    const paths = ['one/DCIM/a.jpg', 'two/dcim/a.jpg', 'trip.zip/a.jpg', 'alone.jpg'];
    expect(originalPaths(files(paths), inputs)).toEqual([
      'DCIM/a.jpg',
      'dcim (2)/a.jpg',
      'trip/a.jpg',
      'alone.jpg',
    ]);
  });

  it('is numbered for given files with the same name', () => {
    const inputs = ['one/a.jpg', 'two/a.jpg'];
    expect(originalPaths(files(inputs), inputs)).toEqual(['a.jpg', 'a (2).jpg']);
  });
});
