import { type Coordinates, validCoordinates } from '#core/takeout/coordinates.ts';
import { type Exif, exifFractions, exifText, type ExifTag } from '../metadata/exif-tags.ts';
import type { FileMetadata } from '../metadata/file-metadata.ts';
import { valuesOf } from './xmp-packet.ts';

/** The letters of the hemispheres, the positive one first. */
const LATITUDES = 'NS';
const LONGITUDES = 'EW';
/** A number, or a fraction as EXIF writes it. */
const NUMBER = String.raw`(\d{1,9}(?:\.\d{1,15}|\/\d{1,9})?)`;
/**
 * A GPSCoordinate (XMP part 2, 2.6): degrees, minutes, seconds or a fraction of minutes, and the hemisphere, which some
 * programs write into a property of its own. Others write degrees with a fraction, a sign, or `38 deg 41' 29.76" N`.
 */
const XMP_COORDINATE = new RegExp(
  String.raw`^\s*([+-]?)${NUMBER}(?:\s*(?:°|deg|,|\s)\s*${NUMBER}(?:\s*(?:['′]|,|\s)\s*${NUMBER})?)?\s*[°'′"″]?\s*([NSEW]?)\s*$`,
  'iu',
);
/** Characters of a coordinate that are read; the longest has half as many. */
const COORDINATE_LENGTH = 64;
/** A ten-millionth of a degree is about a centimeter. */
const DIGITS = 7;

/** A place in the form used by videos (ISO 6709, annex H): degrees with a fraction. */
const ISO_6709 = /^\s*([+-]\d{1,2}(?:\.\d{1,15})?)([+-]\d{1,3}(?:\.\d{1,15})?)/;

/**
 * Returns where a photo or video was taken, from EXIF's GPSLatitude and GPSLongitude (CIPA DC-008, 4.6.6), else from
 * XMP's (`exif:` of XMP part 2), else from the place of a video. It is for use on this device and sent nowhere.
 *
 * @returns nothing if either is missing, isn't a number, is out of range, or lacks its hemisphere; and for 0, 0,
 * which cameras write before they know where they are
 */
export function takenWhere({ exif, xmp, film }: FileMetadata): Coordinates | undefined {
  return fromExif(exif) ?? xmpPlace(xmp) ?? fromFilm(film?.place);
}

function fromExif(exif: Exif): Coordinates | undefined {
  return validCoordinates(
    fromParts(partsOf(exif, 'GPSLatitude'), letterOf(exif, 'GPSLatitudeRef'), LATITUDES),
    fromParts(partsOf(exif, 'GPSLongitude'), letterOf(exif, 'GPSLongitudeRef'), LONGITUDES),
  );
}

/** Returns the place in XMP packets. */
export function xmpPlace(packets: readonly string[]): Coordinates | undefined {
  for (const packet of packets) {
    const [latitude, longitude] = [
      coordinateOf(packet, 'exif:GPSLatitude'),
      coordinateOf(packet, 'exif:GPSLongitude'),
    ];
    // A sign at one of them shows that neither needs a hemisphere.
    const isSigned = [latitude, longitude].some((one) => one !== undefined && one.sign !== '');
    const place = validCoordinates(
      degreesOf(latitude, LATITUDES, isSigned),
      degreesOf(longitude, LONGITUDES, isSigned),
    );
    if (place) return place;
  }
  return undefined;
}

interface XmpCoordinate {
  readonly parts: readonly number[];
  readonly sign: string;
  /** Of the hemisphere; empty if it is missing. */
  readonly letter: string;
}

function coordinateOf(packet: string, name: string): XmpCoordinate | undefined {
  const [, sign, degrees, minutes = '0', seconds = '0', own = ''] =
    XMP_COORDINATE.exec((valuesOf(packet, name)[0] ?? '').slice(0, COORDINATE_LENGTH)) ?? [];
  if (sign === undefined || degrees === undefined) return undefined;
  const reference = valuesOf(packet, `${name}Ref`)[0]?.trim() ?? '';
  return {
    parts: [degrees, minutes, seconds].map(fraction),
    sign,
    letter: own === '' ? reference.slice(0, 1) : own,
  };
}

function fraction(text: string): number {
  const [above = Number.NaN, below = 1] = text.split('/').map(Number);
  return above === 0 && below === 0 ? 0 : above / below;
}

function degreesOf(
  coordinate: XmpCoordinate | undefined,
  hemispheres: string,
  isSigned: boolean,
): number | undefined {
  if (!coordinate) return undefined;
  const { parts, sign, letter } = coordinate;
  const signed = hemispheres.charAt(sign === '-' ? 1 : 0);
  return fromParts(parts, letter === '' && isSigned ? signed : letter, hemispheres);
}

function fromFilm(place = ''): Coordinates | undefined {
  const [, latitude, longitude] = ISO_6709.exec(place) ?? [];
  return latitude === undefined ? undefined : validCoordinates(Number(latitude), Number(longitude));
}

/** Returns rationals as numbers. Minutes and seconds of 0/0, which some cameras write for unused parts, are 0. */
function partsOf(exif: Exif, tag: ExifTag): number[] {
  return exifFractions(exif, tag)
    .slice(0, 3)
    .map(([above, below], index) => (index > 0 && above === 0 && below === 0 ? 0 : above / below));
}

/** Returns the hemisphere's letter, which some cameras write in lowercase or with spaces or a word after it. */
function letterOf(exif: Exif, tag: ExifTag): string {
  return exifText(exif, tag, 8).slice(0, 1);
}

/**
 * @param parts degrees, minutes and seconds
 * @returns undefined if a part isn't a number, is negative or too large, or if the letter is neither hemisphere's:
 * guessing would usually be far off
 */
function fromParts(parts: readonly number[], letter: string, hemispheres: string): number | undefined {
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts;
  const hemisphere = letter === '' ? -1 : hemispheres.indexOf(letter.toUpperCase());
  const areParts = degrees >= 0 && degrees <= 180 && isSixtieth(minutes) && isSixtieth(seconds);
  if (hemisphere < 0 || !areParts) return undefined;
  const total = degrees + minutes / 60 + seconds / 3600;
  return Number((hemisphere === 0 ? total : -total).toFixed(DIGITS));
}

/** Some programs round up to sixty. */
function isSixtieth(value: number): boolean {
  return value >= 0 && value <= 60;
}
