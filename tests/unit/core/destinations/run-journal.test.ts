import { describe, expect, it } from 'vitest';
import type { Destination, FileOnWay, Reach } from '#core/destinations/destination.ts';
import type { Found, OnDisk } from '#core/destinations/next-step.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import { runJournal } from '#core/destinations/run-journal.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';

const planned = (number: number, change: Partial<JournalFile> = {}): JournalFile => ({
  file: number,
  path: `${number}.jpg`,
  sizeBytes: 1,
  sha256: '',
  modifiedMs: 0,
  action: 'copy',
  state: 'planned',
  ...change,
});

function journalOf(files: readonly JournalFile[], change: Partial<Journal> = {}): Journal {
  const header = { type: 'journal', format: 'where-my-pix', version: 1, id: 'a', startedAt: '' } as const;
  return {
    header: { ...header, roots: [], isNewFolder: false },
    files,
    folders: ['a', 'a/b'],
    made: [],
    photos: [],
    isPlanned: true,
    listNames: undefined,
    lists: new Map(),
    isFinished: false,
    undo: 'none',
    ...change,
  };
}

interface Place {
  /** What paths have before the run; a path that was put is there, too. */
  readonly there?: Readonly<Record<string, Found>>;
  /** What puts of a path answer in turn; a put succeeds by default. */
  readonly put?: Readonly<Record<string, Awaited<ReturnType<FileOnWay['put']>>>>;
  readonly look?: OnDisk;
  readonly removes?: boolean;
  readonly fails?: Readonly<Record<string, Reach>>;
  readonly destination?: Partial<Destination>;
  readonly onAsk?: (asked: string) => void;
}

/** A place that says what is asked of it, in order; a step that is kept ends with `!`. */
function placeOf({ there = {}, put = {}, look, removes, fails = {}, destination, onAsk }: Place = {}) {
  const asked: string[] = [];
  const say = (what: string) => {
    asked.push(what);
    onAsk?.(what);
  };
  const has = new Map<string, Found>(Object.entries(there));
  const onWay = async (file: JournalFile): Promise<FileOnWay> => ({
    clear: async () => {
      say(`clear ${file.path}`);
      return undefined;
    },
    look: async () => look ?? { target: 'none', source: 'none' },
    stage: async () => {
      say(`stage ${file.path}`);
      if (fails[file.path]) throw new Error(fails[file.path]);
      return 'staged';
    },
    put: async (path) => {
      say(`put ${path}`);
      const end = put[path] ?? (has.has(path) ? 'taken' : 'put');
      has.set(path, 'other');
      return end;
    },
    removeSource:
      removes === undefined
        ? undefined
        : async () => {
            say(`remove source of ${file.path}`);
            return removes;
          },
    close: async () => say(`close ${file.path}`),
  });
  const port: Destination = {
    lanes: 1,
    groupSize: 1,
    append: async (step, isKept) => {
      const what = 'path' in step ? step.path : 'file' in step ? step.file : 'name' in step ? step.name : '';
      say(`${step.type} ${what}`.trim() + (isKept ? '!' : ''));
    },
    assertHeld: async () => {},
    missing: async (folders) => folders,
    makeFolders: async (folders) => say(`folders ${folders.join()}`),
    found: async (path) => has.get(path) ?? 'none',
    onWay,
    reachOf: (error) => (error as Error).message as Reach,
    lists: { names: async () => [...has.keys()], put: async (name) => (say(`list ${name}`), true) },
    ...destination,
  };
  return { port, asked };
}

function run(journal: Journal, port: Destination, signal = { aborted: false }) {
  const said = { reasonOf: () => 'why', sha256Of: async (text: string) => `sum ${text.length}`, t: ENGLISH };
  return runJournal({ journal, port, ...said, onProgress: () => {}, signal });
}

const states = (files: readonly JournalFile[]) => files.map(({ state, path }) => `${path} ${state}`);

