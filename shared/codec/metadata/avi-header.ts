import { FILM_SECONDS_MOST } from '#core/films/film-length.ts';
import type { RawSource } from '../raw/raw-source.ts';
import { blockAt, lettersAt } from './bounded-source.ts';
import { type ChunkForm, chunksIn } from './chunks.ts';
import type { FoundMetadata } from './found-metadata.ts';
import { lettersOf } from './letters.ts';
import { METADATA_READING } from './limits.ts';
import { RIFF } from './riff.ts';

/** What an AVI says about itself; untrusted. */
export interface AviHeader {
  /** Its length; 0 if it doesn't know it. */
  readonly seconds: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether each frame is a JPEG. */
  readonly isMotionJpeg: boolean;
  /** The two digits of its video stream. */
  readonly stream: string;
  /** Where its frames are in the file. */
  readonly frames: { readonly start: number; readonly end: number };
  /** When it was taken, as its camera writes it. */
  readonly created: string | undefined;
}

/** The lists of a file (Microsoft, "AVI RIFF File Reference"). */
const LISTS: ChunkForm = { ...RIFF, wanted: new Set(['LIST']) };

/** Returns whether the file is an AVI, by its content. */
export async function isAvi(source: RawSource): Promise<boolean> {
  const head = await source.read(0, Math.min(12, source.sizeBytes));
  return lettersAt(head, 0, 4) === 'RIFF' && lettersAt(head, 8, 4) === 'AVI ';
}

/** The codes of films of which each frame is a JPEG. */
const MOTION_JPEG = /^(?:mjpg|jpeg|dmb1|avdj)$/i;

/** Reads the header of an AVI. @returns undefined if it has no video stream */
export async function aviHeader(source: RawSource): Promise<AviHeader | undefined> {
  let lists: Parts | undefined;
  let frames: AviHeader['frames'] | undefined;
  for (const { start, end } of await chunksIn(source, LISTS)) {
    const kind = await blockAt(source, start, start + 4);
    if (!kind) break;
    const name = lettersAt(kind, 0, 4);
    if (name === 'hdrl') lists = await partsOf(source, start + 4, end);
    if (name === 'movi') frames ??= { start: start + 4, end };
  }
  if (!lists || !frames) return undefined;
  const { streams, extendedFrames, created } = lists;
  const number = streams.findIndex(({ kind }) => kind === 'vids');
  const video = streams[number];
  if (!video?.format) return undefined;
  const { scale, rate, length, format } = video;
  const seconds = rate > 0 ? (Math.max(length, extendedFrames) * scale) / rate : 0;
  // Files of more than 1 GB have several lists of frames; a camera that lost power didn't write the length of its list.
  const isOpen = extendedFrames > 0 || frames.end <= frames.start || frames.end > source.sizeBytes;
  return {
    seconds: seconds <= FILM_SECONDS_MOST ? seconds : 0,
    width: format.width,
    height: format.height,
    isMotionJpeg: MOTION_JPEG.test(format.code),
    stream: String(number).padStart(2, '0'),
    frames: { start: frames.start, end: isOpen ? source.sizeBytes : frames.end },
    created,
  };
}

/** Finds an AVI's date and length. */
export async function findInAvi(source: RawSource, found: FoundMetadata): Promise<void> {
  const header = await aviHeader(source);
  if (!header) return;
  const seconds = header.seconds > 0 ? header.seconds : undefined;
  found.film = { headerSeconds: undefined, created: isoDate(header.created), seconds, place: undefined };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Cameras write dates as C's `asctime` does: `Sun Aug 31 12:15:22 2008`; others as `2008/ 8/31 12:15:22`, or in a form
 * that dates have elsewhere.
 */
function isoDate(text: string | undefined): string | undefined {
  const [, name = '', day, time, year] =
    /^[a-z]{3} ([a-z]{3}) +(\d{1,2}) (\d\d:\d\d:\d\d) (\d{4})$/i.exec(text ?? '') ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month > 0) return `${year}-${twoDigits(month)}-${twoDigits(day)}T${time}`;
  const padded = /^(\d{4})\/([ \d]\d)\/([ \d]\d) (\d\d:\d\d(?::\d\d)?)$/.exec(text ?? '');
  return padded ? `${padded[1]}-${twoDigits(padded[2])}-${twoDigits(padded[3])}T${padded[4]}` : text;
}

function twoDigits(value: string | number | undefined): string {
  return String(value).trim().padStart(2, '0');
}

interface AviStream {
  /** `vids` for pictures. */
  readonly kind: string;
  /** A frame takes `scale / rate` seconds. */
  readonly scale: number;
  readonly rate: number;
  /** The number of frames. */
  readonly length: number;
  readonly format?: { readonly width: number; readonly height: number; readonly code: string };
}

interface Parts {
  readonly streams: readonly AviStream[];
  /** The number of frames in all lists; 0 if there is only one list (OpenDML AVI File Format Extensions, 5.0). */
  readonly extendedFrames: number;
  readonly created: string | undefined;
}

async function partsOf(source: RawSource, start: number, end: number): Promise<Parts | undefined> {
  const block = await blockAt(
    source,
    start,
    Math.min(end, start + METADATA_READING.headBytes, source.sizeBytes),
  );
  if (!block) return undefined;
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const streams: AviStream[] = [];
  let [extendedFrames, created]: [number, string | undefined] = [0, undefined];
  for (const { type, at, sizeBytes } of partsIn(view)) {
    if (type === 'strh' && sizeBytes >= 36) {
      const [scale, rate, length] = [20, 24, 32].map((field) => view.getUint32(at + field, true));
      streams.push({ kind: lettersOf(view, at, 4), scale: scale!, rate: rate!, length: length! });
    } else if (type === 'strf' && sizeBytes >= 20 && streams.length > 0) {
      // A BITMAPINFOHEADER; in files whose first row is on top, the height is negative.
      const [width, height] = [view.getInt32(at + 4, true), Math.abs(view.getInt32(at + 8, true))];
      const format = { width, height, code: lettersOf(view, at + 16, 4) };
      streams.push({ ...streams.pop()!, format });
    } else if (type === 'dmlh' && sizeBytes >= 4) {
      extendedFrames = view.getUint32(at, true);
    } else if (type === 'IDIT') {
      created ??= lettersOf(view, at, Math.min(sizeBytes, METADATA_READING.textBytes))
        .replaceAll('\0', '')
        .trim();
    }
  }
  return { streams, extendedFrames, created };
}

/** Returns the chunks of a header, and those inside its lists, as far as they are whole. */
function partsIn(
  view: DataView,
): { readonly type: string; readonly at: number; readonly sizeBytes: number }[] {
  const parts = [];
  for (let at = 0; at + 8 <= view.byteLength && parts.length < METADATA_READING.segments;) {
    const { type, sizeBytes } = RIFF.headOf(view, at);
    const isList = type === 'LIST';
    if (!isList && at + 8 + sizeBytes <= view.byteLength) parts.push({ type, at: at + 8, sizeBytes });
    // What is inside a list follows its name.
    at += isList ? 12 : 8 + sizeBytes + RIFF.behind(sizeBytes);
  }
  return parts;
}
