import { describe, expect, it } from 'vitest';
import { arrangementOf, rearranged } from '#core/board/arrangement.ts';
import { hasSamePaths } from '#core/naming/same-paths.ts';

const arranged = arrangementOf([
  { photoId: 'a', path: 'Pets/dog.jpg' },
  { photoId: 'b', path: 'Food/pasta.png' },
]);

describe('hasSamePaths', () => {
  it('holds if a person has accepted a folder, and the ZIP would be the same', () => {
    expect(hasSamePaths(arranged, rearranged(arranged, { type: 'accept-photos', photoIds: ['a'] }))).toBe(
      true,
    );
  });

  it.each([
    { type: 'rename-photo', photoId: 'a', name: 'cat' },
    { type: 'move-photos', photoIds: ['a'], folderId: 1 },
  ] as const)('does not hold after $type', (edit) => {
    expect(hasSamePaths(arranged, rearranged(arranged, edit))).toBe(false);
  });

  it('does not hold for fewer photos', () => {
    expect(hasSamePaths(arranged, { folders: arranged.folders.slice(1) })).toBe(false);
  });
});
