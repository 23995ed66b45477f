import JSZip from 'jszip';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toBrowserPhoto } from '#browser/files/browser-photo.ts';
import { type FilePlace, placeOf } from '#browser/files/file-place.ts';
import { PLACE_PATIENCE_MS } from '#browser/limits.ts';
import { type PlacedBatch, readAgain } from '#browser/files/read-again.ts';
import { filesInZip } from '#browser/files/opened-zip.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import type { Photo } from '#core/photo.ts';
import { fakeDisk } from '../../fakes/fake-handles.ts';

const jpeg = (name: string, text = name, lastModified = 1000) => new File([text], name, { lastModified });
const FILES = { a: jpeg('a.jpg'), b: jpeg('b.jpg'), c: jpeg('c.jpg') };

/** The dropped items: a folder with a subfolder, and a single file. */
const diskOf = () => fakeDisk({ DCIM: { 'a.jpg': FILES.a, inner: { 'b.jpg': FILES.b } }, 'c.jpg': FILES.c });

function photoOf(id: string, file: File): Photo {
  const { name, sizeBytes, modifiedMs } = toBrowserPhoto(file);
  return { id, name, sizeBytes, modifiedMs };
}

function batchOf(missing: readonly Photo[], places: Readonly<Record<string, FilePlace>>): PlacedBatch {
  return {
    id: 'batch',
    photos: [],
    missing,
    order: missing.map(({ id }) => id),
    placing: { rules: [], pattern: DEFAULT_PATTERN },
    described: new Map(),
    leases: [],
    places: new Map(Object.entries(places)),
  };
}

function dropped(disk: ReturnType<typeof diskOf>): PlacedBatch {
  const folder = disk.handle('DCIM');
  return batchOf([photoOf('a', FILES.a), photoOf('b', FILES.b), photoOf('c', FILES.c)], {
    a: { root: folder, path: ['a.jpg'] },
    b: { root: folder, path: ['inner', 'b.jpg'] },
    c: { root: disk.handle('c.jpg'), path: [] },
  });
}

const idsOf = (photos: readonly Photo[]) => photos.map(({ id }) => id);

afterEach(() => void vi.useRealTimers());

