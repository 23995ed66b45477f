import * as fc from 'fast-check';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { filesInZip } from '#browser/files/opened-zip.ts';
import { crc32 } from '#core/bytes/crc32.ts';
import { MAX_ZIP_INFLATED_BYTES } from '#core/limits.ts';
import { centralDirectory, localHeader, type StoredEntry } from '#core/bytes/zip-records.ts';
import { findDirectory, readDirectory, ZIP_TAIL_BYTES } from '#core/bytes/zip-directory.ts';
import { hostileBytes } from './hostile-bytes.ts';
import { survives } from './survives.ts';

const content = Uint8Array.from({ length: 600 }, (_, at) => (at * at) % 251);

async function madeBy(compression: 'STORE' | 'DEFLATE'): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const path of ['a.jpg', 'folder/b é.jpg', 'empty.jpg']) {
    zip.file(path, path === 'empty.jpg' ? '' : content);
  }
  return zip.generateAsync({ type: 'uint8array', compression });
}

function made(paths: readonly string[], sizes: readonly number[], modifiedMs: number) {
  const files = paths.map((_, at) => content.subarray(0, sizes[at % sizes.length]));
  const entries = paths.map((path, at) => {
    const bytes = files[at] ?? content;
    return { path, sizeBytes: bytes.length, crc32: crc32(bytes), modifiedMs };
  });
  const parts = entries.flatMap((entry, at) => [localHeader(entry), files[at] ?? content]);
  return { files, entries, zip: new Uint8Array(Buffer.concat([...parts, centralDirectory(entries)])) };
}

describe('a random ZIP', () => {
  it('opens to no more than the limit, or is refused', async () => {
    const zips = hostileBytes([await madeBy('STORE'), await madeBy('DEFLATE')]);
    await survives(
      zips,
      async (bytes) => {
        const files = (await filesInZip(new File([bytes], 'photos.zip'))).map(({ file }) => file);
        expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MAX_ZIP_INFLATED_BYTES);
        for (const { name } of files) expect(name).not.toMatch(/[\\/]/);
      },
      2,
    );
  });
});

describe('one of our ZIPs', () => {
  const paths = fc.uniqueArray(
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((name) => `Folder/${name.replace(/[\\/]/g, '')}x`),
    { minLength: 1, maxLength: 8 },
  );
  const sizes = fc.array(fc.nat({ max: content.length }), { minLength: 1, maxLength: 8 });
  const seconds = fc.integer({ min: 0, max: 0x7fffffff });

  it('is read back record by record as it was written', () =>
    survives(fc.tuple(paths, sizes, seconds), ([names, lengths, time]) => {
      const { entries, zip } = made(names, lengths, time * 1000);
      const tail = zip.subarray(Math.max(0, zip.length - ZIP_TAIL_BYTES));
      const place = findDirectory(tail, zip.length);
      const read = place ? readDirectory(zip.slice(place.start, place.end), place, 100) : [];
      const said = (records: readonly Pick<StoredEntry, 'sizeBytes' | 'crc32' | 'modifiedMs'>[]) =>
        records.map(({ sizeBytes, crc32: sum, modifiedMs }) => [sizeBytes, sum, modifiedMs]);
      expect(said(read)).toEqual(said(entries));
    }));

  it('is opened by JSZip with the names and bytes that went in', () =>
    survives(
      fc.tuple(paths, sizes),
      async ([names, lengths]) => {
        const { files, entries, zip } = made(names, lengths, 0);
        const opened = await JSZip.loadAsync(zip, { checkCRC32: true });
        for (const [at, { path }] of entries.entries()) {
          expect(await opened.file(path)?.async('uint8array')).toEqual(files[at]);
        }
      },
      4,
    ));
});
