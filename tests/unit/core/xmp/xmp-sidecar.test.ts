import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xmpTexts } from '#codec/facts/xmp-texts.ts';
import { type XmpFacts, xmpSidecar } from '#core/xmp/xmp-sidecar.ts';

const NOTHING: XmpFacts = Object.freeze({ people: [], keywords: [] });
const textsOf = (facts: Partial<XmpFacts>) => xmpTexts(xmpSidecar({ ...NOTHING, ...facts }) ?? '');

const hasPython = spawnSync('python3', ['-c', 'import xml.dom.minidom']).status === 0;
/** Reads the properties of many sidecars with an independent parser. */
const READ = `
import json, sys, xml.etree.ElementTree as tree
for text in json.load(sys.stdin):
    root = tree.fromstring(text.encode())
    print(json.dumps(["".join(part.itertext()).strip() for part in root.iter("{http://www.w3.org/1999/02/22-rdf-syntax-ns#}li")]))
`;

describe('an XMP sidecar', () => {
  it('gives time, place, subject and people', () => {
    const text = xmpSidecar({
      date: { date: '2024-06-01T10:20:30+01:00', dateSource: 'exif' },
      coordinates: { latitude: 38.6916, longitude: -9.216 },
      city: 'Lisbon',
      country: 'Portugal',
      description: 'A tower by the sea.',
      people: ['Ann'],
      keywords: ['Architecture'],
    });
    for (const part of [
      '<photoshop:DateCreated>2024-06-01T10:20:30+01:00</photoshop:DateCreated>',
      '<exif:DateTimeOriginal>2024-06-01T10:20:30+01:00</exif:DateTimeOriginal>',
      '<exif:GPSLatitude>38,41.496000N</exif:GPSLatitude>',
      '<exif:GPSLongitude>9,12.960000W</exif:GPSLongitude>',
      '<photoshop:City>Lisbon</photoshop:City>',
      '<photoshop:Country>Portugal</photoshop:Country>',
    ]) {
      expect(text).toContain(part);
    }
    expect(xmpTexts(text ?? '')).toEqual({
      caption: 'A tower by the sea.',
      people: ['Ann'],
      keywords: ['Architecture'],
    });
  });

  it('is missing if nothing is known', () => {
    expect(xmpSidecar(NOTHING)).toBeUndefined();
    expect(xmpSidecar({ ...NOTHING, date: { date: null, dateSource: 'none' } })).toBeUndefined();
  });

  it('does not give a file’s time as a photo’s date', () => {
    const date = { date: '2024-06-01T10:20:30Z', dateSource: 'file' } as const;
    expect(xmpSidecar({ ...NOTHING, date })).toBeUndefined();
  });

  it.each([
    [0, '0,0.000000N'],
    [-33.9999999999, '34,0.000000S'],
    [90, '90,0.000000N'],
  ])('has the latitude %d in degrees and minutes', (latitude, text) => {
    expect(xmpSidecar({ ...NOTHING, coordinates: { latitude, longitude: 0 } })).toContain(`>${text}<`);
  });

  it('contains any text as plain text', () => {
    const hostile = `</rdf:li><x a="'">&amp;]]><!--\n<?xpacket end="w"?>`;
    expect(textsOf({ description: hostile, people: [hostile, hostile] })).toEqual({
      caption: hostile.replace('\n', ' '),
      people: [hostile.replace('\n', ' ')],
    });
  });

  it.skipIf(!hasPython)('is read by Python, whatever its content, if installed', () => {
    const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 30 }), { numRuns: 500, seed: 7 });
    const lone = ['\uD800', 'a\u0000b', '\uFFFE', '\u0085', '\u2028'];
    const sidecars = [...texts, ...lone].map((text) => xmpSidecar({ ...NOTHING, people: ['Ann', text] }));
    const { status, stdout, stderr } = spawnSync('python3', ['-c', READ], {
      input: JSON.stringify(sidecars),
    });
    expect(stderr.toString()).toBe('');
    expect(status).toBe(0);
    expect(stdout.toString().split('\n').filter(Boolean)).toHaveLength(sidecars.length);
  });
});
