import { describe, expect, it } from 'vitest';
import { entryPath, insidePath, zipPath } from '#codec/zip/zip-names.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part)))),
  );

describe('the path of a file in a ZIP without a declared encoding', () => {
  it.each([
    ['plain', bytes('Trip/IMG_1 (2).jpg'), 'Trip/IMG_1 (2).jpg'],
    ['UTF-8', bytes('Año/写真 à la mer.jpg'), 'Año/写真 à la mer.jpg'],
    ['CP437 or CP850', bytes('Geburtstag M', 0x81, 'ller.jpg'), 'Geburtstag Müller.jpg'],
    ['CP437 or CP850', bytes(0x90, 't', 0x82, ' ', 0x85, ' la mer.jpg'), 'Été à la mer.jpg'],
    ['CP437 or CP850', bytes('Ma', 0xa4, 'ana en Espa', 0xa4, 'a.jpg'), 'Mañana en España.jpg'],
    ['CP437 or CP850', bytes('Stra', 0xe1, 'e.jpg'), 'Straße.jpg'],
    ['CP850', bytes('S', 0xc6, 'o Paulo.jpg'), 'São Paulo.jpg'],
    ['Shift-JIS', bytes(0x92, 'a', 0x90, 0xb6, 0x93, 0xfa, '.jpg'), '誕生日.jpg'],
    [
      'Shift-JIS',
      bytes(0x83, 0x65, 0x83, 0x58, 0x83, 0x67, '/', 0x8e, 0xca, 0x90, 0x5e, '.jpg'),
      'テスト/写真.jpg',
    ],
    ['Windows’ Latin', bytes(0xc9, 't', 0xe9, ' ', 0xe0, ' la mer.jpg'), 'Été à la mer.jpg'],
    ['Windows’ Latin', bytes('M', 0xfc, 'ller.jpg'), 'Müller.jpg'],
    ['Windows’ Latin', bytes('Gr', 0xf6, 0xdf, 'e ', 0x96, ' f', 0xfc, 'nf.jpg'), 'Größe – fünf.jpg'],
  ])('is read in %s', (_how, path, text) => {
    expect(zipPath(path)).toBe(text);
  });

  it('is never lost, whatever its bytes', () => {
    for (let byte = 0x80; byte < 0x100; byte += 1)
      expect(zipPath(bytes('a', byte, '.jpg'))).toMatch(/^a.+\.jpg$/);
  });
});

describe('the path of an entry', () => {
  it('is what the entry declares in UTF-8, with forward slashes', () => {
    const declared = { pathBytes: bytes('M', 0x81, 'ller.jpg'), utf8Path: bytes('Urlaub\\Müller.jpg') };
    expect(entryPath(declared)).toBe('Urlaub/Müller.jpg');
    expect(entryPath({ ...declared, utf8Path: undefined })).toBe('Müller.jpg');
  });

  it.each([
    ['a/b.jpg', 'a/b.jpg'],
    ['../../etc/b.jpg', 'etc/b.jpg'],
    ['/a//./b/../c.jpg', 'a/c.jpg'],
    ['..', ''],
  ])('%s stays inside its ZIP', (path, inside) => {
    expect(insidePath(path)).toBe(inside);
  });
});
