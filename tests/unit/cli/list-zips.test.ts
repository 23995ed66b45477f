import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { crc32 } from '#core/bytes/crc32.ts';
import { centralDirectory, localHeader, type StoredEntry } from '#core/bytes/zip-records.ts';
import { piecesOf, readHead, readRange, wholeOf } from '../../../cli/inputs/file-bytes.ts';
import type { FilePhoto } from '../../../cli/inputs/file-photo.ts';
import { listZips } from '../../../cli/inputs/list-zips.ts';
import { MadeZip } from '../../fakes/made-zip.ts';

const JPEG = Uint8Array.from({ length: 5000 }, (_, at) => [0xff, 0xd8, 0xff, 0xe0][at] ?? (at * 7919) % 251);
const noStop = new AbortController().signal;

async function ownPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'list-zips-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'photos.zip');
}

async function zipAt(path: string): Promise<FilePhoto> {
  const { size: sizeBytes, mtimeMs: modifiedMs } = await stat(path);
  return { id: path, path, from: path, name: 'photos.zip', sizeBytes, modifiedMs };
}

async function listed(bytes: Uint8Array) {
  const path = await ownPath();
  await writeFile(path, bytes);
  const { picked, ...others } = await listZips([await zipAt(path)], noStop);
  const within = (from: string) => from.slice(path.length + 1).replaceAll('\\', '/');
  return {
    ...others,
    photos: picked.map(({ photo }) => photo),
    paths: picked.map(({ photo }) => within(photo.from)),
    failures: picked.flatMap(({ failure }) => failure ?? []),
  };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error as { failure?: { code: string } }).failure?.code,
  );

describe('the files of a ZIP on disk', () => {
  it.each([
    ['deflated', true],
    ['stored', false],
  ])('are read %s from it, whole or in part, byte for byte', async (_how, isDeflated) => {
    const zip = await MadeZip.of({ 'trip/a.jpg': JPEG, 'empty.jpg': new Uint8Array() }, isDeflated);
    const { photos, paths } = await listed(zip.bytes);
    expect(paths).toEqual(['trip/a.jpg', 'empty.jpg']);
    const [photo, empty] = photos as [FilePhoto, FilePhoto];
    expect(new Uint8Array(await wholeOf(photo))).toEqual(JPEG);
    expect(new Uint8Array(await readHead(photo, 10))).toEqual(JPEG.slice(0, 10));
    expect(new Uint8Array(await readRange(photo, 100, 200))).toEqual(JPEG.slice(100, 200));
    expect(new Uint8Array(await readRange(photo, 4990, 9000))).toEqual(JPEG.slice(4990));
    expect(await wholeOf(empty)).toHaveLength(0);
  });

  it('are photos, companion files, and skipped files', async () => {
    const zip = await MadeZip.of({
      'a.jpg': JPEG,
      'a.jpg.json': JPEG,
      'b.mp4': JPEG,
      'notes.txt': JPEG.slice(9),
    });
    const { paths, beside, leftAlone } = await listed(zip.bytes);
    expect(paths).toEqual(['a.jpg']);
    expect(beside.map(({ sizeBytes }) => sizeBytes)).toEqual([5000, 5000]);
    expect(leftAlone).toHaveLength(1);
  });

  it.each(['../../etc/a.jpg', '/etc/a.jpg', '..\\..\\etc\\a.jpg', './etc//a.jpg'])(
    'with the path %j are shown inside it',
    async (path) => {
      expect((await listed((await MadeZip.of({ [path]: JPEG })).bytes)).paths).toEqual(['etc/a.jpg']);
    },
  );

  it('with the same path get numbers, so that each is picked once', async () => {
    const entries = [1, 2, 3].map(() => entryOf('x/a.jpg', JPEG));
    const bytes = Buffer.concat([
      ...entries.flatMap((entry) => [localHeader(entry), JPEG]),
      centralDirectory(entries),
    ]);
    const { photos, paths } = await listed(bytes);
    expect(paths).toEqual(['x/a.jpg', 'x/a (2).jpg', 'x/a (3).jpg']);
    expect(new Set(photos.map(({ id }) => id)).size).toBe(3);
  });

  it.each([
    ['was spoiled', (zip: MadeZip) => zip.spoil('bad.jpg')],
    ['is beyond the end', (zip: MadeZip) => zip.lie('bad.jpg', 'offset', 0x7fffffff)],
    ['is longer than declared', (zip: MadeZip) => zip.lie('bad.jpg', 'size', 1000)],
    ['is shorter than declared', (zip: MadeZip) => zip.lie('bad.jpg', 'size', 6000)],
    ['differs from its declaration', (zip: MadeZip) => zip.lie('bad.jpg', 'crc', 1)],
    ['is truncated', (zip: MadeZip) => zip.lie('bad.jpg', 'packed', 200)],
  ])('are whole next to one that %s, which is reported as damaged', async (_what, damage) => {
    const zip = await MadeZip.of({ 'first.jpg': JPEG, 'bad.jpg': JPEG, 'last.jpg': JPEG });
    const { photos, paths } = await listed(damage(zip).bytes);
    expect(paths).toEqual(['first.jpg', 'bad.jpg', 'last.jpg']);
    const codes = await Promise.all(photos.map((photo) => failureOf(wholeOf(photo))));
    expect(codes).toEqual([undefined, 'photo-unreadable', undefined]);
  });

  it('unpack to no more than declared, however much there is', async () => {
    const zip = await MadeZip.of({ 'bomb.jpg': new Uint8Array(64 * 1024 * 1024) });
    const [photo] = (await listed(zip.lie('bomb.jpg', 'size', 1000).bytes)).photos;
    let most = 0;
    const reading = async () => {
      for await (const piece of piecesOf(photo!)) most += piece.length;
    };
    expect(await failureOf(reading())).toBe('photo-unreadable');
    expect(most).toBeLessThanOrEqual(1000);
  });
});