describe('photos that are read again', () => {
  it('come from where they were dropped, asked for once per folder and file', async () => {
    const disk = diskOf();
    const { batch, lost, isAllowed } = await readAgain(dropped(disk));
    expect(batch.photos.map(({ id, file }) => [id, file])).toEqual([
      ['a', FILES.a],
      ['b', FILES.b],
      ['c', FILES.c],
    ]);
    expect([lost, isAllowed, batch.places.size]).toEqual([[], true, 0]);
    expect(disk.asked).toEqual(['DCIM', 'c.jpg']);
    expect(placeOf(FILES.b)?.path).toEqual(['inner', 'b.jpg']);
  });

  it.each([
    ['is gone', undefined],
    ['has another size', jpeg('a.jpg', 'longer than before')],
    ['was changed at another time', jpeg('a.jpg', 'a.jpg', 2000)],
    ['is a folder now', {}],
  ])('are lost one by one: the one that %s', async (_what, now) => {
    const disk = diskOf();
    const batch = dropped(disk);
    disk.put('DCIM/a.jpg', now);
    const read = await readAgain(batch);
    expect([idsOf(read.batch.photos), idsOf(read.lost), read.isAllowed]).toEqual([['b', 'c'], ['a'], true]);
  });

  it('are lost with a renamed folder, and no others', async () => {
    const disk = diskOf();
    const batch = dropped(disk);
    disk.put('DCIM/inner', undefined);
    disk.put('DCIM/renamed', { 'b.jpg': FILES.b });
    expect(idsOf((await readAgain(batch)).lost)).toEqual(['b']);
  });

  it('are not read after a refusal, and nothing more is asked', async () => {
    const disk = diskOf();
    disk.answer = async () => 'denied';
    const { batch, lost, isAllowed } = await readAgain(dropped(disk));
    expect([batch.photos, lost, isAllowed, disk.asked]).toEqual([[], [], false, ['DCIM']]);
  });

  it('are not read if the browser no longer asks, since the click is too long ago', async () => {
    const disk = diskOf();
    disk.answer = (path) =>
      path === 'DCIM' ? Promise.resolve('granted') : Promise.reject(new DOMException('', 'SecurityError'));
    const { batch, isAllowed } = await readAgain(dropped(disk));
    expect([idsOf(batch.photos), isAllowed]).toEqual([['a', 'b'], false]);
  });

  it('are read only after the answer, which is reported first', async () => {
    const disk = diskOf();
    const answered = vi.fn();
    let answer: (state: PermissionState) => void = () => {};
    disk.answer = (path) =>
      path === 'DCIM' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve('granted');
    const reading = readAgain(dropped(disk), answered);
    await vi.waitFor(() => expect(disk.asked).toHaveLength(1));
    expect(answered).not.toHaveBeenCalled();
    answer('granted');
    expect((await reading).isAllowed).toBe(true);
    expect(answered).toHaveBeenCalledOnce();
  });

  it('come back only with all their companion files', async () => {
    const disk = diskOf();
    const { places } = dropped(disk);
    const pair = {
      ...photoOf('a', FILES.a),
      companions: [{ kind: 'live', photo: photoOf('b', FILES.b) }] as const,
    };
    const batch = batchOf([pair], Object.fromEntries(places));
    const { batch: whole } = await readAgain(batch);
    expect(whole.photos.map(({ companions }) => companions?.[0]?.photo.file)).toEqual([FILES.b]);
    disk.put('DCIM/inner/b.jpg', undefined);
    expect(idsOf((await readAgain(batch)).lost)).toEqual(['a']);
  });

  it('in a folder that hangs are given up together, and the others come back', async () => {
    vi.useFakeTimers();
    const disk = diskOf();
    disk.hang('DCIM');
    const reading = readAgain(dropped(disk));
    await vi.advanceTimersByTimeAsync(PLACE_PATIENCE_MS);
    const { batch, lost } = await reading;
    expect([idsOf(batch.photos), idsOf(lost)]).toEqual([['c'], ['a', 'b']]);
  });

  it('from two folders with the same name come from their own', async () => {
    const [one, other] = [jpeg('x.jpg', 'one'), jpeg('x.jpg', 'two')];
    const [disk, second] = [fakeDisk({ DCIM: { 'x.jpg': one } }), fakeDisk({ DCIM: { 'x.jpg': other } })];
    const batch = batchOf([photoOf('one', one), photoOf('other', other)], {
      one: { root: disk.handle('DCIM'), path: ['x.jpg'] },
      other: { root: second.handle('DCIM'), path: ['x.jpg'] },
    });
    expect((await readAgain(batch)).batch.photos.map(({ file }) => file)).toEqual([one, other]);
  });
});

describe('photos in a dropped ZIP', () => {
  const zipped = async (text: string, lastModified: number) => {
    const zip = new JSZip()
      .file('in/a.jpg', text, { date: new Date(0) })
      .file('b.jpg', 'b', { date: new Date(0) });
    return new File([await zip.generateAsync({ type: 'arraybuffer' })], 'photos.zip', { lastModified });
  };
  const batchOfZip = async (disk: ReturnType<typeof fakeDisk>, zip: File) => {
    const root = disk.handle('photos.zip');
    const inZip = { sizeBytes: zip.size, modifiedMs: zip.lastModified };
    const members = await filesInZip(zip);
    const photos = members.map(({ file }, at) => photoOf(`${at}`, file));
    const places = photos.map(({ id }, at) => [id, { root, path: [], inZip: { ...inZip, at } }] as const);
    return { batch: batchOf(photos, Object.fromEntries(places)), members };
  };

  it('are opened in it again', async () => {
    const zip = await zipped('a', 1000);
    const disk = fakeDisk({ 'photos.zip': zip });
    const { batch, members } = await batchOfZip(disk, zip);
    const { batch: read } = await readAgain(batch);
    const texts = await Promise.all(read.photos.map(({ file }) => file.text()));
    expect(texts).toEqual(await Promise.all(members.map(({ file }) => file.text())));
    expect(disk.asked).toEqual(['photos.zip']);
  });

  it('are all lost if the ZIP was replaced', async () => {
    const zip = await zipped('a', 1000);
    const disk = fakeDisk({ 'photos.zip': zip });
    const { batch } = await batchOfZip(disk, zip);
    disk.put('photos.zip', await zipped('a', 2000));
    expect((await readAgain(batch)).lost).toHaveLength(2);
  });
});
