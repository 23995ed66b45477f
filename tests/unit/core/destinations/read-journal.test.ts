import { describe, expect, it } from 'vitest';
import {
  journalLine,
  type FileRecord,
  type HeaderRecord,
  type StepRecord,
} from '#core/destinations/journal-record.ts';
import { MOST_JOURNAL_FILES, MOST_LINE_LENGTH } from '#core/destinations/limits.ts';
import { planJournal } from '#core/destinations/plan-journal.ts';
import { isUnused, readJournal } from '#core/destinations/read-journal.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { NIGHTLY } from '../../../nightly.ts';

const header: HeaderRecord = {
  type: 'journal',
  format: 'where-my-pix',
  version: RECORD_VERSIONS.journal,
  id: '17212cd4-009c-43ec-a346-4842ab75cf2b',
  startedAt: '2026-11-24T00:37:06.076Z',
  roots: [{ path: '/home/ana/photos', kind: 'folder' }],
  isNewFolder: false,
};
const file: FileRecord = {
  type: 'file',
  file: 0,
  source: { root: 0, path: 'Été/a.jpg' },
  path: 'Pets/dog.jpg',
  sizeBytes: 3,
  sha256: 'ab'.repeat(32),
  modifiedMs: 1000.25,
  action: 'move',
};
const plan = [
  journalLine(header),
  journalLine({ type: 'folder', path: 'Pets' }),
  journalLine(file),
  journalLine({ type: 'planned', files: 1, photos: 0 }),
].join('');
const begun = journalLine({ type: 'begin', file: 0, path: 'Pets/dog_2.jpg' });

/** The plan with other values in its file's record, or its header. */
function changed(more: object, record: FileRecord | HeaderRecord = file): string {
  return plan.replace(journalLine(record), `${JSON.stringify({ ...record, ...more })}\n`);
}

describe('a journal', () => {
  it('gives the plan and the progress', () => {
    const reading = readJournal(plan + begun);
    expect(reading).toMatchObject({
      ok: true,
      journal: { header, folders: ['Pets'], isPlanned: true, isFinished: false, undo: 'none' },
    });
    const { type: _, ...planned } = file;
    const files = [{ ...planned, path: 'Pets/dog_2.jpg', state: 'begun' }];
    expect(reading).toMatchObject({ journal: { files } });
  });

  it.each([
    ['a half line', plan + begun.slice(0, 20), 'planned'],
    ['a line without its break', plan + begun.trimEnd(), 'planned'],
  ])('is read without what a crash cut off: %s', (_what, text, state) => {
    expect(readJournal(text)).toMatchObject({ ok: true, journal: { files: [{ state }] } });
  });

  it('distinguishes folders made by its run from existing ones', () => {
    const two = plan.replace('"path":"Pets"}\n', '"path":"Pets"}\n{"type":"folder","path":"Food"}\n');
    const made = journalLine({ type: 'make', path: 'Food' }) + journalLine({ type: 'make', path: 'Mine' });
    expect(readJournal(two + made)).toMatchObject({ journal: { folders: ['Pets', 'Food'], made: ['Food'] } });
  });

  it('that was cut off before its plan was whole says so', () => {
    const [first = '', second = ''] = plan.split('\n');
    expect(readJournal(`${first}\n${second}\n`)).toMatchObject({ ok: true, journal: { isPlanned: false } });
  });

  it('equals its plan', () => {
    const { type: _type, format: _format, ...begin } = header;
    const targets = [
      { id: 'a', path: 'Pets/dog.jpg', isThere: false },
      { id: 'b', path: 'Pets/cat.jpg', isThere: true },
    ];
    const one = { sizeBytes: 3, sha256: 'ab'.repeat(32), modifiedMs: 5, isMoved: false };
    const files = targets.map(({ id }) => ({ id, source: { root: 0, path: id }, ...one }));
    const listed = { original: 'a', sizeBytes: 3, modifiedMs: 5, date: null, dateSource: 'none' as const };
    const photos = [
      { id: 'b', listed },
      { id: undefined, listed },
    ];
    const lines = planJournal(begin, { targets, newFolders: ['Pets'] }, files, photos);
    expect(readJournal(lines.join(''))).toMatchObject({
      ok: true,
      journal: {
        isPlanned: true,
        folders: ['Pets'],
        files: [
          { path: 'Pets/dog.jpg', action: 'copy', state: 'planned' },
          { path: 'Pets/cat.jpg', action: 'there' },
        ],
        photos: [{ file: 1, listed }, { listed }],
      },
    });
  });
});

