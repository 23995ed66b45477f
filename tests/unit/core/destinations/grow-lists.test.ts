import { describe, expect, it } from 'vitest';
import { growLists, type ListFolder, shrinkLists } from '#core/destinations/grow-lists.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';
import { libraryRun as run } from '../../../fakes/library-run.ts';

const sha256Of = async () => '0'.repeat(64);

/** The top of a library in memory. */
function memoryFolder(files: Map<string, string>): ListFolder {
  return {
    names: async () => [...files.keys()],
    isThere: async (name) => files.has(name),
    read: async (name) => files.get(name),
    write: async (name, text) => void files.set(name, text),
    remove: async (name) => void files.delete(name),
  };
}

const rowsOf = (files: ReadonlyMap<string, string>, name = 'where-my-pix.csv') =>
  files.get(name)?.trim().split('\r\n').length;

describe('the one list of a library', () => {
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

  it('is left as it is where somebody edited it, and the next number gets new photos', async () => {
    const files = new Map<string, string>();
    const folder = memoryFolder(files);
    await growLists({ folder, journal: run('a.jpg'), sha256Of, t: ENGLISH });
    const edited = `${files.get('where-my-pix.csv') ?? ''}mine\r\n`;
    files.set('where-my-pix.csv', edited);
    await growLists({ folder, journal: run('b.jpg'), sha256Of, t: ENGLISH });
    expect(files.get('where-my-pix.csv')).toBe(edited);
    expect(rowsOf(files, 'where-my-pix-2.csv')).toBe(1 + 1);
  });

  it('shrinks by the photos of a run, and goes with the last of them', async () => {
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
});
