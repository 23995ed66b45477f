import { describe, expect, it } from 'vitest';
import { expectedCrc32 } from '#browser/files/checksums.ts';
import { crc32 } from '#core/bytes/crc32.ts';
import { filesInZip } from '#browser/files/opened-zip.ts';
import { centralDirectory, localHeader } from '#core/bytes/zip-records.ts';
import { MAX_ZIP_ENTRIES } from '#core/limits.ts';
import { MadeZip } from '../../fakes/made-zip.ts';

const JPEG = Uint8Array.from({ length: 5000 }, (_, at) => [0xff, 0xd8, 0xff, 0xe0][at] ?? (at * 7919) % 251);

/** Building a ZIP of many files or bytes is slow. */
const LARGE = { timeout: 60_000 };

const open = async ({ bytes }: MadeZip) =>
  (await filesInZip(new File([bytes], 'photos.zip'))).map(({ file }) => file);
const bytesOf = async (file: File | undefined) => new Uint8Array((await file?.arrayBuffer()) ?? []);
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('a dropped ZIP', () => {
  it.each([
    ['deflated', true],
    ['stored', false],
  ])('yields its files %s, byte for byte, out of every folder, names kept', async (_how, isDeflated) => {
    const files = {
      'a.jpg': JPEG,
      'trip/day 1/é_海.jpg': JPEG.slice(0, 4000),
      'empty.jpg': new Uint8Array(),
    };
    const zip = await MadeZip.of(files, isDeflated);
    const opened = await open(zip);
    expect(names(opened)).toEqual(['a.jpg', 'é_海.jpg', 'empty.jpg']);
    expect(await Promise.all(opened.map(bytesOf))).toEqual(Object.values(files));
  });

  it('keeps its files’ times with full precision', async () => {
    const entry = {
      path: 'a.jpg',
      sizeBytes: JPEG.length,
      crc32: crc32(JPEG),
      modifiedMs: 1_720_512_303_000,
    };
    const zip = new File([localHeader(entry), JPEG, centralDirectory([entry])], 'photos.zip');
    expect((await filesInZip(zip))[0]?.file.lastModified).toBe(entry.modifiedMs);
  });

  it('skips what systems add to archives', async () => {
    const zip = await MadeZip.of({ 'a.jpg': JPEG, '__MACOSX/._a.jpg': JPEG, '.DS_Store': JPEG });
    expect(names(await open(zip))).toEqual(['a.jpg']);
  });

  it.each(['../../etc/passwd.jpg', '/etc/passwd.jpg', 'C:\\Windows\\passwd.jpg', '..\\..\\passwd.jpg'])(
    'reduces %j to its name',
    async (path) => {
      const zip = await MadeZip.of({ [path]: JPEG });
      expect(names(await open(zip))).toEqual(['passwd.jpg']);
    },
  );

  it('leaves a nested ZIP packed, so that nothing unpacks endlessly', async () => {
    const inner = (await MadeZip.of({ 'a.jpg': JPEG })).bytes;
    const [file] = await open(await MadeZip.of({ 'inner.zip': inner }));
    expect(await bytesOf(file)).toEqual(inner);
  });

  it('opens the archive behind a self-extracting program', async () => {
    const zip = await MadeZip.of({ 'a.jpg': JPEG });
    const [file] = await open(new MadeZip(Uint8Array.from([...Buffer.from('MZ a program'), ...zip.bytes])));
    expect(await bytesOf(file)).toEqual(JPEG);
  });

  it.each([
    ['with damaged content', (zip: MadeZip) => zip.spoil('bad.jpg')],
    ['that is beyond the end', (zip: MadeZip) => zip.lie('bad.jpg', 'offset', 0x7fffffff)],
    ['that is longer than declared', (zip: MadeZip) => zip.lie('bad.jpg', 'size', 1000)],
    ['that is shorter than declared', (zip: MadeZip) => zip.lie('bad.jpg', 'size', 6000)],
    ['that differs from its declaration', (zip: MadeZip) => zip.lie('bad.jpg', 'crc', 1)],
    ['that is truncated', (zip: MadeZip) => zip.lie('bad.jpg', 'packed', 200)],
  ])('keeps its other photos next to one %s, which is too short for a photo', async (_what, damage) => {
    const zip = await MadeZip.of({ 'first.jpg': JPEG, 'bad.jpg': JPEG, 'last.jpg': JPEG });
    const [first, bad, last] = await open(damage(zip));
    expect([await bytesOf(first), await bytesOf(last)]).toEqual([JPEG, JPEG]);
    expect(bad?.name).toBe('bad.jpg');
    expect(bad?.size).toBeGreaterThan(0);
    expect(bad?.size).toBeLessThan(100);
  });

  it.each([
    ['says so', 20 * 1024 * 1024],
    ['says that it is small', 1000],
  ])('does not unpack what was made to fill memory and %s', LARGE, async (_how, says) => {
    const zip = await MadeZip.of({ 'bomb.jpg': new Uint8Array(20 * 1024 * 1024), 'a.jpg': JPEG });
    const [bomb, photo] = await open(zip.lie('bomb.jpg', 'size', says));
    expect(bomb?.size).toBeLessThan(100);
    expect(await bytesOf(photo)).toEqual(JPEG);
  });

  it('accepts a large flat picture, which compresses as well', LARGE, async () => {
    const scan = new Uint8Array(15 * 1024 * 1024);
    const [file] = await open(await MadeZip.of({ 'scan.bmp': scan }));
    expect(file?.size).toBe(15 * 1024 * 1024);
  });

  it('is refused before unpacking if it unpacks to over 16 GB', async () => {
    const names = Array.from({ length: 5 }, (_, at) => `${at}.jpg`);
    const zip = await MadeZip.of(Object.fromEntries(names.map((name) => [name, JPEG])));
    for (const name of names) zip.lie(name, 'size', 0xfffffff0);
    const failure = { code: 'zip-unreadable', details: { reason: 'too-large', limitBytes: 16 * 2 ** 30 } };
    await expect(open(zip)).rejects.toMatchObject({ failure });
  });

  it('leaves stored files in place, whatever their size, and knows their checksums', async () => {
    const zip = await MadeZip.of({ 'a.mp4': JPEG, 'b.jpg': JPEG }, false);
    const [film, photo] = await open(zip.spoil('b.jpg'));
    expect(await bytesOf(film)).toEqual(JPEG);
    expect(expectedCrc32(film!)).toBe(crc32(JPEG));
    expect(crc32(await bytesOf(photo))).not.toBe(expectedCrc32(photo!));
  });

  it('is no larger than its directory may be', async () => {
    const zip = await MadeZip.of({ 'a.jpg': JPEG });
    const end = zip.bytes.length - 22;
    const padded = new MadeZip(new Uint8Array(50 * 1024 * 1024));
    padded.bytes.set(zip.bytes.subarray(end), padded.bytes.length - 22);
    const view = new DataView(padded.bytes.buffer);
    view.setUint32(padded.bytes.length - 10, padded.bytes.length - 22, true);
    view.setUint32(padded.bytes.length - 6, 0, true);
    const failure = {
      code: 'zip-unreadable',
      details: { reason: 'too-many-files', limitFiles: MAX_ZIP_ENTRIES },
    };
    await expect(open(padded)).rejects.toMatchObject({ failure });
  });

  it('is refused if it has more files than we accept', LARGE, async () => {
    const names = Array.from({ length: MAX_ZIP_ENTRIES + 1 }, (_, at) => [`${at}.jpg`, new Uint8Array(1)]);
    const zip = await MadeZip.of(Object.fromEntries(names) as Record<string, Uint8Array>, false);
    const failure = {
      code: 'zip-unreadable',
      details: { reason: 'too-many-files', limitFiles: MAX_ZIP_ENTRIES },
    };
    await expect(open(zip)).rejects.toMatchObject({ failure });
  });

  it('is refused if its entries share content, which makes a small file large', async () => {
    const zip = await MadeZip.of({ 'a.jpg': JPEG, 'b.jpg': JPEG }, false);
    const failure = { code: 'zip-unreadable', details: { reason: 'damaged' } };
    const whole = zip.bytes.length;
    await expect(open(zip.lie('b.jpg', 'packed', whole))).rejects.toMatchObject({ failure });
  });

  it('is refused with an explanation if it is locked', async () => {
    const zip = await MadeZip.of({ 'a.jpg': JPEG });
    const failure = { code: 'zip-unreadable', details: { reason: 'locked' } };
    await expect(open(zip.lie('a.jpg', 'flags', 1))).rejects.toMatchObject({ failure });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a photo', JPEG],
  ])('is refused if it is %s', async (_what, bytes) => {
    const failure = { code: 'zip-unreadable', details: { reason: 'damaged' } };
    await expect(open(new MadeZip(bytes))).rejects.toMatchObject({ failure });
  });
});
