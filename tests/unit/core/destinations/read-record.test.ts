import { describe, expect, it } from 'vitest';
import { type JournalRecord, journalLine } from '#core/destinations/journal-record.ts';
import { readRecord } from '#core/destinations/read-record.ts';
import { SCHEME_LENGTH } from '#core/schemes/limits.ts';

const SUM = '0123456789abcdef'.repeat(4);
const HEADER = {
  type: 'journal',
  format: 'where-my-pix',
  version: 1,
  id: '17212cd4-009c-43ec-a346-4842ab75cf2b',
  startedAt: '2026-11-24T00:37:06.076Z',
  roots: [
    { path: '/home/ana/photos', kind: 'folder' },
    { path: 'C:\\photos.zip', kind: 'zip' },
    { path: '\\\\server\\photos', kind: 'folder' },
  ],
  isNewFolder: true,
} as const;
const FILE = {
  type: 'file',
  file: 0,
  path: 'Pets/dog.jpg',
  sizeBytes: 0,
  sha256: SUM,
  modifiedMs: -1.5,
  action: 'move',
  source: { root: 0, path: 'Été/a.jpg' },
} as const;
/** A copy with a written date. */
const COPY = { ...FILE, action: 'copy' } as const;
const DATED = { local: '2024-07-09T13:45:58', offset: '+02:00' } as const;
const LISTED = {
  original: 'Été/a.jpg',
  reason: 'It was not a photo.',
  description: 'A dog.',
  category: 'Pets',
  date: '2024-07-09T13:45:58',
  dateSource: 'exif',
  place: 'Lisbon, Portugal',
  sha256: SUM,
  sizeBytes: 3,
  modifiedMs: 1000.25,
  group: 'Été/b.jpg',
} as const;
const NAMES = { page: 'Where My Pix.html', table: 'where-my-pix-2.csv', sums: 'SHA256SUMS' } as const;

const SKIPPED = ['there', 'changed', 'gone', 'in-the-way', 'unwritable'] as const;
const KEPT = ['changed', 'gone', 'original-gone', 'occupied', 'in-the-way', 'unwritable'] as const;

const OURS: readonly JournalRecord[] = [
  HEADER,
  { ...HEADER, roots: [], isNewFolder: false },
  { type: 'folder', path: 'Pets' },
  { type: 'make', path: 'Pets' },
  FILE,
  { ...FILE, action: 'copy' },
  { ...FILE, action: 'there' },
  { type: 'photo', file: 0, listed: LISTED },
  { type: 'photo', file: 0, listed: { ...LISTED, date: null } },
  { type: 'photo', listed: { original: 'a.jpg', sizeBytes: 0, modifiedMs: 0 } },
  { type: 'planned', files: 0, photos: 7 },
  { type: 'begin', file: 0, path: 'Pets/dog.jpg' },
  { type: 'placed', file: 0 },
  { type: 'done', file: 0, isSourceLeft: true },
  { type: 'done', file: 0, isSourceLeft: false },
  { ...COPY, dated: DATED },
  { type: 'photo', file: 0, listed: { ...LISTED, originalSha256: SUM } },
  { ...HEADER, growsLists: true, scheme: '{date:YYYY}/{category}' },
  ...SKIPPED.map((reason) => ({ type: 'skip', file: 0, reason }) as const),
  ...KEPT.map((reason) => ({ type: 'kept', file: 0, reason }) as const),
  { type: 'lists', names: NAMES },
  { type: 'list', name: 'SHA256SUMS', sha256: SUM },
  { type: 'finished' },
  { type: 'undo' },
  { type: 'undone', file: 0 },
  { type: 'undo-ended' },
];

const read = (record: unknown) => readRecord(JSON.stringify(record));
const withRoot = (root: unknown) => ({ ...HEADER, roots: [root] });
const withListed = (more: object) => ({ type: 'photo', listed: { ...LISTED, ...more } });

