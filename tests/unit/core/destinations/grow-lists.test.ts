import { describe, expect, it } from 'vitest';
import { growLists, shrinkLists, shrinkUndone } from '#core/destinations/grow-lists.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';
import { libraryRun as run, memoryFolder } from '../../../fakes/library-run.ts';

const sha256Of = async () => '0'.repeat(64);

const rowsOf = (files: ReadonlyMap<string, string>, name = 'where-my-pix.csv') =>
  files.get(name)?.trim().split('\r\n').length;

describe('a library’s single list', () => {
  it('grows with each run, and not when a run is finished twice', async () => {
    const files = new Map<string, string>();
    const folder = memoryFolder(files);
    await growLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    await growLists({ folder, journal: run('b.jpg', 'c.jpg'), sha256Of, t: ENGLISH });
    const grown = new Map(files);
    await growLists({ folder, journal: run('b.jpg', 'c.jpg'), sha256Of, t: ENGLISH });
    expect(files).toEqual(grown);
    expect(rowsOf(files)).toBe(1 + 3);
    expect([...files.keys()].toSorted()).toEqual(['SHA256SUMS', 'Where My Pix.html', 'where-my-pix.csv']);
  });

  it('stays unchanged if somebody edited it, and the next number gets new photos', async () => {
    const files = new Map<string, string>();
    const folder = memoryFolder(files);
    await growLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    const edited = `${files.get('where-my-pix.csv') ?? ''}mine\r\n`;
    files.set('where-my-pix.csv', edited);
    await growLists({ folder, journal: run('b.jpg'), sha256Of, t: ENGLISH });
    expect(files.get('where-my-pix.csv')).toBe(edited);
    expect(rowsOf(files, 'where-my-pix-2.csv')).toBe(1 + 1);
  });

  it('shrinks by a run’s photos, and disappears with the last of them', async () => {
    const files = new Map<string, string>();
    const folder = memoryFolder(files);
    await growLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    const before = new Map(files);
    await growLists({ folder, journal: run('b.jpg'), sha256Of, t: ENGLISH });
    await shrinkLists({ folder, journal: run('b.jpg'), sha256Of, t: ENGLISH });
    expect(files).toEqual(before);
    await shrinkLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    expect([...files.keys()]).toEqual([]);
  });

  it('replaces no checksums and no page that somebody else put there', async () => {
    const files = new Map([['SHA256SUMS', 'abc  my.iso\n']]);
    const folder = memoryFolder(files);
    await growLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    expect(files.get('SHA256SUMS')).toBe('abc  my.iso\n');
  });

  it.each([
    ['checksums', 'SHA256SUMS', 'abc  my.iso\n'],
    ['checksums that name our table and not our page', 'SHA256SUMS', 'abc  where-my-pix.csv\n'],
    ['checksums that name our page and not our table', 'SHA256SUMS', 'abc  Where My Pix.html\n'],
    ['a page', 'Where My Pix.html', '<!doctype html><title>Mine</title>'],
    ['a text', 'Where My Pix.html', 'What I think of Where My Pix'],
  ])('keeps somebody else’s %s when it grows, and when its last photo goes', async (_what, name, text) => {
    const files = new Map<string, string>();
    const folder = memoryFolder(files);
    await growLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    files.set(name, text);
    await growLists({ folder, journal: run('b.jpg'), sha256Of, t: ENGLISH });
    expect(files.get(name)).toBe(text);
    await shrinkLists({ folder, journal: run('a.jpg', 'b.jpg'), sha256Of, t: ENGLISH });
    await shrinkLists({ folder, journal: run('b.jpg'), sha256Of, t: ENGLISH });
    expect([...files]).toEqual([[name, text]]);
  });

  it('leaves a table edited at the last moment, and the files next to it', async () => {
    const files = new Map<string, string>();
    const folder = memoryFolder(files);
    await growLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    const edited = `${files.get('where-my-pix.csv') ?? ''}mine\r\n`;
    const readOnce = async (name: string) => {
      const text = files.get(name);
      if (name === 'where-my-pix.csv') files.set(name, edited);
      return text;
    };
    await shrinkLists({ folder: { ...folder, read: readOnce }, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    expect(files.get('where-my-pix.csv')).toBe(edited);
  });

  it('is not written for a run that added nothing', async () => {
    const files = new Map<string, string>();
    const {
      files: [file],
      ...journal
    } = run('a.jpg');
    const there = { ...journal, files: [{ ...file!, action: 'there' as const }] };
    await growLists({ folder: memoryFolder(files), journal: there, sha256Of, t: ENGLISH });
    expect(files.size).toBe(0);
  });

  it('gets only what a run added: no photo that existed, was left out, or is misplaced', async () => {
    const files = new Map<string, string>();
    const journal = run('added.jpg', 'there.jpg', 'changed.jpg', 'out.jpg');
    const [added, there, changed] = journal.files;
    const [one, two, three, out] = journal.photos;
    const mixed = {
      ...journal,
      files: [
        added!,
        { ...there!, action: 'there' as const },
        { ...changed!, state: 'skipped' as const, reason: 'changed' as const },
      ],
      photos: [one!, two!, three!, { ...out!, file: undefined }],
    };
    await growLists({ folder: memoryFolder(files), journal: mixed, sha256Of, t: ENGLISH });
    const table = files.get('where-my-pix.csv') ?? '';
    expect(rowsOf(files)).toBe(1 + 1);
    expect(table).toContain('2024/added.jpg');
  });

  it('gets a name that no photo at the top of the library has', async () => {
    const files = new Map<string, string>();
    const journal = run('a.jpg');
    const [file] = journal.files;
    const atTop = { ...journal, files: [{ ...file!, path: 'where-my-pix.csv/a.jpg' }] };
    await growLists({ folder: memoryFolder(files), journal: atTop, sha256Of, t: ENGLISH });
    expect([...files.keys()]).toContain('where-my-pix-2.csv');
  });

  it('is left alone by files that aren’t one of our tables, whatever they contain', async () => {
    const files = new Map<string, string>();
    const folder = memoryFolder(files);
    await growLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    const copy = files.get('where-my-pix.csv') ?? '';
    files.set('backup.csv', copy);
    await shrinkLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    expect([...files.keys()]).toEqual(['backup.csv']);
  });

  it('keeps the photos that couldn’t be undone, and is untouched by another run’s undo', async () => {
    const files = new Map<string, string>();
    const folder = memoryFolder(files);
    const journal = run('a.jpg', 'b.jpg');
    await growLists({ folder, journal, sha256Of, t: ENGLISH });
    const before = new Map(files);
    const outside = { ...journal, header: { ...journal.header, growsLists: false } };
    await shrinkUndone({ folder, journal: outside, sha256Of, t: ENGLISH }, journal.files);
    expect(files).toEqual(before);
    await shrinkUndone({ folder, journal, sha256Of, t: ENGLISH }, journal.files.slice(0, 1));
    expect(rowsOf(files)).toBe(1 + 1);
    expect(files.get('where-my-pix.csv')).toContain('2024/b.jpg');
  });

  it('is not rewritten if nothing of it goes', async () => {
    const files = new Map<string, string>();
    const folder = memoryFolder(files);
    await growLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    const written: string[] = [];
    const watched = { ...folder, write: async (name: string) => void written.push(name) };
    await shrinkLists({ folder: watched, journal: run('z.jpg'), sha256Of, t: ENGLISH });
    expect(written).toEqual([]);
  });
});
