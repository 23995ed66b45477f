import { METADATA_TAIL_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import { AppError } from '#core/failure.ts';
import { detectFormat, type PhotoFormat } from '#core/photo-format.ts';
import type { FileTexts } from '#core/photo-texts.ts';
import { fileTexts } from '#codec/file-texts.ts';
import { takenAt } from '#codec/taken-at.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { drawPhoto } from './picture.ts';
import { serveWorker } from './serve-worker.ts';

export interface DecodeRequest {
  readonly file: File;
  /** Told by the first bytes where it is not given. */
  readonly format?: PhotoFormat;
  readonly longEdgePx: number;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
}

export interface Decoded {
  readonly jpeg: Blob;
  readonly takenAt?: string;
  readonly texts?: FileTexts;
}

serveWorker<DecodeRequest, Decoded>(
  async ({ file, format, longEdgePx, quality }) => {
    const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
    const canvas = await drawPhoto(file, header, format ?? formatOf(header, file.name), longEdgePx);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const date = takenAt(header);
    const texts = fileTexts(header, await tailOf(file));
    return { jpeg, ...(date ? { takenAt: date } : {}), ...(texts ? { texts } : {}) };
  },
  { code: 'photo-unreadable', details: {} },
);

/** The end of a file, as far as it is behind the header. */
async function tailOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const start = Math.max(HEADER_BYTES, file.size - METADATA_TAIL_BYTES);
  return new Uint8Array(await file.slice(start).arrayBuffer());
}

function formatOf(header: Uint8Array, name: string): PhotoFormat {
  const detected = detectFormat(header.subarray(0, SNIFF_BYTES), name);
  if (detected.kind !== 'photo') throw new AppError({ code: 'photo-unreadable', details: {} });
  return detected.format;
}
