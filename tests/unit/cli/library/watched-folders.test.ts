import { describe, expect, it } from 'vitest';
import { readyFiles, type WatchedFile } from '../../../../cli/library/watched-folders.ts';

function watched(path: string): WatchedFile {
  return {
    path,
    mark: 'same',
    file: { id: path, path, from: path, name: path, sizeBytes: 1, modifiedMs: 0 },
  };
}

const ready = (paths: readonly string[], open: readonly string[]) =>
  readyFiles(paths.map(watched), new Set(open)).map(({ path }) => path);

describe('readyFiles', () => {
  it('lets a photo wait for its sidecar, and a sidecar for its photo', () => {
    const all = ['in/IMG_1.jpg', 'in/IMG_1.jpg.xmp', 'in/IMG_1.AAE', 'in/IMG_2.jpg'];
    expect(ready(all, ['in/IMG_1.jpg.xmp'])).toEqual(['in/IMG_2.jpg']);
    expect(ready(all, ['in/IMG_1.jpg'])).toEqual(['in/IMG_2.jpg']);
    expect(ready(all, [])).toEqual(all);
  });

  it('lets no file wait for one of the same name in another folder, or of a longer name', () => {
    const all = ['in/IMG_1.jpg', 'in/a/IMG_1.jpg', 'in/IMG_10.jpg'];
    expect(ready(all, ['in/a/IMG_1.jpg'])).toEqual(['in/IMG_1.jpg', 'in/IMG_10.jpg']);
  });
});
