import { describe, expect, it } from 'vitest';
import { parseCsv } from '#core/lists/csv.ts';
import { readICloudTable } from '#core/takeout/icloud-table.ts';
import { readListTable } from '#core/lists/list-table.ts';

const NOW_MS = Date.UTC(2026, 10, 26);

const LETTERS = 'a'.repeat(10_000_000);

describe('an adversarial table', () => {
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
    expect(readICloudTable(text, NOW_MS)).toBeUndefined();
    expect(readListTable(text)).toBeUndefined();
  });

  it('with endless rows is ignored, not read in part', () => {
    expect(readICloudTable(`imgName\n${'a\n'.repeat(400_001)}`, NOW_MS)).toBeUndefined();
    const heading = 'path,original,sha256,bytes,status';
    expect(readListTable(`${heading}\n${'a,b,c,1,placed\n'.repeat(400_001)}`)).toBeUndefined();
  });

  it('with a date of ten million letters has no date', () => {
    const text = `imgName,originalCreationDate\na.jpg,"${LETTERS} June 4"`;
    expect(readICloudTable(text, NOW_MS)).toEqual({ kind: 'details', rows: [{ name: 'a.jpg' }] });
  });
});
