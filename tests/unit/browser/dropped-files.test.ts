import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesOf } from '#browser/files/dropped-files.ts';
import { placeOf } from '#browser/files/file-place.ts';
import { findFiles } from '#browser/files/picked-files.ts';

const file = (name: string) => new File([name], name);

/** A dropped file or folder, as Chromium gives it; in a browser without handles only its file. */
function item(name: string, inside?: Readonly<Record<string, File>>, hasHandle = true) {
  const own = file(name);
  const handle = inside
    ? {
        kind: 'directory',
        name,
        values: async function* values() {
          for (const one of Object.values(inside))
            yield { kind: 'file', name: one.name, getFile: async () => one };
        },
      }
    : { kind: 'file', name, getFile: async () => own };
  return {
    kind: 'file',
    getAsFile: () => own,
    webkitGetAsEntry: () => ({ isDirectory: inside !== undefined, fullPath: `/${name}` }),
    ...(hasHandle ? { getAsFileSystemHandle: async () => handle } : {}),
  };
}

const drop = (...items: readonly object[]) =>
  filesOf({ type: 'drop', dataTransfer: { items } } as unknown as DragEvent);

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => void vi.unstubAllGlobals());

describe('the location of dropped files', () => {
  it('is known for files, and for a folder’s files by their path in it', async () => {
    const inside = file('b.jpg');
    const [alone, inFolder] = await drop(item('a.jpg'), item('DCIM', { inside }));
    expect(alone && placeOf(alone)).toMatchObject({ root: { kind: 'file', name: 'a.jpg' }, path: [] });
    expect(inFolder && placeOf(inFolder)).toMatchObject({ root: { name: 'DCIM' }, path: ['b.jpg'] });
  });

  it('distinguishes two dropped folders with the same name', async () => {
    const [one, other] = await drop(item('DCIM', { x: file('x.jpg') }), item('DCIM', { x: file('x.jpg') }));
    const [first, second] = [one && placeOf(one), other && placeOf(other)];
    expect(first?.root.name).toBe('DCIM');
    expect(second?.root).not.toBe(first?.root);
  });

  it('is unknown if the browser has no handles, and the files arrive anyway', async () => {
    const files = await drop(item('a.jpg', undefined, false));
    expect(files.map((one) => [one.name, placeOf(one)])).toEqual([['a.jpg', undefined]]);
  });

  it('is unknown if the browser refuses them, and the files arrive anyway', async () => {
    const refuse = async () => Promise.reject(new DOMException('', 'NotAllowedError'));
    const nothing = async () => null;
    const files = await drop(
      { ...item('a.jpg'), getAsFileSystemHandle: refuse },
      { ...item('b.jpg'), getAsFileSystemHandle: nothing },
    );
    expect(files.map((one) => [one.name, placeOf(one)])).toEqual([
      ['a.jpg', undefined],
      ['b.jpg', undefined],
    ]);
  });

  it('costs one handle per photo, and no entry, which would block the page', async () => {
    const one = item('a.jpg');
    const handle = vi.fn(one.getAsFileSystemHandle);
    const entry = vi.fn(one.webkitGetAsEntry);
    await drop({ ...one, getAsFileSystemHandle: handle, webkitGetAsEntry: entry });
    expect([handle.mock.calls.length, entry.mock.calls.length]).toEqual([1, 0]);
  });

  it('is known for the files in a folder named like a file', async () => {
    const files = await drop(item('2019.05', { a: file('a.jpg'), b: file('b.jpg') }));
    expect(files.map((one) => placeOf(one)?.path)).toEqual([['a.jpg'], ['b.jpg']]);
    const found = await findFiles(files);
    expect(found.files.map(({ folder }) => folder)).toEqual(['2019.05', '2019.05']);
  });

  it('is known for a ZIP, not for a chosen file', async () => {
    const { files } = await findFiles([file('chosen.jpg')]);
    expect(files.map((one) => placeOf(one.file))).toEqual([undefined]);
  });
});
