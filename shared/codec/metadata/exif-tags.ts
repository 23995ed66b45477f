/**
 * The only EXIF tags that are read, limited for privacy, by their numbers (TIFF 6.0; CIPA DC-008, 4.6.4 to 4.6.6).
 * Those of a place have separate numbers.
 */
export const EXIF_TAGS = {
  0x010f: 'Make',
  0x0110: 'Model',
  0x0132: 'DateTime',
  0x829a: 'ExposureTime',
  0x829d: 'FNumber',
  0x8827: 'ISOSpeedRatings',
  0x9003: 'DateTimeOriginal',
  0x9004: 'DateTimeDigitized',
  0x9010: 'OffsetTime',
  0x9011: 'OffsetTimeOriginal',
  0x9012: 'OffsetTimeDigitized',
  0x9206: 'SubjectDistance',
  0x9291: 'SubSecTimeOriginal',
  0xa402: 'ExposureMode',
  0xa431: 'BodySerialNumber',
} as const;
export const GPS_TAGS = {
  0x0001: 'GPSLatitudeRef',
  0x0002: 'GPSLatitude',
  0x0003: 'GPSLongitudeRef',
  0x0004: 'GPSLongitude',
  0x0007: 'GPSTimeStamp',
  0x001d: 'GPSDateStamp',
} as const;
/** Tags that point to a directory, and those that hold other metadata. */
export const LEADING_TAGS = {
  exifDirectory: 0x8769,
  gpsDirectory: 0x8825,
  xmp: 0x02bc,
  iptc: 0x83bb,
  resources: 0x8649,
} as const;

export type ExifTag = (typeof EXIF_TAGS)[keyof typeof EXIF_TAGS] | (typeof GPS_TAGS)[keyof typeof GPS_TAGS];

/** A fraction as EXIF writes it: numerator and denominator. */
export type Fraction = readonly [above: number, below: number];

/** A value of EXIF; untrusted. */
export type ExifValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'numbers'; readonly numbers: readonly number[] }
  | { readonly kind: 'fractions'; readonly fractions: readonly Fraction[] };

/** The values of a file's EXIF. */
export type Exif = ReadonlyMap<ExifTag, ExifValue>;

/** Returns an EXIF text on one line; empty if there is none. */
export function exifText(exif: Exif, tag: ExifTag, length: number): string {
  const value = exif.get(tag);
  if (value?.kind !== 'text') return '';
  return value.text
    .slice(0, length)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
}

/** Returns the first number of a value, which may be a fraction; undefined if it isn't a number. */
export function exifNumber(exif: Exif, tag: ExifTag): number | undefined {
  const value = exif.get(tag);
  const [above, below] =
    value?.kind === 'numbers'
      ? [value.numbers[0], 1]
      : value?.kind === 'fractions'
        ? (value.fractions[0] ?? [])
        : [];
  const number = above === undefined || below === undefined ? Number.NaN : above / below;
  return Number.isFinite(number) ? number : undefined;
}

/** Returns the fractions of a value; empty if it has none. */
export function exifFractions(exif: Exif, tag: ExifTag): readonly Fraction[] {
  const value = exif.get(tag);
  return value?.kind === 'fractions' ? value.fractions : [];
}
