import { fileDate, type FileDate, type SaidDate } from '#core/dates/file-date.ts';
import { readOffset } from '#core/dates/offset.ts';
import { type Exif, exifFractions, exifText, type ExifTag } from '../metadata/exif-tags.ts';
import type { FileMetadata } from '../metadata/file-metadata.ts';
import type { FilmTexts } from '../metadata/found-metadata.ts';
import { iptcDates } from './iptc-values.ts';
import { valuesOf } from './xmp-packet.ts';

/** The number of characters of a date that are read; the longest spellings have half as many. */
const DATE_LENGTH = 64;
/** The seconds from 1904, the epoch of videos, to 1970. */
const FILM_EPOCH_SECONDS = 2_082_844_800;
/** The keywords of a PNG: those in its specification, and ImageMagick's. */
const PNG_DATES = { made: 'Creation Time', copied: 'date:create' } as const;

/**
 * Returns when a photo or video was taken according to its own file: the first valid date among EXIF's
 * DateTimeOriginal and DateTimeDigitized, XMP's `exif:DateTimeOriginal`, `photoshop:DateCreated` and
 * `xmp:CreateDate`, IPTC's DateCreated, the texts of a PNG, the GPS time, a video's own, and EXIF's DateTime (CIPA
 * DC-008, 4.6.5; XMP part 2; IIM 4.2; PNG, 11.3.3; QuickTime File Format).
 *
 * @param nowMs later dates are ignored
 * @returns undefined if there is none
 */
export function takenAt(metadata: FileMetadata, nowMs: number): FileDate | undefined {
  const { exif, texts, film } = metadata;
  const date = fileDate(
    [
      ...exifDate(exif, 'DateTimeOriginal', 'OffsetTimeOriginal'),
      ...exifDate(exif, 'DateTimeDigitized', 'OffsetTimeDigitized'),
      ...xmpDates(metadata.xmp),
      ...iptcDates(metadata.iptc).map((text) => ({ text, isTaken: true })),
      ...(film ? filmDates(film) : []),
      ...textDate(texts.get(PNG_DATES.made), true),
      ...textDate(texts.get(PNG_DATES.copied), false),
      ...gpsDate(exif),
      ...exifDate(exif, 'DateTime', 'OffsetTime', false),
    ],
    nowMs,
  );
  const [moment] = gpsDate(exif);
  // The GPS time also shows how far the camera's clock is from UTC.
  const isLocal = date?.local?.includes('T') && date.offset === undefined;
  return isLocal && moment && 'utcMs' in moment ? { ...date, utcMs: moment.utcMs } : date;
}

/** Returns the dates in XMP packets, best first. */
export function xmpDates(packets: readonly string[]): SaidDate[] {
  const names = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate', 'xap:CreateDate'];
  return names.flatMap((name) =>
    packets.flatMap((packet) => valuesOf(packet, name).map((text) => ({ text, isTaken: true }))),
  );
}

function exifDate(
  exif: Exif,
  tag: ExifTag,
  offsetTag: ExifTag,
  isTaken = true,
): { readonly text: string; readonly offset: string | undefined; readonly isTaken: boolean }[] {
  const value = exif.get(tag);
  const text = value?.kind === 'text' ? value.text.slice(0, DATE_LENGTH) : '';
  if (text.trim() === '') return [];
  const offset = [offsetTag, 'OffsetTime'] as const;
  const known = offset.map((one) => readOffset(exifText(exif, one, DATE_LENGTH))).find(Boolean);
  return [{ text, offset: known, isTaken }];
}

function textDate(text: string | undefined, isTaken: boolean): SaidDate[] {
  return text === undefined ? [] : [{ text: text.slice(0, DATE_LENGTH), isTaken }];
}

/** Returns the GPS time, which is in UTC (CIPA DC-008, 4.6.6). */
function gpsDate(exif: Exif): SaidDate[] {
  const [, year, month, day] =
    /^(\d{4})\D?(\d{2})\D?(\d{2})$/.exec(exifText(exif, 'GPSDateStamp', DATE_LENGTH)) ?? [];
  const time = exifFractions(exif, 'GPSTimeStamp').map(([above, below]) => above / below);
  if (year === undefined || time.length < 3) return [];
  const [hour = 0, minute = 0, second = 0] = time.map(Math.floor);
  const isTime = hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second <= 60;
  const utcMs = Date.UTC(Number(year), Number(month) - 1, Number(day), hour, minute, second);
  const isDay = new Date(utcMs).toISOString().startsWith(`${year}-${month}-${day}`);
  return isTime && isDay ? [{ utcMs }] : [];
}

/** Returns the camera's own text, which includes its offset, or else the movie header's time, which is in UTC. */
function filmDates({ created, headerSeconds }: FilmTexts): SaidDate[] {
  const seconds = (headerSeconds ?? 0) - FILM_EPOCH_SECONDS;
  return [
    ...textDate(created, true),
    ...(headerSeconds !== undefined && seconds > 0 ? [{ utcMs: seconds * 1000 }] : []),
  ];
}
