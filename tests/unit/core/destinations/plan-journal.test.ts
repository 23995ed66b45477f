import { describe, expect, it } from 'vitest';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import {
  isInPlace,
  listedPhotos,
  type PlannedFile,
  type PlannedPhoto,
  planFiles,
  planJournal,
} from '#core/destinations/plan-journal.ts';
import { type JournalFile, readJournal } from '#core/destinations/read-journal.ts';

const header = {
  version: RECORD_VERSIONS.journal,
  id: '17212cd4-009c-43ec-a346-4842ab75cf2b',
  startedAt: '2026-11-24T00:37:06.076Z',
  roots: [{ path: '/home/ana/photos', kind: 'folder' }],
  isNewFolder: false,
} as const;
const facts = { sizeBytes: 3, modifiedMs: 1000 };

function file(id: string, isMoved = false): PlannedFile {
  return { id, isMoved, source: { root: 0, path: `${id}.jpg` }, sha256: 'ab'.repeat(32), ...facts };
}

function photo(id: string | undefined, original: string): PlannedPhoto {
  return { id, listed: { original, ...facts } };
}

const targets = [
  { id: 'a', path: 'Pets/dog.jpg', isThere: false },
  { id: 'b', path: 'Pets/cat.jpg', isThere: false },
  { id: 'c', path: 'Pets/old.jpg', isThere: true },
];

function journalOf(photos: readonly PlannedPhoto[] = []) {
  const plan = { targets, newFolders: ['Pets'] };
  const lines = planJournal(header, plan, [file('a'), file('b', true), file('c', true)], photos);
  const reading = readJournal(lines.join(''));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.journal;
}

describe('a plan’s journal', () => {
  it('says for each file whether it is copied, moved, or there already', () => {
    expect(journalOf().files.map(({ path, action }) => `${action} ${path}`)).toEqual([
      'copy Pets/dog.jpg',
      'move Pets/cat.jpg',
      'there Pets/old.jpg',
    ]);
  });

  it('gives each photo its file’s number, and none to an unplaced photo', () => {
    const photos = [photo('b', 'b.jpg'), photo(undefined, 'film.avi'), photo('a', 'a.jpg')];
    const records = journalOf(photos).photos.map(({ file: number, listed }) => [listed.original, number]);
    expect(records).toEqual([
      ['b.jpg', 1],
      ['film.avi', undefined],
      ['a.jpg', 0],
    ]);
  });

  it('has no line for a file without a target', () => {
    const plan = { targets: targets.slice(0, 1), newFolders: [] };
    const lines = planJournal(header, plan, [file('a'), file('b')], []);
    expect(lines.filter((line) => line.includes('"type":"file"'))).toHaveLength(1);
  });
});

describe('a journal’s photos in the lists', () => {
  const { files } = journalOf();
  const [first] = files as [JournalFile, ...JournalFile[]];
  const told = (changes: Partial<JournalFile>, number: number | undefined = 0) =>
    listedPhotos(
      {
        files: [{ ...first, ...changes }],
        photos: [{ type: 'photo', file: number, listed: { original: 'a.jpg', ...facts } }],
      },
      ({ reason }) => `kept: ${reason}`,
    );

  it('have the path of a file that is in place', () => {
    expect(told({ state: 'done' })).toEqual([{ original: 'a.jpg', ...facts, path: 'Pets/dog.jpg' }]);
  });

  it('have the reason of a file that isn’t', () => {
    expect(told({ state: 'skipped', reason: 'changed' })).toEqual([
      { original: 'a.jpg', ...facts, reason: 'kept: changed' },
    ]);
  });

  it('have neither without a file', () => {
    const photos = [{ type: 'photo', file: undefined, listed: { original: 'a.jpg', ...facts } }] as const;
    expect(listedPhotos({ files: [first], photos }, () => 'no reason')).toEqual([photos[0].listed]);
  });

  it.each([
    [{ action: 'there', state: 'planned' }, true],
    [{ action: 'copy', state: 'done' }, true],
    [{ action: 'copy', state: 'skipped', reason: 'there' }, true],
    [{ action: 'copy', state: 'skipped', reason: 'changed' }, false],
    [{ action: 'copy', state: 'kept', reason: 'there' }, false],
    [{ action: 'move', state: 'placed' }, false],
  ] as const)('are in place or not: %o', (changes, wanted) => {
    expect(isInPlace({ ...first, ...changes })).toBe(wanted);
  });
});

describe('a check of a folder', () => {
  const plan = (photoId: string, path: string) =>
    planFiles([{ photoId, path }], new Map([['a', file('a')]]), {
      entries: async () => ['a.jpg', 'b.jpg'].map((name) => ({ name, kind: 'file' })),
      found: async (there, { id }) => (there === `${id}.jpg` ? 'same' : 'other'),
    });

  it('finds a file only if it has the same bytes', async () => {
    const [same, other] = [await plan('a', 'a.jpg'), await plan('a', 'b.jpg')];
    expect(same.targets.targets).toEqual([{ id: 'a', path: 'a.jpg', isThere: true }]);
    expect(other.targets.targets).toEqual([{ id: 'a', path: 'b_2.jpg', isThere: false }]);
    expect(other.files.map(({ id }) => id)).toEqual(['a']);
  });

  it('finds nothing unknown', async () => {
    expect((await plan('b', 'a.jpg')).targets.targets).toEqual([]);
  });
});