describe('a ZIP on disk', () => {
  it('of more than 4 GB is read only where its photos are', async () => {
    const path = await ownPath();
    const filmBytes = 5 * 1024 ** 3;
    const film: StoredEntry = { ...entryOf('film.mp4', new Uint8Array()), sizeBytes: filmBytes };
    const photo = entryOf('beyond/a.jpg', JPEG);
    const file = await open(path, 'w');
    try {
      const header = localHeader(film);
      await file.write(header, 0, header.length, 0);
      // The film's bytes are a hole in the file, which takes no room on the disk.
      const end = Buffer.concat([localHeader(photo), JPEG, centralDirectory([film, photo])]);
      await file.write(end, 0, end.length, header.length + filmBytes);
    } finally {
      await file.close();
    }
    const { picked, beside } = await listZips([await zipAt(path)], noStop);
    expect(beside.map(({ sizeBytes }) => sizeBytes)).toEqual([filmBytes]);
    expect(new Uint8Array(await wholeOf(picked[0]!.photo))).toEqual(JPEG);
  });

  it.each([
    ['cut off', 'damaged', (zip: MadeZip) => zip.bytes.slice(0, 3000)],
    ['locked', 'locked', (zip: MadeZip) => zip.lie('a.jpg', 'flags', 1).bytes],
    [
      'with entries that share content',
      'damaged',
      (zip: MadeZip) => zip.lie('b.jpg', 'packed', zip.bytes.length).bytes,
    ],
  ])('%s is named with the reason', async (_what, reason, damage) => {
    const zip = await MadeZip.of({ 'a.jpg': JPEG, 'b.jpg': JPEG }, false);
    expect((await listed(damage(zip))).failures).toEqual([{ code: 'zip-unreadable', details: { reason } }]);
  });

  it('that would unpack to many times its size is refused before any of it does', async () => {
    const names = Array.from({ length: 5 }, (_, at) => `${at}.jpg`);
    const zip = await MadeZip.of(Object.fromEntries(names.map((name) => [name, JPEG])));
    for (const name of names) zip.lie(name, 'size', 0xfffffff0);
    expect((await listed(zip.bytes)).failures).toMatchObject([{ details: { reason: 'too-large' } }]);
  });
});

function entryOf(path: string, bytes: Uint8Array): StoredEntry {
  return { path, sizeBytes: bytes.length, crc32: crc32(bytes), modifiedMs: 1_720_512_303_000 };
}
