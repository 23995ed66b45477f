import { type DateCarrier, type DateField, TAKEN_FIELDS } from '#core/dates/date-fields-table.ts';
import { fileDate, type FileDate, type SaidDate } from '#core/dates/file-date.ts';
import { readOffset } from '#core/dates/offset.ts';
import { readDate } from '#core/dates/spelled-date.ts';
import { type Exif, exifFractions, exifText, type ExifTag } from '../metadata/exif-tags.ts';
import type { FileMetadata } from '../metadata/file-metadata.ts';
import type { FilmTexts } from '../metadata/found-metadata.ts';
import { iptcValues } from '../metadata/iptc-datasets.ts';
import { valuesOf } from './xmp-packet.ts';

/** The number of characters of a date that are read; the longest spellings have half as many. */
const DATE_LENGTH = 64;
/** The seconds from 1904, the epoch of videos, to 1970. */
const FILM_EPOCH_SECONDS = 2_082_844_800;
/** The fields of the offsets of EXIF's dates. */
const OFFSETS: Readonly<Record<string, ExifTag>> = {
  DateTimeOriginal: 'OffsetTimeOriginal',
  DateTimeDigitized: 'OffsetTimeDigitized',
};

/** The dates in a field of a file's metadata; a carrier without a reader tells nothing about taking. */
const READERS: Readonly<
  Partial<Record<DateCarrier, (metadata: FileMetadata, field: DateField) => readonly SaidDate[]>>
> = {
  exif: ({ exif }, { name, means }) => exifDate(exif, name as ExifTag, means === 'taken'),
  xmp: ({ xmp }, { name }) => xmpTexts(xmp, name),
  'xmp-gps': ({ xmp }) => xmp.flatMap(xmpGpsDate),
  iptc: ({ iptc }) => iptcDate(iptc),
  film: ({ film }, { name }) => (film ? filmDate(film, name) : []),
  text: ({ texts }, { name, means }) => textDate(textNamed(texts, name), means === 'taken'),
  gps: ({ exif }) => gpsDate(exif),
};

/**
 * Returns when a photo or video was taken according to its own file: the first valid date of `TAKEN_FIELDS`.
 *
 * @param nowMs later dates are ignored
 * @returns undefined if there is none
 */
export function takenAt(metadata: FileMetadata, nowMs: number): FileDate | undefined {
  const said = TAKEN_FIELDS.flatMap((field) => READERS[field.in]?.(metadata, field) ?? []);
  const date = fileDate(said, nowMs);
  const [moment] = [...gpsDate(metadata.exif), ...metadata.xmp.flatMap(xmpGpsDate)];
  // The GPS time also shows how far the camera's clock is from UTC.
  const isLocal = date?.local?.includes('T') && date.offset === undefined;
  return isLocal && moment && 'utcMs' in moment ? { ...date, utcMs: moment.utcMs } : date;
}

/** Returns the dates in XMP packets, best first. */
export function xmpDates(packets: readonly string[]): SaidDate[] {
  return [
    ...TAKEN_FIELDS.filter((field) => field.in === 'xmp').flatMap(({ name }) => xmpTexts(packets, name)),
    ...packets.flatMap(xmpGpsDate),
  ];
}

function xmpTexts(packets: readonly string[], name: string): SaidDate[] {
  return packets.flatMap((packet) => valuesOf(packet, name).map((text) => ({ text, isTaken: true })));
}

/** Keywords of a PNG are spelled with other capitals by some programs. */
function textNamed(texts: FileMetadata['texts'], name: string): string | undefined {
  const same = [...texts.keys()].find((keyword) => keyword.toLowerCase() === name.toLowerCase());
  return same === undefined ? undefined : texts.get(same);
}

function exifDate(
  exif: Exif,
  tag: ExifTag,
  isTaken: boolean,
): { readonly text: string; readonly offset: string | undefined; readonly isTaken: boolean }[] {
  const value = exif.get(tag);
  const text = value?.kind === 'text' ? value.text.slice(0, DATE_LENGTH) : '';
  if (text.trim() === '') return [];
  const offset = [OFFSETS[tag] ?? 'OffsetTime', 'OffsetTime'] as const;
  const known = offset.map((one) => readOffset(exifText(exif, one, DATE_LENGTH))).find(Boolean);
  return [{ text, offset: known, isTaken }];
}

