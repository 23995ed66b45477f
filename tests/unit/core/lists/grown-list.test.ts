import { describe, expect, it } from 'vitest';
import { grownList, photosOfOwnTable, shrunkList } from '../../../../shared/core/lists/grown-list.ts';
import type { ListedPhoto } from '../../../../shared/core/lists/listed-photo.ts';
import { listTable } from '../../../../shared/core/lists/list-table.ts';

const photo: ListedPhoto = Object.freeze({
  original: 'IMG_1.jpg',
  path: 'Pets/dog.jpg',
  description: '=A dog, "Rex".',
  category: 'Pets',
  date: '2024-05-01T10:00:00',
  dateSource: 'exif',
  place: 'Lisbon, Portugal',
  sha256: 'a'.repeat(64),
  sizeBytes: 12,
  modifiedMs: 1_700_000_000_123,
  group: 'IMG_1.jpg',
});
const other: ListedPhoto = { ...photo, path: 'Food/cake.jpg', sha256: 'b'.repeat(64) };

describe('photosOfOwnTable', () => {
  it('reads every cell of a table that we wrote', () => {
    const failed: ListedPhoto = {
      original: 'b.jpg',
      reason: 'b.jpg is empty.',
      sizeBytes: 0,
      modifiedMs: Number.NaN,
    };
    const text = listTable([photo, failed]);
    const photos = photosOfOwnTable(text) ?? [];
    expect(photos).toMatchObject([photo, { original: 'b.jpg', path: undefined, reason: 'b.jpg is empty.' }]);
    expect(listTable(photos)).toBe(text);
  });

  it.each([
    ['has an unknown column', (text: string) => text.replaceAll('\r\n', ',notes\r\n')],
    ['was saved by another program', (text: string) => text.replaceAll('\r\n', '\n')],
    ['is none', () => 'a,b\r\n1,2\r\n'],
  ])('ignores a table that %s', (_what, edited) => {
    expect(photosOfOwnTable(edited(listTable([photo])))).toBeUndefined();
  });
});

describe('grownList', () => {
  it('gives a second photo with the same original name its own name, with its group', () => {
    const grown = grownList([photo], [other]);
    expect(grown).toMatchObject([photo, { original: 'IMG_1 (2).jpg', group: 'IMG_1 (2).jpg' }]);
  });

  it('stays unchanged if the same photos are added again', () => {
    const grown = grownList([photo], [other]);
    expect(grownList(grown, grown.slice(1))).toEqual(grown);
  });

  it('is restored once they are removed', () => {
    const grown = grownList([photo], [other]);
    expect(shrunkList(grown, new Set([`${other.path} ${other.sha256}`]))).toEqual([photo]);
    // Another photo has this path now.
    expect(shrunkList(grown, new Set([`${other.path} ${'c'.repeat(64)}`]))).toEqual(grown);
  });
});
