import { exifValues } from './exif-values.ts';

/** Up to that of Kiribati. */
const OFFSET = /^[+-](?:0\d|1[0-4]):[0-5]\d(?:\0|$)/;
/** The only tags that are read, for privacy. */
const DATE_TAGS = ['DateTimeOriginal', 'DateTimeDigitized', 'DateTime'] as const;

/**
 * When a photo was taken, in the camera's local time as `YYYY-MM-DDTHH:mm:ss`: EXIF's DateTimeOriginal, else
 * DateTimeDigitized, else DateTime (CIPA DC-008, 4.6.5).
 *
 * @param header the first bytes of the file, where EXIF is
 * @returns nothing if there is no date, or an impossible one
 */
export function takenAt(header: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    const valueOf = exifValues(header, DATE_TAGS);
    const value = firstOf(DATE_TAGS.map(valueOf).find((one) => one !== undefined));
    return typeof value === 'string' ? fromExif(value) : undefined;
  } catch {
    return undefined;
  }
}

/** The offset from UTC of that time, `+02:00`, as EXIF 2.31 has it; undefined if it is missing or impossible. */
export function takenOffset(header: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    const valueOf = exifValues(header, ['OffsetTimeOriginal', 'OffsetTime']);
    const value = firstOf(valueOf('OffsetTimeOriginal') ?? valueOf('OffsetTime'));
    return typeof value === 'string' && OFFSET.test(value) ? value.slice(0, 6) : undefined;
  } catch {
    return undefined;
  }
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function fromExif(text: string): string | undefined {
  const parts = /^(\d{4})[:-](\d{2})[:-](\d{2})[ T](\d{2}):(\d{2}):(\d{2})/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const isDate = Number(year) > 0 && Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1;
  return isDate ? `${year}-${month}-${day}T${hour}:${minute}:${second}` : undefined;
}
