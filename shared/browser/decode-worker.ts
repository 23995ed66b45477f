import { SNIFF_BYTES } from '#core/limits.ts';
import { AppError } from '#core/failure.ts';
import { detectFormat, type PhotoFormat } from '#core/photo-format.ts';
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
}

serveWorker<DecodeRequest, Decoded>(
  async ({ file, format, longEdgePx, quality }) => {
    const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
    const canvas = await drawPhoto(file, header, format ?? formatOf(header, file.name), longEdgePx);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const date = takenAt(header);
    return { jpeg, ...(date ? { takenAt: date } : {}) };
  },
  { code: 'photo-unreadable', details: {} },
);

function formatOf(header: Uint8Array, name: string): PhotoFormat {
  const detected = detectFormat(header.subarray(0, SNIFF_BYTES), name);
  if (detected.kind !== 'photo') throw new AppError({ code: 'photo-unreadable', details: {} });
  return detected.format;
}
