import { describe, expect, it } from 'vitest';
import { columnsOf, flat, wrapped } from '../../../../cli/terminal/wrapped.ts';

describe('wrapped', () => {
  it('breaks at spaces, and keeps every word', () => {
    expect(wrapped('sort photos into folders', 12)).toEqual(['sort photos', 'into folders']);
    expect(wrapped('one', 12)).toEqual(['one']);
  });

  it('gives a word that is too long its own line', () => {
    expect(wrapped('see https://photos.example/long now', 10)).toEqual([
      'see',
      'https://photos.example/long',
      'now',
    ]);
  });

  it('counts Japanese characters twice, and breaks between them', () => {
    expect(columnsOf('写真ZIP')).toBe(7);
    expect(wrapped('写真を整理する', 8)).toEqual(['写真を整', '理する']);
  });

  it('starts no line with a closing mark, and ends none with an opening one', () => {
    expect(wrapped('写真を整、理', 8)).toEqual(['写真を', '整、理']);
    expect(wrapped('写真を（整理）', 8)).toEqual(['写真を', '（整理）']);
  });
});

describe('flat', () => {
  it('joins lines with a space, but not in Japanese', () => {
    expect(flat('one\ntwo')).toBe('one two');
    expect(flat('写真\n整理')).toBe('写真整理');
  });
});