/** Impossible counts. */
const NOT_COUNTS = [-1, 0.5, 2 ** 53, '0', null, undefined];
/** Paths where no photo is written. */
const NOT_TARGETS = ['../a.jpg', '/a.jpg', '.ssh/a.jpg', '.where-my-pix/lock', '', 7, undefined];
const NOT_SUMS = [SUM.slice(1), `${SUM}0`, SUM.toUpperCase(), [SUM], 7, undefined];

const everyOne = (record: object, field: string, values: readonly unknown[]) =>
  values.map((value) => ({ ...record, [field]: value }));

describe('a line of a journal', () => {
  it.each(OURS.map((record) => [journalLine(record), record] as const))('is read: %s', (line, record) => {
    expect(readRecord(line)).toEqual(record);
  });

  it('has only known fields, and missing ones are off', () => {
    expect(read({ type: 'finished', more: 1 })).toStrictEqual({ type: 'finished' });
    expect(read({ type: 'done', file: 0 })).toEqual({ type: 'done', file: 0, isSourceLeft: false });
    expect(read({ type: 'done', file: 0, isSourceLeft: 'yes' })).toMatchObject({ isSourceLeft: false });
    expect(read({ ...HEADER, isNewFolder: 1 })).toMatchObject({ isNewFolder: false });
    const { source: _, ...copied } = { ...FILE, action: 'copy' };
    expect(read(copied)).toStrictEqual(copied);
  });

  it('has a scheme only if it is valid, with a length that a person writes', () => {
    const longest = '{date}'.padEnd(SCHEME_LENGTH, 'a');
    expect(read({ ...HEADER, scheme: longest })).toMatchObject({ scheme: longest });
    for (const scheme of [`${longest}a`, '{nothing}', 'Photos', ['{date}'], 7]) {
      expect(read({ ...HEADER, scheme }), JSON.stringify(scheme)).toStrictEqual(HEADER);
    }
    expect(read({ ...HEADER, growsLists: 'yes' })).toStrictEqual(HEADER);
  });

  it.each([
    ['no JSON', ['{', '', 'journal']],
    ['no object', ['7', 'null', '"undo"', '["undo"]', '[{"type":"undo"}]']],
  ])('is invalid if it is %s', (_what, lines) => {
    for (const line of lines) expect(readRecord(line)).toBeUndefined();
  });

  it.each<[string, readonly unknown[]]>([
    ['a type', [{}, { type: 'erase' }, { type: 'constructor' }]],
    ['our header', everyOne(HEADER, 'format', ['other', undefined])],
    ['a version', everyOne(HEADER, 'version', NOT_COUNTS)],
    [
      'a UUID',
      everyOne(HEADER, 'id', [
        `${HEADER.id}0`,
        HEADER.id.slice(1),
        `../${HEADER.id.slice(3)}`,
        [HEADER.id],
        7,
        undefined,
      ]),
    ],
    [
      'a time',
      everyOne(HEADER, 'startedAt', [
        '2026-11-24T00:37Z',
        `${HEADER.startedAt}0000000`,
        'now',
        [HEADER.startedAt],
        7,
        undefined,
      ]),
    ],
    ['roots', everyOne(HEADER, 'roots', [undefined, 'C:\\', {}])],
    [
      'an absolute root',
      ['photos', '', './photos', '/a\0b', 7].map((path) => withRoot({ path, kind: 'folder' })),
    ],
    ['a root of a kind', [withRoot({ path: '/a', kind: 'tar' }), withRoot({ path: '/a' })]],
    ['a root', [withRoot(null), withRoot('/a'), { ...HEADER, roots: [HEADER.roots[0], {}] }]],
    ['a folder within', everyOne({ type: 'folder' }, 'path', NOT_TARGETS)],
    ['a made folder within', everyOne({ type: 'make' }, 'path', NOT_TARGETS)],
    ['a number of a file', everyOne(FILE, 'file', NOT_COUNTS)],
    ['a path of a file within', everyOne(FILE, 'path', NOT_TARGETS)],
    ['a size', everyOne(FILE, 'sizeBytes', NOT_COUNTS)],
    ['a checksum', everyOne(FILE, 'sha256', NOT_SUMS)],
    ['a time of a file', everyOne(FILE, 'modifiedMs', ['0', null, undefined])],
    ['an action', everyOne(FILE, 'action', ['delete', undefined])],
    ['a source of a moved file', everyOne(FILE, 'source', [undefined, null, 'a.jpg', []])],
    [
      'a root of a source',
      everyOne(
        FILE,
        'source',
        NOT_COUNTS.map((root) => ({ root, path: 'a.jpg' })),
      ),
    ],
    [
      'a source within',
      everyOne(
        FILE,
        'source',
        ['../a.jpg', '', 7].map((path) => ({ root: 0, path })),
      ),
    ],
    ['a photo', everyOne({ type: 'photo' }, 'listed', [undefined, null, [], 'a.jpg'])],
    ['a file of a photo', everyOne({ type: 'photo', listed: LISTED }, 'file', NOT_COUNTS.slice(0, -1))],
    ['an original name', [withListed({ original: 7 }), withListed({ original: undefined })]],
    ['a size of a photo', NOT_COUNTS.map((sizeBytes) => withListed({ sizeBytes }))],
    ['a time of a photo', [withListed({ modifiedMs: '0' }), withListed({ modifiedMs: undefined })]],
    [
      'texts',
      ['reason', 'description', 'category', 'date', 'dateSource', 'place', 'sha256', 'group'].map((field) =>
        withListed({ [field]: 7 }),
      ),
    ],
    ['a source of a date', [withListed({ dateSource: 'guess' })]],
    ['a checksum of an original', NOT_SUMS.slice(0, -1).map((sum) => withListed({ originalSha256: sum }))],
    ['a date to write, where it says that it has one', everyOne(COPY, 'dated', [null, 'today', {}, 7])],
    ['an original where a date is written', [{ ...COPY, dated: DATED, action: 'move' }]],
    ['files in the plan', everyOne({ type: 'planned', photos: 0 }, 'files', NOT_COUNTS)],
    ['photos in the plan', everyOne({ type: 'planned', files: 0 }, 'photos', NOT_COUNTS)],
    ['a file to begin', everyOne({ type: 'begin', path: 'a.jpg' }, 'file', NOT_COUNTS)],
    ['a path to begin within', everyOne({ type: 'begin', file: 0 }, 'path', NOT_TARGETS)],
    ...(['placed', 'undone', 'done'] as const).map((type): [string, readonly unknown[]] => [
      `a file that is ${type}`,
      everyOne({ type }, 'file', NOT_COUNTS),
    ]),
    ['a file that is skipped', everyOne({ type: 'skip', reason: 'gone' }, 'file', NOT_COUNTS)],
    ['a reason to skip', everyOne({ type: 'skip', file: 0 }, 'reason', ['occupied', undefined])],
    ['a file that is kept', everyOne({ type: 'kept', reason: 'gone' }, 'file', NOT_COUNTS)],
    ['a reason to keep', everyOne({ type: 'kept', file: 0 }, 'reason', ['there', undefined])],
    [
      'names of lists',
      [
        { type: 'lists' },
        ...Object.keys(NAMES).flatMap((list) =>
          ['Pets', [NAMES.table], 7].map((name) => ({ type: 'lists', names: { ...NAMES, [list]: name } })),
        ),
      ],
    ],
    ['a name of a list', everyOne({ type: 'list', sha256: SUM }, 'name', ['Pets', 7, undefined])],
    ['a checksum of a list', everyOne({ type: 'list', name: 'SHA256SUMS' }, 'sha256', NOT_SUMS)],
  ])('is invalid without %s', (_what, records) => {
    for (const record of records) expect(read(record), JSON.stringify(record)).toBeUndefined();
  });
});
