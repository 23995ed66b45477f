import { ENGINE_JPEG_QUALITY, METADATA_TAIL_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import { AppError } from '#core/failure.ts';
import { detectFormat } from '#core/photo-format.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import { lookOf } from '#core/look.ts';
import { lookAgainReason, type LookAgainReason } from '#core/look-again/look-again.ts';
import type { Shot } from '#core/neighbours.ts';
import type { FileTexts } from '#core/photo-texts.ts';
import { fileTexts } from '#codec/file-texts.ts';
import { takenAt } from '#codec/taken-at.ts';
import { takenWith } from '#codec/taken-with.ts';
import { HEADER_BYTES, pictureSize } from '#codec/picture-size.ts';
import { lookSource } from '#engine/small-picture.ts';
import { enginePicture, toJpeg } from './engine-picture.ts';
import { drawPhoto } from './picture.ts';
import { serveWorker } from './serve-worker.ts';

export type DecodeRequest = DisplayRequest | EngineRequest;

interface DisplayRequest {
  readonly purpose: 'display';
  readonly file: File;
  readonly longEdgePx: number;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
}

interface EngineRequest {
  readonly purpose: 'engine';
  readonly file: File;
  readonly format: PhotoFormat;
}

export interface Decoded {
  readonly jpeg: Blob;
  readonly takenAt?: string;
  readonly texts?: FileTexts;
  readonly shot?: Shot;
  readonly lookAgain?: LookAgainReason;
}

serveWorker<DecodeRequest, Decoded>(
  async (request) => {
    const header = new Uint8Array(await request.file.slice(0, HEADER_BYTES).arrayBuffer());
    return request.purpose === 'engine' ? forEngine(request, header) : forDisplay(request, header);
  },
  { code: 'photo-unreadable', details: {} },
);

async function forDisplay(
  { file, longEdgePx, quality }: DisplayRequest,
  header: Uint8Array,
): Promise<Decoded> {
  const canvas = await drawPhoto(file, header, formatOf(header, file.name), { longEdgePx });
  return { jpeg: await canvas.convertToBlob({ type: 'image/jpeg', quality }) };
}

async function forEngine({ file, format }: EngineRequest, header: Uint8Array<ArrayBuffer>): Promise<Decoded> {
  const picture = await enginePicture(file, header, format);
  const date = takenAt(header);
  const texts = fileTexts(header, await tailOf(file));
  const taken = takenWith(header);
  const lookAgain = lookAgainReason(picture, pictureSize(header));
  return {
    jpeg: await toJpeg(picture, ENGINE_JPEG_QUALITY),
    ...(date ? { takenAt: date } : {}),
    ...(texts ? { texts } : {}),
    ...(taken ? { shot: { ...taken, look: lookOf(lookSource(picture)) } } : {}),
    ...(lookAgain ? { lookAgain } : {}),
  };
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
