import { describe, expect, it } from 'vitest';
import { mergeSmall } from '#core/schemes/file-by-scheme.ts';

const merged = (folders: Readonly<Record<string, string>>, fewest: number) =>
  Object.fromEntries(
    [...mergeSmall(new Map(Object.entries(folders).map(([id, text]) => [id, text.split('/')])), fewest)].map(
      ([id, folder]) => [id, folder.join('/')],
    ),
  );

describe('mergeSmall', () => {
  it('merges a small folder into its parent, and leaves its large neighbor', () => {
    expect(merged({ a: '2026/Food', b: '2026/Food', c: '2026/Pets' }, 2)).toEqual({
      a: '2026/Food',
      b: '2026/Food',
      c: '2026',
    });
  });

  it('counts the contents of nested folders', () => {
    expect(merged({ a: '2026/May/Food', b: '2026/May/Pets' }, 2)).toEqual({ a: '2026/May', b: '2026/May' });
  });

  it('goes up as far as needed, and keeps outermost folders', () => {
    expect(merged({ a: '2026/May/Food', b: '2025/June' }, 5)).toEqual({ a: '2026', b: '2025' });
  });

  it('changes nothing if one photo is enough', () => {
    expect(merged({ a: '2026/Food' }, 1)).toEqual({ a: '2026/Food' });
  });
});