describe('a contradictory plan', () => {
  const planned = (files: number) => journalLine({ type: 'planned', files, photos: 0 });
  const begin = journalLine(header);

  it.each([
    ['numbers its first file 1', begin + journalLine({ ...file, file: 1 }) + planned(0)],
    ['has a number twice', begin + journalLine(file).repeat(2) + planned(1)],
    [
      'names a root that it does not have',
      changed({ source: { root: 1, path: 'a.jpg' } }).replace('"files":1', '"files":0'),
    ],
  ])('is damaged: it %s', (_what, text) => {
    expect(readJournal(text)).toEqual({ ok: false, problem: 'damaged' });
  });
});

describe('a step of a journal', () => {
  const after = (...steps: readonly StepRecord[]) => {
    const reading = readJournal(plan + steps.map(journalLine).join(''));
    return reading.ok ? reading.journal : undefined;
  };

  it.each<[StepRecord, object]>([
    [{ type: 'placed', file: 0 }, { state: 'placed' }],
    [
      { type: 'done', file: 0 },
      { state: 'done', isSourceLeft: false },
    ],
    [
      { type: 'done', file: 0, isSourceLeft: true },
      { state: 'done', isSourceLeft: true },
    ],
    [
      { type: 'skip', file: 0, reason: 'gone' },
      { state: 'skipped', reason: 'gone' },
    ],
    [{ type: 'undone', file: 0 }, { state: 'undone' }],
    [
      { type: 'kept', file: 0, reason: 'occupied' },
      { state: 'kept', reason: 'occupied' },
    ],
  ])('gives its file’s progress: %j', (step, known) => {
    expect(after({ type: 'begin', file: 0, path: 'Pets/dog_2.jpg' }, step)?.files).toMatchObject([
      { path: 'Pets/dog_2.jpg', ...known },
    ]);
  });

  it('says which lists were written, that everything is done, and how far undo has come', () => {
    const names = { page: 'Where My Pix.html', table: 'where-my-pix.csv', sums: 'SHA256SUMS-2' };
    const lists: readonly StepRecord[] = [
      { type: 'lists', names },
      { type: 'list', name: 'SHA256SUMS-2', sha256: file.sha256 },
    ];
    const finished = [...lists, { type: 'finished' } as const];
    expect(after()).toMatchObject({
      listNames: undefined,
      lists: new Map(),
      isFinished: false,
      undo: 'none',
    });
    expect(after(...finished)).toMatchObject({
      listNames: names,
      lists: new Map([['SHA256SUMS-2', file.sha256]]),
      isFinished: true,
      undo: 'none',
    });
    expect(after(...finished, { type: 'undo' })?.undo).toBe('begun');
    expect(after(...finished, { type: 'undo' }, { type: 'undo-ended' })?.undo).toBe('ended');
  });

  it('does not exist for an earlier file', () => {
    const there = changed({ action: 'there' });
    expect(readJournal(there)).toMatchObject({ ok: true, journal: { files: [{ action: 'there' }] } });
    expect(readJournal(there + journalLine({ type: 'undone', file: 0 }))).toEqual({
      ok: false,
      problem: 'damaged',
    });
  });
});

describe('a journal whose plan is not whole', () => {
  const lines = plan.split('\n');
  const first = (count: number) =>
    readJournal(
      lines
        .map((line) => `${line}\n`)
        .slice(0, count)
        .join(''),
    );

  it('was not used, nor was one that was just begun', () => {
    expect([0, 1, 2, 3].map((count) => isUnused(first(count)))).toEqual([true, true, true, true]);
  });

  it('counts as used once its plan is whole, or if it can’t be read', () => {
    expect(isUnused(first(4))).toBe(false);
    expect(isUnused(readJournal('hello\n'))).toBe(false);
  });
});

