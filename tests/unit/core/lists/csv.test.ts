import { describe, expect, it } from 'vitest';
import { parseCsv } from '#core/lists/csv.ts';
import { readICloudTable } from '#core/takeout/icloud-table.ts';
import { readPhotoTable } from '#core/lists/photo-table.ts';

const LETTERS = 'a'.repeat(10_000_000);

describe('a table made to keep a reader busy', () => {
  it.each([
    ['one quotation mark and ten million letters', `"${LETTERS}`, 0],
    ['a million quotation marks', '"'.repeat(1_000_001), 0],
    ['as many letters', LETTERS, 1],
    ['a good line before them', `a,b\n"${LETTERS}`, 1],
    ['a quotation mark in a cell', `a,b\nc"d,e\nf,g`, 1],
    ['text behind a quotation mark', `a,b\n"c"d,e`, 1],
    ['ten million commas', ','.repeat(10_000_000), 0],
  ])('of %s is read as far as it is a table', (_what, text, rows) => {
    expect(parseCsv(text)).toHaveLength(rows);
    expect(readICloudTable(text)).toBeUndefined();
    expect(readPhotoTable(text)).toBeUndefined();
  });

  it('has no end to its rows, and is left aside, not read in part', () => {
    expect(readICloudTable(`imgName\n${'a\n'.repeat(400_001)}`)).toBeUndefined();
    const heading = 'path,original,sha256,bytes,status';
    expect(readPhotoTable(`${heading}\n${'a,b,c,1,placed\n'.repeat(400_001)}`)).toBeUndefined();
  });

  it('has a date of ten million letters, which is none', () => {
    const text = `imgName,originalCreationDate\na.jpg,"${LETTERS} June 4"`;
    expect(readICloudTable(text)).toEqual({ kind: 'details', rows: [{ name: 'a.jpg' }] });
  });
});
