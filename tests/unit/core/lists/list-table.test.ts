import { assert, constantFrom, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#core/lists/csv.ts';
import { listTable, readListTable, withFormula, withoutFormula } from '#core/lists/list-table.ts';
import type { ListedPhoto } from '#core/lists/listed-photo.ts';

const SUM = 'ab'.repeat(32);
const photo: ListedPhoto = Object.freeze({
  original: 'Trip/IMG_1.jpg',
  path: 'Pets/dog.jpg',
  description: 'A dog, "asleep".',
  category: 'Pets',
  date: '2024-06-01T10:00:00+02:00',
  dateSource: 'exif',
  sha256: SUM,
  sizeBytes: 12,
  modifiedMs: Date.UTC(2024, 5, 2),
});

describe('the table of photos', () => {
  it('is CSV with a byte order mark, CRLF and a header line', () => {
    expect(listTable([photo])).toBe(
      '\uFEFFpath,original,description,category,date,date_source,place,sha256,bytes,modified,group,status,reason,concepts,original_sha256,video_seconds\r\n' +
        `Pets/dog.jpg,Trip/IMG_1.jpg,"A dog, ""asleep"".",Pets,2024-06-01T10:00:00+02:00,exif,,${SUM},12,` +
        '2024-06-02T00:00:00.000Z,,placed,,,,\r\n',
    );
  });

  it('records the photo from before a date was written into its copy', () => {
    const dated = { ...photo, originalSha256: 'cd'.repeat(32) };
    expect(readListTable(listTable([dated, photo]))).toMatchObject([
      { sha256: SUM, originalSha256: 'cd'.repeat(32) },
      { sha256: SUM, originalSha256: '' },
    ]);
  });

  it.each([12.5, 0])('records a film of %s s as one', (filmSeconds) => {
    const rows = readListTable(listTable([{ ...photo, filmSeconds }, photo]));
    expect(rows?.map((row) => row.filmSeconds)).toEqual([filmSeconds, undefined]);
  });

  it.each(['-1', '1e3', '9999999', 'long'])('reads no length in %s', (cell) => {
    const text = listTable([{ ...photo, filmSeconds: 7.25 }]).replace('7.25', cell);
    expect(readListTable(text)).toMatchObject([{ path: photo.path, filmSeconds: undefined }]);
  });

  it('lists an unplaced photo with the reason', () => {
    const left = { ...photo, path: undefined, sha256: undefined, reason: 'It is empty.' };
    expect(readListTable(listTable([left]))).toMatchObject([
      { path: '', original: 'Trip/IMG_1.jpg', sha256: '', isPlaced: false, reason: 'It is empty.' },
    ]);
  });

  it('restores everything that photos are restored by, whatever their names', () => {
    const name = string({
      unit: constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ';', ',', ' ', '＝', 'é', '😀'),
    });
    assert(
      property(name, name, nat(), (path, original, sizeBytes) => {
        const [row] = readListTable(listTable([{ ...photo, path, original, sizeBytes }])) ?? [];
        expect(row).toMatchObject({ path, original, sizeBytes, sha256: SUM, modifiedMs: photo.modifiedMs });
      }),
    );
  });

  it.each(['', 'a,b\r\n1,2\r\n', 'path,original\r\n'])('rejects %j', (text) => {
    expect(readListTable(text)).toBeUndefined();
  });
});

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '\n=1', ' =1', '＝1', 'x;=1', 'x\t@A1', 'x; +1'])(
    'of %j is no formula, even if semicolons separate cells',
    (text) => {
      for (const cell of withoutFormula(text).split(/[;\t\r\n]/))
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
      expect(withFormula(withoutFormula(text))).toBe(text);
    },
  );

  it.each(['IMG-1.jpg', "it's", 'a=b', 'mail@home'])('of %j stays unchanged', (text) => {
    expect(withoutFormula(text)).toBe(text);
  });

  it('is one cell to a CSV reader', () => {
    const [, row] = parseCsv(listTable([{ ...photo, original: 'a","b\nc;=1' }]));
    expect(row?.[1]).toBe(`a","b\nc;'=1`);
  });
});
