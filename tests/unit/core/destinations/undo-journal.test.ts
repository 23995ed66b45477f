import { describe, expect, it } from 'vitest';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import { growLists } from '#core/destinations/grow-lists.ts';
import { type Undone, undoJournal, type UndoPort } from '#core/destinations/undo-journal.ts';
import { libraryRun, memoryFolder } from '../../../fakes/library-run.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';

const file = (number: number, state: JournalFile['state'], action: JournalFile['action'] = 'copy') =>
  ({ file: number, path: `${number}.jpg`, sizeBytes: 1, sha256: '', modifiedMs: 0, action, state }) as const;

function journalOf(files: readonly JournalFile[], undo: Journal['undo'] = 'none'): Journal {
  return {
    header: {
      type: 'journal',
      format: 'where-my-pix',
      version: 1,
      id: 'a',
      startedAt: '',
      roots: [],
      isNewFolder: false,
    },
    files,
    folders: ['a', 'a/b'],
    made: ['a', 'a/b'],
    photos: [],
    isPlanned: true,
    listNames: undefined,
    lists: new Map(),
    isFinished: true,
    undo,
  };
}

/** A place that records its calls, in order. */
function place(ends: Readonly<Record<string, Undone>> = {}, lists: readonly string[] = []) {
  const asked: string[] = [];
  const nothing = async () => {};
  const port: UndoPort = {
    append: async (step, isKept) => {
      asked.push(`${step.type}${'file' in step ? ` ${step.file}` : ''}${isKept ? '!' : ''}`);
    },
    assertHeld: nothing,
    undoLists: async () => {
      asked.push('lists');
      return lists;
    },
    undoFile: async ({ path }) => {
      asked.push(path);
      return ends[path] ?? 'undone';
    },
    removeEmpty: async (folder) => void asked.push(`folder ${folder}`),
    lists: {
      names: async () => [],
      isThere: async () => false,
      read: async () => undefined,
      write: nothing,
      remove: nothing,
    },
    sha256Of: async () => '',
  };
  return { port, asked };
}

const run = (journal: Journal, port: UndoPort, signal = { aborted: false }) =>
  undoJournal(journal, port, ENGLISH, () => {}, signal);

describe('an undo', () => {
  it('reverts the last file first, and records each before the next', async () => {
    const { port, asked } = place();
    const end = await run(journalOf([file(0, 'done'), file(1, 'done')]), port);
    expect(asked).toEqual([
      'undo!',
      'lists',
      '1.jpg',
      'undone 1',
      '0.jpg',
      'undone 0',
      'folder a/b',
      'folder a',
      'undo-ended!',
    ]);
    expect(end).toEqual({ kept: [], keptLists: [], undone: 2, isStopped: false });
  });

  it('continues an interrupted one, and leaves what was there before the run', async () => {
    const { port, asked } = place();
    const files = [file(0, 'done'), file(1, 'done', 'there'), file(2, 'undone')];
    const end = await run(journalOf(files, 'begun'), port);
    expect(asked.slice(0, 3)).toEqual(['lists', '0.jpg', 'undone 0']);
    expect(end.undone).toBe(1);
  });

  it('names what stays, and why', async () => {
    const { port, asked } = place({ '0.jpg': { reason: 'changed' }, '1.jpg': 'nothing' }, ['list.csv']);
    const end = await run(journalOf([file(0, 'done'), file(1, 'planned')]), port);
    expect(end).toMatchObject({ keptLists: ['list.csv'], undone: 0 });
    expect(end.kept).toMatchObject([{ path: '0.jpg', state: 'kept', reason: 'changed' }]);
    expect(asked).toContain('kept 0');
  });

  it('stops between two files, and does not claim that it ended', async () => {
    const signal = { aborted: false };
    const { port, asked } = place();
    const stopping: UndoPort = {
      ...port,
      undoFile: async (one) => {
        signal.aborted = true;
        return port.undoFile(one);
      },
    };
    const end = await run(journalOf([file(0, 'done'), file(1, 'done')]), stopping, signal);
    expect(end).toMatchObject({ undone: 1, isStopped: true });
    expect(asked).toEqual(['undo!', 'lists', '1.jpg', 'undone 1']);
  });

  it('keeps in a library’s list what stays, whether it goes now or went before an interruption', async () => {
    const files = new Map<string, string>();
    const lists = memoryFolder(files);
    const sha256Of = async () => '0'.repeat(64);
    const journal = libraryRun('went.jpg', 'stays.jpg', 'goes.jpg');
    await growLists({ folder: lists, journal, sha256Of, t: ENGLISH });
    const [went, ...others] = journal.files;
    const noted = [{ ...went!, state: 'undone' as const }, ...others];
    const interrupted = { ...journal, undo: 'begun' as const, files: noted };
    const { port } = place({ '2024/stays.jpg': { reason: 'changed' } });
    await run(interrupted, { ...port, lists, sha256Of });
    const rows = (files.get('where-my-pix.csv') ?? '').trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['2024/stays.jpg']);
  });
});
