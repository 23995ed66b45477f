import { describe, expect, it } from 'vitest';
import { parseCsv } from '#core/lists/csv.ts';
import { readICloudTable } from '#core/takeout/icloud-table.ts';
import { readExport } from '#core/takeout/read-export.ts';

const NOW_MS = Date.UTC(2026, 10, 26);

const HEADINGS = 'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate';
const row = (name: string, date: string) => `${name},abc,no,no,no,"${date}",1,"${date}"`;

describe('CSV', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['\uFEFFa\n"x ""y"", z"\n\n', [['a'], ['x "y", z']]],
    ['"two\nlines",b', [['two\nlines', 'b']]],
    ['a,,c', [['a', '', 'c']]],
    ['a,', [['a']]],
    ['', []],
    ['"never closed', []],
  ])('%j is %j', (text, rows) => {
    expect(
      parseCsv(text).map((values) => values.filter((value, at) => value !== '' || at < values.length - 1)),
    ).toEqual(rows);
  });
});

describe('a table of an iCloud export', () => {
  it('with dates has its folder’s photo details', () => {
    const text = [
      HEADINGS,
      row('IMG_1.HEIC', 'Saturday June 4,2022 12:11 PM GMT'),
      row('IMG_2.HEIC', 'Sunday January 1,2023 12:05 AM GMT'),
      row('IMG_3.HEIC', ''),
    ].join('\n');
    expect(readICloudTable(text, NOW_MS)).toEqual({
      kind: 'details',
      rows: [
        { name: 'IMG_1.HEIC', takenMs: Date.UTC(2022, 5, 4, 12, 11) },
        { name: 'IMG_2.HEIC', takenMs: Date.UTC(2023, 0, 1, 0, 5) },
        { name: 'IMG_3.HEIC' },
      ],
    });
  });

  it('says which photos were deleted, with or without a date', () => {
    const deleted = (name: string, date: string) => row(name, date).replace('no,no,no', 'no,no,yes');
    const [known, unknown] = [
      deleted('IMG_1.JPG', 'Saturday June 4,2022 12:11 PM GMT'),
      deleted('IMG_2.JPG', ''),
    ];
    const content = readICloudTable([HEADINGS, known, unknown, row('IMG_3.JPG', '')].join('\n'), NOW_MS);
    const files = ['IMG_1.JPG', 'IMG_2.JPG', 'IMG_3.JPG'].map((name) => ({
      id: name,
      folder: 'Photos',
      name,
    }));
    const table = { id: 'table', folder: 'Photos', name: 'Photo Details.csv', content };
    const { facts } = readExport(files, [], [table]);
    expect([...facts].map(([id, { isTrashed }]) => [id, isTrashed])).toEqual([
      ['IMG_1.JPG', true],
      ['IMG_2.JPG', true],
    ]);
  });

  it.each(['imgName', 'imageName', 'Images'])('with the single heading %s is an album', (heading) => {
    expect(readICloudTable(`${heading}\nIMG_1.HEIC\n`, NOW_MS)).toEqual({
      kind: 'album',
      names: ['IMG_1.HEIC'],
    });
    expect(readICloudTable(`${heading}\n`, NOW_MS)).toEqual({ kind: 'album', names: [] });
  });

  it.each(['', 'name,price\na,1', 'other\na'])('rejects %j', (text) => {
    expect(readICloudTable(text, NOW_MS)).toBeUndefined();
  });

  it('says nothing about ambiguous names', () => {
    const file = (folder: string, name: string) => ({ id: `${folder}/${name}`, folder, name });
    const [part1, part2] = ['Part 1/Photos', 'Part 2/Photos'];
    const files = [file(part1, 'IMG_1.HEIC'), file(part2, 'IMG_1.HEIC'), file(part2, 'IMG_2.HEIC')];
    const table = (folder: string, name: string, text: string) => ({
      ...file(folder, name),
      content: readICloudTable(text, NOW_MS),
    });
    const { facts, albums } = readExport(
      files,
      [],
      [
        table(
          part1,
          'Photo Details.csv',
          `${HEADINGS}\n${row('IMG_1.HEIC', 'Saturday June 4,2022 12:11 PM GMT')}`,
        ),
        table(
          part2,
          'Photo Details.csv',
          [
            HEADINGS,
            row('IMG_2.HEIC', 'Saturday June 4,2022 12:11 PM GMT'),
            row('IMG_2.HEIC', 'Saturday June 4,2022 1:11 PM GMT'),
          ].join('\n'),
        ),
        table('Part 1/Albums', 'Summer.csv', 'imgName\nIMG_1.HEIC\nIMG_2.HEIC'),
      ],
    );
    expect([...facts.keys()]).toEqual([`${part1}/IMG_1.HEIC`]);
    expect([...albums]).toEqual([[`${part2}/IMG_2.HEIC`, ['Summer']]]);
  });
});