describe('a forged journal', () => {
  it.each([
    ['half a header', plan.slice(0, 30), 'empty'],
    ['no JSON', 'hello\n', 'not-ours'],
    ['an empty line before it', `\n${plan}`, 'not-ours'],
    ['another header', '{"type":"journal","format":"other","version":1}\n', 'not-ours'],
    ['no header', journalLine({ type: 'finished' }), 'not-ours'],
    ['a newer version', changed({ version: RECORD_VERSIONS.journal + 1 }, header), 'newer-version'],
    [
      'a newer version of another shape',
      `{"type":"begins","format":"where-my-pix","version":${RECORD_VERSIONS.journal + 1}}\n`,
      'newer-version',
    ],
    ['a version before the first', changed({ version: 0 }, header), 'not-ours'],
    ['a relative root', changed({ roots: [{ path: 'photos', kind: 'folder' }] }, header), 'not-ours'],
    ['an id that leads elsewhere', changed({ id: `../../${'a'.repeat(30)}` }, header), 'not-ours'],
    ['an absolute path', changed({ path: '/etc/passwd' }), 'damaged'],
    ['a path outside the folder', changed({ path: 'Pets/../../a.jpg' }), 'damaged'],
    ['a path into our own folder', changed({ path: '.Where-My-Pix/lock' }), 'damaged'],
    ['a path with a zero', changed({ path: 'Pets/a\0.jpg' }), 'damaged'],
    ['a source outside its root', changed({ source: { root: 0, path: '../a.jpg' } }), 'damaged'],
    ['a missing root', changed({ source: { root: 1, path: 'a.jpg' } }), 'damaged'],
    ['no checksum', changed({ sha256: 'ab' }), 'damaged'],
    ['a negative size', changed({ sizeBytes: -1 }), 'damaged'],
    ['a moved file from nowhere', changed({ source: undefined }), 'damaged'],
    ['a wrongly counted file', changed({ file: 7 }), 'damaged'],
    ['fewer files than planned', plan.replace('"files":1', '"files":2'), 'damaged'],
    ['fewer photos than planned', plan.replace('"photos":0', '"photos":1'), 'damaged'],
    ['a second header', plan.replace('\n', `\n${journalLine(header)}`), 'damaged'],
    ['a step before the plan is whole', journalLine(header) + begun, 'damaged'],
    ['a step of a missing file', plan + begun.replace('"file":0', '"file":1'), 'damaged'],
    ['a file that changes its folder', plan + begun.replace('Pets/', 'Food/'), 'damaged'],
    ['a plan after the steps', plan + journalLine(file), 'damaged'],
    [
      'an invalid list',
      `${plan}${JSON.stringify({ type: 'list', name: 'Pets', sha256: file.sha256 })}\n`,
      'damaged',
    ],
    ['an unknown step', `${plan}{"type":"erase","file":0}\n`, 'damaged'],
    ['a huge line', `${plan}${' '.repeat(MOST_LINE_LENGTH + 1)}\n`, 'too-large'],
  ])('is refused with %s', (_what, text, problem) => {
    expect(readJournal(text)).toEqual({ ok: false, problem });
  });

  it('is read with a line that is just short enough', () => {
    const long = journalLine({ type: 'finished' }).trimEnd().padEnd(MOST_LINE_LENGTH);
    expect(readJournal(`${plan}${long}\n`)).toMatchObject({ ok: true, journal: { isFinished: true } });
  });

  it('is refused with more photos than any journal has', NIGHTLY, () => {
    const photo = '{"type":"photo","listed":{"original":"a","sizeBytes":0,"modifiedMs":0}}\n';
    const text = journalLine(header) + photo.repeat(MOST_JOURNAL_FILES + 1);
    expect(readJournal(text)).toEqual({ ok: false, problem: 'damaged' });
  });
});
