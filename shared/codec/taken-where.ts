import { type Coordinates, validCoordinates } from '#core/exports/coordinates.ts';
import { exifValues } from './exif-values.ts';
import { valuesOf, xmpPacket } from './xmp-packet.ts';

/** The only tags that are read, for privacy: not which way the camera looked, nor how high it was. */
const TAGS = ['GPSLatitude', 'GPSLatitudeRef', 'GPSLongitude', 'GPSLongitudeRef'] as const;
/** The letters of the hemispheres, the one of positive degrees first. */
const LATITUDES = 'NS';
const LONGITUDES = 'EW';
/** A GPSCoordinate (XMP part 2, 2.6): degrees, minutes, seconds or a fraction of minutes, and the hemisphere. */
const XMP_COORDINATE = /^\s*(\d{1,3}),(\d{1,2}(?:\.\d{1,15})?)(?:,(\d{1,2}(?:\.\d{1,15})?))?\s*([NSEW])\s*$/i;
/** A ten-millionth of a degree is a centimetre. */
const DIGITS = 7;

/**
 * Where a photo was taken, by EXIF's GPSLatitude and GPSLongitude (CIPA DC-008, 4.6.6), else by XMP's (`exif:` of XMP
 * part 2). It is for use on this device and sent nowhere.
 *
 * @param header the first bytes of the file, where both are
 * @returns nothing where either is missing, is no number or out of its range, or does not say its hemisphere; and for
 *   0, 0, which cameras write before they know where they are
 */
export function takenWhere(header: Uint8Array<ArrayBuffer>): Coordinates | undefined {
  return fromExif(header) ?? fromXmp(header);
}

function fromExif(header: Uint8Array<ArrayBuffer>): Coordinates | undefined {
  try {
    const valueOf = exifValues(header, TAGS);
    const latitude = fromParts(
      partsOf(valueOf('GPSLatitude')),
      letterOf(valueOf('GPSLatitudeRef')),
      LATITUDES,
    );
    const longitude = fromParts(
      partsOf(valueOf('GPSLongitude')),
      letterOf(valueOf('GPSLongitudeRef')),
      LONGITUDES,
    );
    return validCoordinates(latitude, longitude);
  } catch {
    return undefined;
  }
}

function fromXmp(header: Uint8Array): Coordinates | undefined {
  const packet = xmpPacket(header);
  if (packet === undefined) return undefined;
  const degreesOf = (name: string, hemispheres: string): number | undefined => {
    const [, degrees, minutes, seconds = '0', letter = ''] =
      XMP_COORDINATE.exec(valuesOf(packet, name)[0] ?? '') ?? [];
    return fromParts([degrees, minutes, seconds].map(Number), letter, hemispheres);
  };
  return validCoordinates(
    degreesOf('exif:GPSLatitude', LATITUDES),
    degreesOf('exif:GPSLongitude', LONGITUDES),
  );
}

/** Rationals as numbers. Minutes and seconds that are 0/0, as some cameras write those they do not use, are 0. */
function partsOf(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  // One rational, of degrees with a fraction, is not in a list of its own.
  const parts: unknown[] = typeof value[0] === 'number' ? [value] : value;
  return parts.slice(0, 3).map((part: unknown, index) => {
    const [above, below]: unknown[] = Array.isArray(part) ? part : [];
    const isUnused = index > 0 && above === 0 && below === 0;
    return isUnused ? 0 : Number(above) / Number(below);
  });
}

/** The hemisphere's letter, which some cameras write small or with spaces or a word behind it. */
function letterOf(value: unknown): string {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? text.trim().slice(0, 1) : '';
}

/**
 * @param parts degrees, minutes and seconds
 * @returns undefined if a part is no number, is negative or too large, or if the letter is neither hemisphere's: it is
 *   not guessed, because most of the world is then somewhere else
 */
function fromParts(parts: readonly number[], letter: string, hemispheres: string): number | undefined {
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts;
  const hemisphere = letter === '' ? -1 : hemispheres.indexOf(letter.toUpperCase());
  const areParts = degrees >= 0 && degrees <= 180 && isSixtieth(minutes) && isSixtieth(seconds);
  if (hemisphere < 0 || !areParts) return undefined;
  const total = degrees + minutes / 60 + seconds / 3600;
  return Number((hemisphere === 0 ? total : -total).toFixed(DIGITS));
}

/** Rounded up to sixty by some. */
function isSixtieth(value: number): boolean {
  return value >= 0 && value <= 60;
}