describe('a run of a journal', () => {
  it('records folders before it makes them, and a file before it gets its path', async () => {
    const { port, asked } = placeOf();
    const { files, isStopped } = await run(journalOf([planned(0)]), port);
    expect(asked).toEqual([
      'make a',
      'make a/b',
      'folders a,a/b',
      'clear 0.jpg',
      'stage 0.jpg',
      'begin 0.jpg!',
      'put 0.jpg',
      'done 0',
      'close 0.jpg',
      'finished!',
    ]);
    expect([states(files), isStopped]).toEqual([['0.jpg done'], false]);
  });

  it('removes the source of a moved file last, once its place is recorded', async () => {
    const { port, asked } = placeOf({ removes: true });
    const { files } = await run(journalOf([planned(0, { action: 'move' })]), port);
    const steps = asked.slice(asked.indexOf('put 0.jpg'));
    expect(steps).toEqual([
      'put 0.jpg',
      'placed 0!',
      'remove source of 0.jpg',
      'done 0',
      'close 0.jpg',
      'finished!',
    ]);
    expect(files[0]?.isSourceLeft).toBe(false);
  });

  it('says that a source stays if it may not be removed', async () => {
    const file = planned(0, { action: 'move' });
    const kept = await run(journalOf([file]), placeOf({ removes: false }).port);
    const unknown = await run(journalOf([file]), placeOf().port);
    expect([kept.files[0]?.isSourceLeft, unknown.files[0]?.isSourceLeft]).toEqual([true, true]);
  });

  it('takes the next number where a path has another file, also one that came in between', async () => {
    const { port, asked } = placeOf({ there: { '0.jpg': 'other' }, put: { '0_2.jpg': 'taken' } });
    const { files } = await run(journalOf([planned(0)]), port);
    expect(asked.filter((what) => /^begin|^put/.test(what))).toEqual([
      'begin 0_2.jpg!',
      'put 0_2.jpg',
      'begin 0_3.jpg!',
      'put 0_3.jpg',
    ]);
    expect(states(files)).toEqual(['0_3.jpg done']);
  });

  it('skips a file whose bytes are there already', async () => {
    const { port } = placeOf({ there: { '0.jpg': 'same' } });
    const { files } = await run(journalOf([planned(0)]), port);
    expect(files[0]).toMatchObject({ state: 'skipped', reason: 'there' });
  });

  it('keeps the begin of a group at once, and gives no two of its files one path', async () => {
    const { port, asked } = placeOf({ there: { '0.jpg': 'other' }, destination: { groupSize: 2 } });
    const { files } = await run(journalOf([planned(0), planned(1, { path: '0_2.jpg' })]), port);
    expect(asked.filter((what) => what.startsWith('begin'))).toEqual(['begin 0_2.jpg', 'begin 0_2_2.jpg!']);
    expect(states(files)).toEqual(['0_2.jpg done', '0_2_2.jpg done']);
  });

  it('goes on with a file that was begun as the disk says', async () => {
    const moved = planned(0, { action: 'move', state: 'placed' });
    const there = await run(journalOf([moved]), placeOf({ look: { target: 'same', source: 'other' } }).port);
    expect(there.files[0]).toMatchObject({ state: 'done', isSourceLeft: true });
    const { port, asked } = placeOf({ look: { target: 'same', source: 'same' }, removes: true });
    await run(journalOf([moved]), port);
    expect(asked).toContain('remove source of 0.jpg');
    expect(asked).not.toContain('put 0.jpg');
  });
});

describe('a failure', () => {
  it('of one file skips it', async () => {
    const { port } = placeOf({ fails: { '0.jpg': 'file' } });
    const { files } = await run(journalOf([planned(0), planned(1)]), port);
    expect(files.map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', 'unwritable'],
      ['done', undefined],
    ]);
  });

  it('that may pass leaves the file and the lists for later', async () => {
    const { port, asked } = placeOf({ fails: { '0.jpg': 'later' } });
    const { files, isStopped } = await run(journalOf([planned(0), planned(1)]), port);
    expect([states(files), isStopped]).toEqual([['0.jpg planned', '1.jpg done'], false]);
    expect(asked).not.toContain('finished!');
  });

  it('that reaches every file ends all lanes, and is thrown when they have ended', async () => {
    const { port, asked } = placeOf({ fails: { '0.jpg': 'run' }, destination: { lanes: 2 } });
    await expect(run(journalOf([0, 1, 2, 3, 4, 5].map((one) => planned(one))), port)).rejects.toThrow('run');
    expect(asked).toContain('close 0.jpg');
    expect(asked).not.toContain('stage 5.jpg');
    expect(asked.filter((what) => what.startsWith('close')).length).toBe(
      asked.filter((what) => what.startsWith('stage')).length,
    );
  });

  it('leaves the rest after an abort', async () => {
    const signal = { aborted: false };
    const { port, asked } = placeOf({ onAsk: (what) => (signal.aborted ||= what === 'put 0.jpg') });
    const { files, isStopped } = await run(journalOf([planned(0), planned(1)]), port, signal);
    expect([states(files), isStopped]).toEqual([['0.jpg done', '1.jpg planned'], true]);
    expect(asked).not.toContain('finished!');
  });
});

describe('the lists of a run', () => {
  const listed = { original: 'a.jpg', date: null, sizeBytes: 1, modifiedMs: 0, group: '' };
  const photos = [{ type: 'photo', file: 0, listed }] as unknown as Journal['photos'];
  const names = { page: 'Where My Pix.html', table: 'where-my-pix.csv', sums: 'SHA256SUMS' };
  const done = planned(0, { state: 'done' });

  it('get other names where one is taken', async () => {
    const taken = [true];
    const { port, asked } = placeOf();
    const put = async (name: string) => (asked.push(`list ${name}`), taken.pop() !== true);
    await run(journalOf([done], { photos }), { ...port, lists: { ...port.lists, put } });
    expect(asked.filter((what) => what === 'lists!').length).toBe(2);
    expect(asked.filter((what) => what === `list ${names.page}`).length).toBeGreaterThan(0);
  });

  it('leave a file that came in between, and one of ours that is complete', async () => {
    const { port, asked } = placeOf();
    const left = async (name: string) =>
      name === names.page ? ('other' as const) : name === names.table ? ('same' as const) : ('none' as const);
    const removed: string[] = [];
    const library = { remove: async (name: string) => void removed.push(name) };
    const lists = { ...port.lists, left, library } as unknown as Destination['lists'];
    const before = new Map([[names.table, 'sum of another text']]);
    await run(journalOf([done], { photos, listNames: names, lists: before }), { ...port, lists });
    expect(asked.filter((what) => what.startsWith('list'))).toEqual([
      `list ${names.table}!`,
      `list ${names.table}`,
      `list ${names.sums}!`,
      `list ${names.sums}`,
    ]);
    expect(removed).toEqual([names.table]);
  });
});
