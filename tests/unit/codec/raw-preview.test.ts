import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { rawPreview } from '#codec/raw/raw-preview.ts';
import { takenAt } from '#codec/facts/taken-at.ts';
import { detectFormat } from '#core/photo-format.ts';
import type { RawFormat } from '#core/photo-formats.ts';
import { madeRaw } from '../../fakes/made-raw.ts';

const FORMATS: readonly RawFormat[] = ['dng', 'cr2', 'cr3', 'nef', 'arw', 'raf'];
const ON_THE_BASE_OF_TIFF: readonly RawFormat[] = ['dng', 'cr2', 'nef', 'arw'];

let preview: Buffer;
let thumbnail: Buffer;
beforeAll(async () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } });
  preview = await drawn(300, 200).jpeg().toBuffer();
  thumbnail = await drawn(16, 12).jpeg().toBuffer();
});

const previewIn = (file: Uint8Array, format: RawFormat) =>
  rawPreview(
    { sizeBytes: file.length, read: async (start, end) => new Uint8Array(file.slice(start, end)) },
    format,
  );
const dateIn = async (file: Uint8Array) =>
  takenAt(await metadataIn(new Uint8Array(file)), Date.UTC(2026, 0, 1));
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error as { failure?: unknown }).failure,
  );

describe('the preview in a raw file', () => {
  it.each(FORMATS)('is the largest one that isn’t sensor data, in a %s', async (format) => {
    const file = madeRaw(format, { preview, thumbnail });
    expect(detectFormat(file.subarray(0, 4096), `a.${format}`)).toEqual({ kind: 'photo', format });
    expect(Buffer.from(await previewIn(file, format))).toEqual(preview);
  });

  it.each(['dng', 'cr2', 'cr3', 'nef', 'arw'] as const)('is rotated as a %s says', async (format) => {
    const turned = await previewIn(madeRaw(format, { preview, thumbnail, orientation: 6 }), format);
    expect(await sharp(turned).metadata()).toMatchObject({ orientation: 6, width: 300, height: 200 });
    const upright = await sharp(turned).autoOrient().toBuffer({ resolveWithObject: true });
    expect(upright.info).toMatchObject({ width: 200, height: 300 });
  });

  it('keeps its own orientation', async () => {
    const own = await sharp(preview)
      .withExif({ IFD0: { Orientation: '3' } })
      .toBuffer();
    const file = madeRaw('nef', { preview: own, thumbnail, orientation: 6 });
    expect(Buffer.from(await previewIn(file, 'nef'))).toEqual(own);
  });

  it.each(['dng', 'cr2', 'cr3', 'nef', 'arw'] as const)(
    'has its date in the directory of a %s',
    async (format) => {
      const file = madeRaw(format, { preview, thumbnail, takenAt: '2024:06:01 10:20:30' });
      expect(await dateIn(file)).toEqual({ local: '2024-06-01T10:20:30' });
    },
  );

  it('has its date in the JPEG of a RAF', async () => {
    const dated = await sharp(preview)
      .withExif({ IFD0: { DateTime: '2024:06:01 10:20:30' } })
      .toBuffer();
    const file = madeRaw('raf', { preview: dated, thumbnail });
    expect(await dateIn(file)).toEqual({ local: '2024-06-01T10:20:30', isEdited: true });
  });

  it.each(FORMATS)('is reported missing if a %s has none', async (format) => {
    const none = Buffer.from('no picture at all');
    expect(await failureOf(previewIn(madeRaw(format, { preview: none, thumbnail: none }), format))).toEqual({
      code: 'raw-without-preview',
      details: { format: format.toUpperCase() },
    });
  });

  it.each(FORMATS)('is the smaller one, or reported missing, if a %s is truncated', async (format) => {
    const file = madeRaw(format, { preview, thumbnail });
    for (let length = 0; length < file.length; length += 9973) {
      const outcome = await previewIn(file.subarray(0, length), format).then(
        (found) => Buffer.from(found).toString('base64'),
        (error: unknown) => (error as { failure?: { code?: string } }).failure?.code,
      );
      const wanted = [preview.toString('base64'), thumbnail.toString('base64'), 'raw-without-preview'];
      expect(wanted).toContain(outcome);
    }
  });

  it.each(ON_THE_BASE_OF_TIFF)(
    'is found in bounded time if the directories of a %s form a loop',
    async (format) => {
      const file = madeRaw(format, { preview: Buffer.from('none'), thumbnail: Buffer.from('none') });
      let reads = 0;
      // Every offset leads back to the first directory.
      const isLittle = file[0] === 0x49;
      const first = isLittle ? file.readUInt32LE(4) : file.readUInt32BE(4);
      const count = isLittle ? file.readUInt16LE(first) : file.readUInt16BE(first);
      const next = first + 2 + 12 * count;
      if (isLittle) file.writeUInt32LE(first, next);
      else file.writeUInt32BE(first, next);
      const source = {
        sizeBytes: file.length,
        read: async (start: number, end: number) => {
          reads += 1;
          return new Uint8Array(file.subarray(start, end));
        },
      };
      expect(await failureOf(rawPreview(source, format))).toMatchObject({ code: 'raw-without-preview' });
      expect(reads).toBeLessThan(20);
    },
  );
});
