import { METADATA_TAIL_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import { AppError } from '#core/failure.ts';
import { detectFormat } from '#core/photo-format.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import { LOOK_SOURCE_PX, lookOf } from '#core/look.ts';
import type { Shot } from '#core/neighbours.ts';
import type { FileTexts } from '#core/photo-texts.ts';
import { fileTexts } from '#codec/file-texts.ts';
import { takenAt } from '#codec/taken-at.ts';
import { takenWith } from '#codec/taken-with.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { drawPhoto } from './picture.ts';
import { serveWorker } from './serve-worker.ts';

export interface DecodeRequest {
  readonly file: File;
  /** If undefined, detected from the first bytes. */
  readonly format?: PhotoFormat;
  readonly longEdgePx: number;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
}

export interface Decoded {
  readonly jpeg: Blob;
  readonly takenAt?: string;
  readonly texts?: FileTexts;
  readonly shot?: Shot;
}

serveWorker<DecodeRequest, Decoded>(
  async ({ file, format, longEdgePx, quality }) => {
    const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
    const canvas = await drawPhoto(file, header, format ?? formatOf(header, file.name), longEdgePx);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const date = takenAt(header);
    const texts = fileTexts(header, await tailOf(file));
    const taken = takenWith(header);
    return {
      jpeg,
      ...(date ? { takenAt: date } : {}),
      ...(texts ? { texts } : {}),
      ...(taken ? { shot: { ...taken, look: lookOf(small(canvas)) } } : {}),
    };
  },
  { code: 'photo-unreadable', details: {} },
);

/** The pixels of the canvas at the size for {@link lookOf}. */
function small(drawn: OffscreenCanvas): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(LOOK_SOURCE_PX, LOOK_SOURCE_PX);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, 0, 0, LOOK_SOURCE_PX, LOOK_SOURCE_PX);
  return context.getImageData(0, 0, LOOK_SOURCE_PX, LOOK_SOURCE_PX).data;
}

/** The end of a file, excluding the header. */
async function tailOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const start = Math.max(HEADER_BYTES, file.size - METADATA_TAIL_BYTES);
  return new Uint8Array(await file.slice(start).arrayBuffer());
}

function formatOf(header: Uint8Array, name: string): PhotoFormat {
  const detected = detectFormat(header.subarray(0, SNIFF_BYTES), name);
  if (detected.kind !== 'photo') throw new AppError({ code: 'photo-unreadable', details: {} });
  return detected.format;
}
