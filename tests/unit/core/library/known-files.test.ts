import { describe, expect, it } from 'vitest';
import { filesThere, type KnownSearch } from '#core/library/known-files.ts';
import type { LibraryFile } from '#core/library/library-file.ts';

interface Bytes {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly bytes: string;
}

const fresh = (name: string, bytes: string): Bytes => ({ id: name, name, sizeBytes: bytes.length, bytes });

/** A library of files by path; `listed` is what its list says of some. */
function search(
  files: Readonly<Record<string, string>>,
  listed: Readonly<Record<string, string>> = {},
  originals: KnownSearch<Bytes, LibraryFile>['library']['originals'] = new Map(),
) {
  const read: string[] = [];
  const options: KnownSearch<Bytes, LibraryFile> = {
    library: {
      files: Object.entries(files).map(([path, bytes]) => ({ path, sizeBytes: bytes.length })),
      originals,
      listedSum: ({ path }) => listed[path],
    },
    sumOf: async ({ path }) => {
      read.push(path);
      return files[path];
    },
    sumOfNew: async ({ bytes }) => bytes,
    signal: { aborted: false },
  };
  return { options, read };
}

describe('filesThere', () => {
  it('recognizes a file by its bytes, whatever its name', async () => {
    const { options } = search({ '2024/a.jpg': 'cat', '2024/b.jpg': 'dog' });
    const there = await filesThere([fresh('x.jpg', 'dog'), fresh('y.jpg', 'cow')], options);
    expect(there.map(({ file, path }) => [file.name, path])).toEqual([['x.jpg', '2024/b.jpg']]);
  });

  it('reads only files of equal size, and none whose recorded bytes differ', async () => {
    const { options, read } = search(
      { 'a.jpg': 'cat', 'b.jpg': 'horse', 'c.jpg': 'dog', 'd.jpg': 'cow' },
      { 'a.jpg': 'cat', 'd.jpg': 'cow' },
    );
    await filesThere([fresh('x.jpg', 'cow')], options);
    expect(read).toEqual(['c.jpg', 'd.jpg']);
  });

  it('does not trust a list that says a photo is there', async () => {
    const { options } = search({ 'a.jpg': 'new' }, { 'a.jpg': 'old' });
    expect(await filesThere([fresh('x.jpg', 'old')], options)).toEqual([]);
  });

  it('treats the second of two equal new files as a duplicate', async () => {
    const { options } = search({});
    const there = await filesThere([fresh('x.jpg', 'cat'), fresh('y.jpg', 'cat')], options);
    expect(there.map(({ file, path }) => [file.name, path])).toEqual([['y.jpg', 'x.jpg']]);
  });

  it('recognizes the copy that a date was written into, as long as it matches the list', async () => {
    const originals = new Map([['raw', { path: 'a.jpg', sha256: 'dated' }]]);
    const known = search({ 'a.jpg': 'dated' }, {}, originals);
    expect(await filesThere([fresh('x.jpg', 'raw')], known.options)).toMatchObject([{ path: 'a.jpg' }]);
    const edited = search({ 'a.jpg': 'other' }, {}, originals);
    expect(await filesThere([fresh('x.jpg', 'raw')], edited.options)).toEqual([]);
  });

  it('reads nothing once it is stopped', async () => {
    const { options, read } = search({ 'a.jpg': 'cat' });
    expect(await filesThere([fresh('x.jpg', 'cat')], { ...options, signal: { aborted: true } })).toEqual([]);
    expect(read).toEqual([]);
  });
});