function textDate(text: string | undefined, isTaken: boolean): SaidDate[] {
  return text === undefined ? [] : [{ text: text.slice(0, DATE_LENGTH), isTaken }];
}

/** Returns the date in IPTC, `19870815` and `120000+0000`; only a day or less if there is no time. */
function iptcDate(iptc: Uint8Array | undefined): SaidDate[] {
  const valuesOf = iptcValues(iptc);
  const day = valuesOf('day').at(-1)?.slice(0, DATE_LENGTH);
  const time = valuesOf('time').at(-1)?.slice(0, DATE_LENGTH);
  if (day === undefined) return [];
  const plain = day.replaceAll(/\D/g, '');
  if (plain.length !== 8) return [{ text: day, isTaken: true }];
  // Unknown parts are zeros.
  const local = `${plain.slice(0, 4)}-${plain.slice(4, 6)}-${plain.slice(6)}`;
  const texts = !local.includes('-00') && time !== undefined ? [`${local}T${time}`, local] : [local];
  return texts.map((text) => ({ text, isTaken: true }));
}

/** Returns the GPS time, which is in UTC (CIPA DC-008, 4.6.6). */
function gpsDate(exif: Exif): SaidDate[] {
  const time = exifFractions(exif, 'GPSTimeStamp').map(([above, below]) => above / below);
  return moment(exifText(exif, 'GPSDateStamp', DATE_LENGTH), time);
}

/**
 * Returns the GPS time of an XMP packet: a whole date in `GPSTimeStamp` (XMP part 2, exif), in UTC unless it has an
 * offset, or only the time, next to a `GPSDateStamp`.
 */
function xmpGpsDate(packet: string): SaidDate[] {
  const [day = ''] = valuesOf(packet, 'exif:GPSDateStamp');
  const [text = ''] = valuesOf(packet, 'exif:GPSTimeStamp');
  const { local, offset = '+00:00' } = readDate(text) ?? {};
  if (local?.includes('T')) return [{ utcMs: Date.parse(`${local}${offset}`) }];
  const [, ...parts] = TIME_ALONE.exec(text.slice(0, DATE_LENGTH)) ?? [];
  return moment(
    day,
    parts.map((part) => {
      const [above = 0, below = 1] = part.split('/').map(Number);
      return above / below;
    }),
  );
}

/** A time without a day, of numbers or of fractions: `16:03:12.5Z`, `16/1 3/1 12/1`. */
const TIME_ALONE =
  /^\s*(\d{1,4}(?:\/\d{1,4})?)[\s:,]+(\d{1,4}(?:\/\d{1,4})?)[\s:,]+(\d{1,8}(?:\.\d{1,9}|\/\d{1,8})?)Z?\s*$/;

function moment(dayText: string, time: readonly number[]): SaidDate[] {
  const [, year, month, day] = /^\s*(\d{4})\D?(\d{2})\D?(\d{2})\s*$/.exec(dayText) ?? [];
  if (year === undefined || time.length < 3) return [];
  const [hour = 0, minute = 0, second = 0] = time.map(Math.floor);
  const isTime = hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second <= 60;
  const utcMs = Date.UTC(Number(year), Number(month) - 1, Number(day), hour, minute, second);
  const isDay = new Date(utcMs).toISOString().startsWith(`${year}-${month}-${day}`);
  return isTime && isDay ? [{ utcMs }] : [];
}

/** Returns the camera's own text, which includes its offset, or the movie header's time, which is in UTC. */
function filmDate({ created, headerSeconds }: FilmTexts, name: string): SaidDate[] {
  if (name === 'created') return textDate(created, true);
  const seconds = (headerSeconds ?? 0) - FILM_EPOCH_SECONDS;
  return headerSeconds !== undefined && seconds > 0 ? [{ utcMs: seconds * 1000 }] : [];
}
