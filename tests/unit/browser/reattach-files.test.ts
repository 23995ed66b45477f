import { describe, expect, it } from 'vitest';
import { withFiles } from '#browser/files/reattach-files.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { photosNamed } from './resume-fixture.ts';

const [a, b, c] = photosNamed(['a', 'b', 'c']);
if (!a || !b || !c) throw new Error('There are three');

const batch = {
  id: 'batch',
  photos: [b],
  missing: [a, c],
  order: ['a', 'b', 'c'],
  placing: { rules: [], pattern: DEFAULT_PATTERN },
  described: new Map(),
  leases: [],
};

describe('files that are handed over again', () => {
  it('take the places of the missing photos, in the order in which all were picked', () => {
    const { photos } = withFiles(batch, [c.file, new File(['other'], 'other.jpg'), a.file]);
    expect(photos.map(({ id, file }) => [id, file.name])).toEqual([
      ['a', 'a.jpg'],
      ['b', 'b.jpg'],
      ['c', 'c.jpg'],
    ]);
  });

  it.each([
    ['size', new File(['something else'], 'a.jpg', { lastModified: a.modifiedMs })],
    ['time', new File([a.file], 'a.jpg', { lastModified: a.modifiedMs + 1 })],
    ['name', new File([a.file], 'z.jpg', { lastModified: a.modifiedMs })],
  ])('don’t match if the %s differs', (_what, file) => {
    expect(withFiles(batch, [file]).photos.map(({ id }) => id)).toEqual(['b']);
  });

  it('are one photo each, even if two photos are alike', () => {
    const twins = { ...batch, photos: [], missing: [a, { ...a, id: 'twin' }], order: ['a', 'twin'] };
    expect(withFiles(twins, [a.file]).photos.map(({ id }) => id)).toEqual(['a']);
    expect(withFiles(twins, [a.file, a.file]).photos.map(({ id }) => id)).toEqual(['a', 'twin']);
  });

  it('restore a photo only with all its companion files', () => {
    const whole = { ...a, companions: [{ kind: 'live', photo: c }] as const };
    const pair = { ...batch, photos: [], missing: [whole, b], order: ['a', 'b'] };
    expect(withFiles(pair, [a.file, b.file]).photos.map(({ id }) => id)).toEqual(['b']);
    const [first] = withFiles(pair, [a.file, c.file]).photos;
    expect(first?.companions?.map(({ photo }) => photo.file.name)).toEqual(['c.jpg']);
  });
});
