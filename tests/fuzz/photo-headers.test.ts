import type * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { fileTexts } from '#codec/facts/file-texts.ts';
import { pictureSize } from '#codec/picture-size.ts';
import { takenAt } from '#codec/facts/taken-at.ts';
import { takenWhere } from '#codec/facts/taken-where.ts';
import { HINT_COUNTS } from '#core/limits.ts';
import { DEVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { hostileBytes } from './hostile-bytes.ts';
import { photoSamples } from './photo-samples.ts';
import { survives } from './survives.ts';

/** A title, an extended dataset, and two keywords. */
const IPTC = Uint8Array.from(
  Buffer.from(
    '\x1c\x02\x05\0\x04Trip\x1c\x02\x78\x80\x02\0\x03Sea\x1c\x02\x19\0\x02\xfcb\x1c\x02\x19\0\x01c',
    'latin1',
  ),
);

let files: fc.Arbitrary<Uint8Array<ArrayBuffer>>;
beforeAll(async () => {
  files = hostileBytes(await photoSamples());
});

describe('a photo’s header', () => {
  it('gives a size within the limit, or none, or is refused for its size', () =>
    survives(files, (file) => {
      const size = pictureSize(file);
      if (!size) return;
      expect(size.width * size.height).toBeLessThanOrEqual(DEVICE_DECODING.maxPixels);
    }));

  it('gives a time in the one valid form, or none', () =>
    survives(files, async (file) => {
      const { local = '2001' } = takenAt(await metadataIn(file), Date.now()) ?? {};
      expect(local).toMatch(/^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d:\d\d)?)?)?$/);
    }));

  it('gives well-formed texts of IPTC, within their bounds', () =>
    survives(hostileBytes([IPTC]), async (iptc) => {
      const { title = '', keywords = [] } = fileTexts({ iptc, xmp: [] }) ?? {};
      expect(keywords.length).toBeLessThanOrEqual(HINT_COUNTS.list);
      for (const text of [title, ...keywords]) expect(text).toBe(text.toWellFormed());
    }));

  it('gives coordinates on the globe, or none', () =>
    survives(files, async (file) => {
      const { latitude, longitude } = takenWhere(await metadataIn(file)) ?? { latitude: 0, longitude: 0 };
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }));
});
