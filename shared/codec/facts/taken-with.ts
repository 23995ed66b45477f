import { crc32 } from '#core/bytes/crc32.ts';
import type { Shot, ShotSetting } from '#core/similarity/neighbours.ts';
import { type Exif, exifNumber, exifText, type ExifTag } from '../metadata/exif-tags.ts';
import type { FileMetadata } from '../metadata/file-metadata.ts';

/** EXIF's ExposureMode for a photo from an automatic bracket. */
const AUTO_BRACKET = 2;

/** The number of characters read of a text that identifies the camera; some files have megabytes there. */
const TEXT_LENGTH = 64;

/**
 * Returns when and with which camera a photo was taken, from EXIF's DateTimeOriginal and SubSecTimeOriginal, and
 * Make, Model and BodySerialNumber (CIPA DC-008, 4.6.4 to 4.6.5), and the camera's settings. Two phones of the same
 * model without serial numbers count as one camera.
 *
 * The time is the camera's local time read as UTC, or true UTC if OffsetTimeOriginal gives the offset. A clock with
 * an offset and one without count as two cameras, because their times can't be compared. The camera is identified
 * only by a checksum, so that none of the file's text is passed on.
 *
 * @returns nothing if the time or the camera is missing, or if the date is impossible
 */
export function takenWith({ exif }: Pick<FileMetadata, 'exif'>): Omit<Shot, 'look'> | undefined {
  const textOf = (tag: ExifTag): string => exifText(exif, tag, TEXT_LENGTH).toLowerCase();
  const clockMs = asMs(textOf('DateTimeOriginal'), textOf('SubSecTimeOriginal'));
  const model = textOf('Model');
  if (clockMs === undefined || model === '') return undefined;
  const offsetMs = asOffsetMs(textOf('OffsetTimeOriginal'));
  const clock = offsetMs === undefined ? 'local' : 'utc';
  const camera = [textOf('Make'), model, textOf('BodySerialNumber'), clock].join('\n');
  const setting = settingOf(exif);
  return {
    atMs: clockMs - (offsetMs ?? 0),
    camera: crc32(new TextEncoder().encode(camera)),
    ...(setting ? { setting } : {}),
  };
}

function settingOf(exif: Exif): ShotSetting | undefined {
  const [seconds, fNumber, sensitivity] = (['ExposureTime', 'FNumber', 'ISOSpeedRatings'] as const).map(
    (tag) => exifNumber(exif, tag),
  );
  const light = ((seconds ?? 0) * (sensitivity ?? 0)) / (fNumber ?? 0) ** 2;
  const focusM = exifNumber(exif, 'SubjectDistance');
  const setting = {
    ...(Number.isFinite(light) && light > 0 ? { stops: Math.log2(light) } : {}),
    ...(focusM === undefined || focusM <= 0 ? {} : { focusM }),
    ...(exifNumber(exif, 'ExposureMode') === AUTO_BRACKET ? { isBracketed: true } : {}),
  };
  return Object.keys(setting).length > 0 ? setting : undefined;
}

function asMs(date: string, fraction: string): number | undefined {
  const parts = /^(\d{4})[:-](\d{2})[:-](\d{2})[ t](\d{2}:\d{2}:\d{2})$/.exec(date);
  if (!parts) return undefined;
  const iso = `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}`;
  const wholeMs = Date.parse(`${iso}Z`);
  // Rejects impossible dates such as 31 February, and dates before 1970, which come from clocks that were
  // never set: EXIF is younger.
  const isDate = wholeMs >= 0 && new Date(wholeMs).toISOString().startsWith(iso);
  if (!isDate) return undefined;
  return wholeMs + (/^\d+$/.test(fraction) ? Math.floor(Number(`0.${fraction}`) * 1000) : 0);
}

function asOffsetMs(offset: string): number | undefined {
  const parts = /^([+-])(\d{2}):([0-5]\d)$/.exec(offset);
  if (!parts || Number(parts[2]) > 14) return undefined;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return (parts[1] === '-' ? -1 : 1) * minutes * 60_000;
}
