import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { admit } from '#core/batch/admit.ts';
import { MAX_PHOTO_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import { detectFormat } from '#core/photo-format.ts';
import { PHOTO_FORMATS } from '#core/photo-formats.ts';
import { hostileBytes } from './hostile-bytes.ts';
import { photoSamples } from './photo-samples.ts';
import { survives } from './survives.ts';

let heads: fc.Arbitrary<Uint8Array<ArrayBuffer>>;
beforeAll(async () => {
  heads = hostileBytes(await photoSamples()).map((bytes) => bytes.slice(0, SNIFF_BYTES));
});

describe('format detection', () => {
  it('ends in one of three answers, whatever the bytes and the name', () =>
    survives(fc.tuple(heads, fc.string({ unit: 'binary' })), ([head, name]) => {
      const detected = detectFormat(head, name);
      expect(['photo', 'unsupported', 'unknown']).toContain(detected.kind);
      const isOurs = detected.kind !== 'photo' || Object.hasOwn(PHOTO_FORMATS, detected.format);
      expect(isOurs).toBe(true);
    }));

  it('stays fast for a text that attacks the pattern for drawings', () =>
    survives(
      fc
        .array(fc.constantFrom('<?xml', '<!--', '-->', '<!DOCTYPE svg', ' ', '\ufeff', '<', '<sv'), {
          minLength: 200,
          maxLength: SNIFF_BYTES,
        })
        .map((pieces) => new TextEncoder().encode(pieces.join('')).slice(0, SNIFF_BYTES)),
      (head) => detectFormat(head, 'drawing.svg'),
    ));
});

describe('admission', () => {
  it('rejects everything empty, too large or not a picture', () =>
    survives(fc.tuple(heads, fc.nat({ max: 2 * MAX_PHOTO_BYTES })), ([head, sizeBytes]) => {
      const detected = detectFormat(head, 'photo.jpg');
      const isFilm = detected.kind === 'film';
      const isWithin = sizeBytes > 0 && sizeBytes <= MAX_PHOTO_BYTES;
      const isPhoto = detected.kind === 'photo' && isWithin;
      expect(admit({ name: 'photo.jpg', sizeBytes }, detected).admitted).toBe(isFilm || isPhoto);
    }));
});
