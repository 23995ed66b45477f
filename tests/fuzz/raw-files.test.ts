import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { rawPreview } from '#codec/raw/raw-preview.ts';
import { takenAt } from '#codec/facts/taken-at.ts';
import type { RawFormat } from '#core/photo-formats.ts';
import { madeRaw } from '../fakes/made-raw.ts';
import { hostileBytes } from './hostile-bytes.ts';
import { survives } from './survives.ts';

const FORMATS: readonly RawFormat[] = ['dng', 'cr2', 'cr3', 'nef', 'arw', 'raf'];

describe('a random raw file', () => {
  it.each(FORMATS)('as %s yields its embedded JPEG, or is refused', async (format) => {
    const preview = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const parts = { preview, thumbnail: preview, orientation: 6, takenAt: '2024:06:01 10:20:30' };
    const attempt = async (bytes: Uint8Array<ArrayBuffer>) => {
      takenAt(await metadataIn(bytes.slice()), Date.now());
      const source = {
        sizeBytes: bytes.length,
        read: async (start: number, end: number) => bytes.slice(start, end),
      };
      const found = await rawPreview(source, format);
      expect(found.subarray(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
      expect(found.length).toBeLessThanOrEqual(bytes.length + 36);
    };
    await survives(hostileBytes([madeRaw(format, parts)]), attempt, 3);
  });
});
