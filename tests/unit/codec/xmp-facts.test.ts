import { describe, expect, it } from 'vitest';
import { xmpFacts } from '#codec/facts/xmp-facts.ts';

const NOW_MS = Date.UTC(2026, 10, 26);
const packet = (attributes: string, elements = '') =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const factsOf = (text: string) => xmpFacts(new TextEncoder().encode(text), NOW_MS);
const NOTHING = { kind: 'photo', title: '', people: [], isTrashed: false, isArchived: false };

describe('another program’s XMP file', () => {
  it('gives time, place, subject, people and rating', () => {
    const bag = (name: string, text: string) =>
      `<${name}><rdf:Bag><rdf:li>${text}</rdf:li></rdf:Bag></${name}>`;
    const text = packet(
      'exif:DateTimeOriginal="1995-04-03T10:20:30" exif:GPSLatitude="48,51.5N" exif:GPSLongitude="2,21.1E" xmp:Rating="4"',
      bag('dc:description', 'Grandma at the lake') +
        bag('dc:subject', 'lake') +
        bag('Iptc4xmpExt:PersonInImage', 'Ann'),
    );
    expect(factsOf(text)).toEqual({
      ...NOTHING,
      taken: { local: '1995-04-03T10:20:30' },
      coordinates: { latitude: 48.8583333, longitude: 2.3516667 },
      description: 'Grandma at the lake',
      keywords: ['lake'],
      people: ['Ann'],
      rating: 4,
    });
  });

  it.each([
    ['of darktable', packet('exif:DateTimeOriginal="2019:07:14 18:03:12"'), '2019-07-14T18:03:12', undefined],
    [
      'of Lightroom',
      packet('xmp:CreateDate="2019-07-14T18:03:12.34+02:00"'),
      '2019-07-14T18:03:12',
      '+02:00',
    ],
    ['of a year', packet('photoshop:DateCreated="1987"'), '1987', undefined],
    [
      'without the surrounding element',
      '<rdf:RDF><rdf:Description exif:DateTimeOriginal="1987-08-15"/></rdf:RDF>',
      '1987-08-15',
      undefined,
    ],
    [
      'in an element',
      packet('', '<photoshop:DateCreated>1987-08</photoshop:DateCreated>'),
      '1987-08',
      undefined,
    ],
  ])('is understood %s', (_what, text, local, offset) => {
    expect(factsOf(text)?.taken).toEqual({ local, ...(offset === undefined ? {} : { offset }) });
  });

  it.each([
    ['xmp:Rating="5"', 5],
    ['MicrosoftPhoto:Rating="99"', 5],
    ['MicrosoftPhoto:Rating="1"', 1],
    ['MicrosoftPhoto:Rating="50"', 3],
    ['xmp:Rating="0"', undefined],
    ['xmp:Rating="-1"', undefined],
    ['xmp:Rating="9"', undefined],
    ['xmp:Rating="good"', undefined],
  ])('with %s has %s stars', (attribute, stars) => {
    expect(factsOf(packet(`${attribute} photoshop:DateCreated="1987"`))?.rating).toBe(stars);
  });

  it('may be written in UTF-16', () => {
    const text = Buffer.from(`\uFEFF${packet('photoshop:DateCreated="1987"')}`, 'utf16le');
    expect(xmpFacts(new Uint8Array(text), NOW_MS)?.taken).toEqual({ local: '1987' });
  });

  it.each(['', 'no XML', packet(''), packet('crs:Exposure="+1"'), packet('exif:DateTimeOriginal="soon"')])(
    'says nothing as "%s"',
    (text) => {
      expect(factsOf(text)).toBeUndefined();
    },
  );
});
