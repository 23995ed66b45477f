import JSZip from 'jszip';
import { beforeEach, expect, it, vi } from 'vitest';
import { findFiles } from '#browser/files/picked-files.ts';
import { ChecksumWorker } from '../../fakes/disk-handles.ts';

const BYTES = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

beforeEach(() => void vi.stubGlobal('Worker', ChecksumWorker));

/** A file as a drop or a chosen folder provides it. */
function fileAt(path: string, key: 'relativePath' | 'webkitRelativePath'): File {
  const file = new File([BYTES], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, key, { value: path });
  return file;
}

it('photos know their folders: from a drop, a chosen folder, and a ZIP', async () => {
  const zip = new JSZip()
    .file('Lisbon 2019/DCIM/c.jpg', BYTES)
    .file('../up/d.jpg', BYTES)
    .file('e.jpg', BYTES);
  const { files: photos } = await findFiles([
    fileAt('/Emma/2019/a.jpg', 'relativePath'),
    fileAt('Emma/b.jpg', 'webkitRelativePath'),
    new File([await zip.generateAsync({ type: 'arraybuffer' })], 'photos.zip'),
    fileAt('./f.jpg', 'relativePath'),
    new File([BYTES], 'g.jpg'),
  ]);
  expect(photos.map(({ name, folder }) => [name, folder])).toEqual(
    expect.arrayContaining([
      ['a.jpg', 'Emma/2019'],
      ['b.jpg', 'Emma'],
      ['c.jpg', 'Lisbon 2019/DCIM'],
      ['e.jpg', undefined],
      ['f.jpg', undefined],
      ['g.jpg', undefined],
    ]),
  );
  expect(photos.every(({ folder = '' }) => !folder.includes('..'))).toBe(true);
});

it('a folder’s files are sorted by path, whatever order the browser lists them in', async () => {
  const { files } = await findFiles([
    fileAt('/Emma/IMG_10.jpg', 'relativePath'),
    new File([BYTES], 'z.jpg'),
    fileAt('/Emma/IMG_2.jpg', 'relativePath'),
    new File([BYTES], 'a.jpg'),
    fileAt('/Emma/2019/IMG_30.jpg', 'relativePath'),
  ]);
  expect(files.map(({ name }) => name)).toEqual(['IMG_30.jpg', 'IMG_2.jpg', 'IMG_10.jpg', 'z.jpg', 'a.jpg']);
});

it('photos are found before their checksums are read, and only possible copies are read', async () => {
  const longer = new File([BYTES, BYTES], 'c.jpg');
  const { files, sums, readSums } = await findFiles([
    new File([BYTES], 'a.jpg'),
    new File([BYTES], 'b.jpg'),
    longer,
  ]);
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(sums.size).toBe(0);
  const [one, other, third] = files.map(({ id }) => id);
  const later = await readSums();
  expect([...(later?.sums.keys() ?? [])]).toEqual([one, other]);
  expect(later?.sums.get(one ?? '')).toBe(later?.sums.get(other ?? ''));
  expect(third).toBeDefined();
  const { readSums: readNothing } = await findFiles([longer]);
  expect(await readNothing()).toBeUndefined();
});
