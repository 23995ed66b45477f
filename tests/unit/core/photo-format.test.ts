import { describe, expect, it } from 'vitest';
import { admit } from '#core/batch/admit.ts';
import { detectFormat } from '#core/photo-format.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );

const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF');
const ftyp = (...brands: string[]) =>
  bytes([0, 0, 0, 8 + brands.length * 4 + 4], 'ftyp', brands[0] ?? '', [0, 0, 0, 0], ...brands.slice(1));

/** Five packets of a transport stream, each after as many other bytes. */
const packets = (before: number) => {
  const packet = [...Array<number>(before).fill(0), 0x47, ...Array<number>(187).fill(1)];
  return bytes(...Array.from({ length: 5 }, () => packet));
};

describe('detectFormat', () => {
  it.each([
    ['jpeg', JPEG],
    ['png', bytes([0x89], 'PNG\r\n\x1a\n')],
    ['webp', bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 ')],
    ['gif', bytes('GIF89a', [1, 0, 1, 0])],
    ['avif', ftyp('avif', 'mif1')],
    ['avif', ftyp('mif1', 'avif')],
    ['heic', ftyp('heic', 'mif1')],
    ['heic', ftyp('mif1', 'heic')],
    ['tiff', bytes('II*\0', [8, 0, 0, 0, 0, 0])],
    ['tiff', bytes('MM\0*', [0, 0, 0, 8, 0, 0])],
    ['cr2', bytes('II*\0', [16, 0, 0, 0], 'CR', [2, 0])],
    ['dng', bytes('II*\0', [8, 0, 0, 0, 1, 0, 0x12, 0xc6], [1, 0, 4, 0, 0, 0, 1, 4, 0, 0])],
    ['cr3', ftyp('crx ', 'isom')],
    ['raf', bytes('FUJIFILMCCD-RAW 0201')],
    ['jxl', bytes([0xff, 0x0a, 0xf8])],
    ['jxl', bytes([0, 0, 0, 12], 'JXL \r\n', [0x87], '\n')],
    ['bmp', bytes('BM', [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0], 'xxxxxxxx')],
  ])('recognizes %s by its first bytes', { tags: ['common-image-formats-handled'] }, (format, head) => {
    expect(detectFormat(head, 'any.name')).toEqual({ kind: 'photo', format });
  });

  it.each([
    ['SVG', bytes('<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="x">')],
    ['SVG', bytes('<svg width="10">')],
    ['PDF', bytes('%PDF-1.7')],
    ['camera raw', bytes('IIRO', [8, 0, 0, 0])],
    ['Photoshop', bytes('8BPS', [0, 1])],
  ])('names %s correctly, even though it is unsupported', (label, head) => {
    expect(detectFormat(head, 'any.name')).toEqual({ kind: 'unsupported', label });
  });

  it.each([
    ['mp4', ftyp('isom', 'mp42')],
    ['m4v', ftyp('M4V ', 'isom')],
    ['mov', ftyp('qt  ')],
    ['3gp', ftyp('3gp4')],
    ['3gp', ftyp('3g2a')],
    ['webm', bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84], 'webm')],
    ['mkv', bytes([0x1a, 0x45, 0xdf, 0xa3, 0xa3, 0x42, 0x82, 0x88], 'matroska')],
    ['mts', packets(0)],
    ['mts', packets(4)],
  ])('recognizes the film %s by its first bytes', (format, head) => {
    expect(detectFormat(head, 'any.name')).toEqual({ kind: 'film', format });
  });

  it.each([
    ['shot.NEF', { kind: 'photo', format: 'nef' }],
    ['shot.arw', { kind: 'photo', format: 'arw' }],
    ['shot.ORF', { kind: 'unsupported', label: 'camera raw' }],
  ])('treats a TIFF as the raw file that its name %s says', (name, detected) => {
    expect(detectFormat(bytes('II*\0', [8, 0, 0, 0, 0, 0]), name)).toEqual(detected);
  });

  it.each([
    ['a text that starts with BM', bytes('BMW is a maker of cars and motorcycles')],
    ['a text that starts with I', bytes('I am a text')],
    ['a web page', bytes('<!doctype html><html>')],
    ['a text with a G after each 187 letters, but only twice', packets(0).subarray(0, 4 * 188)],
    ['nothing', bytes()],
  ])('does not accept %s as a picture', (_what, head) => {
    expect(detectFormat(head, 'photo.jpg')).toEqual({ kind: 'unknown' });
  });
});

describe('admit', () => {
  it(
    'decides by content, not by name',
    { tags: ['stated-acceptance-jpg-png-up', 'eight-formats-up-15-1024'] },
    () => {
      expect(admit({ name: 'a.jpg', sizeBytes: 100 }, detectFormat(JPEG, 'notes.txt'))).toEqual({
        admitted: true,
        format: 'jpeg',
      });
      expect(
        admit({ name: 'a.jpg', sizeBytes: 100 }, detectFormat(bytes('hello'), 'photo.jpg')),
      ).toMatchObject({
        failure: { code: 'photo-not-an-image' },
      });
    },
  );

  it(
    'accepts a photo of exactly 15 MB, and refuses one byte more',
    { tags: ['stated-acceptance-jpg-png-up', 'eight-formats-up-15-1024'] },
    () => {
      expect(admit({ name: 'a.jpg', sizeBytes: 15_728_640 }, detectFormat(JPEG, 'a.jpg')).admitted).toBe(
        true,
      );
      expect(admit({ name: 'a.jpg', sizeBytes: 15_728_641 }, detectFormat(JPEG, 'a.jpg'))).toEqual({
        admitted: false,
        failure: {
          code: 'photo-too-large',
          details: { sizeBytes: 15_728_641, maxBytes: 15_728_640 },
        },
      });
    },
  );

  it('accepts a raw file of up to 256 MB, of which only the preview is read', () => {
    const head = bytes('FUJIFILMCCD-RAW 0201');
    expect(admit({ name: 'a.jpg', sizeBytes: 268_435_456 }, detectFormat(head, 'a.raf'))).toEqual({
      admitted: true,
      format: 'raf',
    });
    expect(admit({ name: 'a.jpg', sizeBytes: 268_435_457 }, detectFormat(head, 'a.raf'))).toMatchObject({
      failure: { code: 'photo-too-large', details: { maxBytes: 268_435_456 } },
    });
  });

  it('names an unsupported format', () => {
    const detected = { kind: 'unsupported', label: 'PSD' } as const;
    expect(admit({ name: 'a.jpg', sizeBytes: 100 }, detected)).toEqual({
      admitted: false,
      failure: { code: 'photo-format-unsupported', details: { format: 'PSD' } },
    });
  });

  it('says that an empty file is empty', () => {
    expect(admit({ name: 'a.jpg', sizeBytes: 0 }, detectFormat(bytes(), 'a.jpg'))).toMatchObject({
      failure: { code: 'photo-empty' },
    });
  });
});
