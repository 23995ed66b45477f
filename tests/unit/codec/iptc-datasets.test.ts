import { describe, expect, it } from 'vitest';
import { takenAt } from '#codec/facts/taken-at.ts';
import { NO_METADATA } from '#codec/metadata/file-metadata.ts';
import { iptcValues } from '#codec/metadata/iptc-datasets.ts';
import { METADATA_READING } from '#codec/metadata/limits.ts';

const TITLE = 5;
const KEYWORDS = 25;
const DAY = 55;
const TIME = 60;
const CAPTION = 120;

/** A dataset of record 2 (IIM 4.2, 1.5.1). */
function dataset(number: number, text: string, encoding: BufferEncoding = 'utf8', record = 2): Uint8Array {
  const value = Buffer.from(text, encoding);
  return Uint8Array.from([0x1c, record, number, value.length >> 8, value.length & 0xff, ...value]);
}

/** The same with its length in this many bytes after the head. */
function extended(number: number, text: string, lengthBytes: number): Uint8Array {
  const value = Buffer.from(text);
  const length = Buffer.alloc(lengthBytes);
  length.writeUIntBE(value.length, Math.max(0, lengthBytes - 6), Math.min(6, lengthBytes));
  return Uint8Array.from([0x1c, 2, number, 0x80, lengthBytes, ...length, ...value]);
}

const block = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

describe('IPTC datasets', () => {
  it('have their values in order, and none if they are missing', () => {
    const valuesOf = iptcValues(
      block(dataset(KEYWORDS, 'sea'), dataset(TITLE, 'Trip'), dataset(KEYWORDS, 'sand')),
    );
    expect([valuesOf('keywords'), valuesOf('title'), valuesOf('caption')]).toEqual([
      ['sea', 'sand'],
      ['Trip'],
      [],
    ]);
    expect(iptcValues(undefined)('title')).toEqual([]);
  });

  it.each([
    ['UTF-8 that is declared', dataset(90, '\x1b%G', 'latin1', 1), 'utf8'],
    ['UTF-8', new Uint8Array(), 'utf8'],
    ['Latin-1', new Uint8Array(), 'latin1'],
    ['Latin-1 that is declared as UTF-8', dataset(90, '\x1b%G', 'latin1', 1), 'latin1'],
  ] as const)('are read in %s', (_what, declaration, encoding) => {
    const iptc = block(declaration, dataset(CAPTION, 'Größe: fünf', encoding));
    expect(iptcValues(iptc)('caption')).toEqual(['Größe: fünf']);
  });

  it('have the dashes and quotes of Windows', () => {
    const iptc = block(dataset(CAPTION, '\x93Rex\x94 \x96 \x80 5', 'latin1'));
    expect(iptcValues(iptc)('caption')).toEqual(['“Rex” – € 5']);
  });

  it.each([1, 4, 8])('may have %i more bytes for their length', (lengthBytes) => {
    const iptc = block(extended(CAPTION, 'By the sea', lengthBytes), dataset(TITLE, 'Trip'));
    expect([iptcValues(iptc)('caption'), iptcValues(iptc)('title')]).toEqual([['By the sea'], ['Trip']]);
  });

  it.each([
    ['is longer than its block', Uint8Array.from([0x1c, 2, KEYWORDS, 0x7f, 0xff, 1, 2])],
    ['has an endless length', Uint8Array.from([0x1c, 2, KEYWORDS, 0xff, 0xff, 9, 9])],
    ['has a huge length', Uint8Array.from([0x1c, 2, KEYWORDS, 0x80, 8, ...Array<number>(8).fill(0xff)])],
    ['has a cut head', Uint8Array.from([0x1c, 2, KEYWORDS])],
    ['has no marker', block(Uint8Array.of(0), dataset(KEYWORDS, 'sand'))],
  ])('end before one that %s', (_what, broken) => {
    const valuesOf = iptcValues(block(dataset(KEYWORDS, 'sea'), broken));
    expect(valuesOf('keywords')).toEqual(['sea']);
  });

  it('are read up to a limit', () => {
    const many = Array.from({ length: METADATA_READING.datasets + 5 }, () => dataset(KEYWORDS, 'a'));
    expect(iptcValues(block(...many))('keywords')).toHaveLength(METADATA_READING.datasets);
  });
});

describe('the date in IPTC', () => {
  const dateOf = (...parts: readonly Uint8Array[]) =>
    takenAt({ ...NO_METADATA, iptc: block(...parts) }, Date.UTC(2030, 0));

  it.each([
    ['19870815', '120000+0000', { local: '1987-08-15T12:00:00', offset: '+00:00' }],
    ['19870815', '180312-0730', { local: '1987-08-15T18:03:12', offset: '-07:30' }],
    ['19870815', '180312', { local: '1987-08-15T18:03:12' }],
    ['1987-08-15', '18:03:12', { local: '1987-08-15T18:03:12' }],
    ['19870815', 'noon', { local: '1987-08-15' }],
    ['19870800', '120000', { local: '1987-08' }],
    ['19870000', '120000', { local: '1987' }],
  ])('%s with the time %s is read', (day, time, date) => {
    expect(dateOf(dataset(DAY, day), dataset(TIME, time))).toEqual(date);
  });

  it('is the last one', () => {
    expect(dateOf(dataset(DAY, '19000101'), dataset(DAY, '19870815'))).toEqual({ local: '1987-08-15' });
  });
});
