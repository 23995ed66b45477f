import { AppError } from '#core/failure.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { lettersAt } from '../metadata/bounded-source.ts';
import { type AviHeader, aviHeader } from '../metadata/avi-header.ts';
import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import type { OpenFilm } from './film-moments.ts';
import type { FilmHost } from './film-track.ts';

const CHUNK_HEAD_BYTES = 8;

/**
 * Opens an AVI of which each frame is a JPEG, as cameras before H.264 wrote it. Frames are found by their heads instead
 * of by the index, which is at the end of the file and missing when a camera lost power.
 *
 * @throws {AppError} `photo-format-unsupported` for other codecs
 */
export async function openAvi(source: RawSource, host: FilmHost): Promise<OpenFilm> {
  const header = await aviHeader(source);
  if (!header) throw new Error('no video stream');
  if (!header.isMotionJpeg) {
    throw new AppError({ code: 'photo-format-unsupported', details: { format: 'AVI' } });
  }
  const { seconds, width, height, frames } = header;
  // Without a length, its first frame is at its start.
  const length = seconds > 0 ? seconds : 1;
  return {
    seconds,
    size: { width, height },
    frameAt: async (moment) => {
      const bytes = frames.end - frames.start;
      const found = await jpegNear(source, header, frames.start + Math.floor((bytes * moment) / length));
      if (!found) return undefined;
      return { picture: await host.jpeg(found.jpeg), seconds: ((found.at - frames.start) / bytes) * seconds };
    },
  };
}

/** Returns the first frame after a position, or else the last one before it. */
async function jpegNear(source: RawSource, { frames, stream }: AviHeader, wanted: number) {
  const from = Math.max(frames.start, wanted - FILM_READING.reachBytes);
  const bytes = await source.read(from, Math.min(frames.end, wanted + FILM_READING.reachBytes));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Two digits, then "dc" or "db"; behind the length comes a JPEG (RIFF, "Stream Data").
  const heads = new Set([`${stream}dc`, `${stream}db`]);
  let near: { readonly at: number; readonly sizeBytes: number } | undefined;
  for (let at = 0; at + CHUNK_HEAD_BYTES + 2 <= bytes.length; at += 1) {
    if (view.getUint16(at + CHUNK_HEAD_BYTES) !== START_OF_IMAGE || !heads.has(lettersAt(bytes, at, 4)))
      continue;
    const sizeBytes = view.getUint32(at + 4, true);
    if (sizeBytes > FILM_READING.blockBytes || from + at + sizeBytes > source.sizeBytes) continue;
    near = { at: from + at, sizeBytes };
    if (near.at >= wanted) break;
  }
  const found = near && (await bytesAt(source, near.at + CHUNK_HEAD_BYTES, near.sizeBytes));
  return found && near
    ? { at: near.at, jpeg: new Uint8Array(found.buffer, found.byteOffset, found.byteLength) }
    : undefined;
}

/** The first marker of a JPEG (ITU-T T.81, B.1.1.3). */
const START_OF_IMAGE = 0xffd8;
