/** The second bytes of markers (ITU-T T.81, table B.1). */
const [START, SCAN, JFIF, PROFILE] = [0xd8, 0xda, 0xe0, 0xe2];
/** The prefix of a segment with part of a color profile (ICC.1:2022, B.4), before its number and their count. */
const NAME = 'ICC_PROFILE\0';
/** The offset of the color space in a profile's first part (ICC.1:2022, 7.2). */
const COLOURS_AT = NAME.length + 2 + 16;
const RGB = 'RGB ';
/** A small picture in a list is smaller than this; a larger profile, such as a printer's, isn't carried over. */
const MOST_BYTES = 16 * 1024;

/**
 * Returns the segments of a JPEG that hold its color profile, to be copied into a smaller JPEG of the same pixels.
 *
 * @param header the first bytes of the file
 * @returns none if it has no profile; undefined if it has one that can't be carried over: one for colors other than
 * red, green and blue, or of more than 16 kB
 */
export function profileSegments(header: Uint8Array): readonly Uint8Array[] | undefined {
  const found = segmentsOf(header).filter(isProfile);
  const [first] = found;
  if (!first) return [];
  const isOfRgb = textAt(first, 4 + COLOURS_AT, RGB.length) === RGB;
  return isOfRgb && bytesOf(found) <= MOST_BYTES ? found : undefined;
}

/** Returns a JPEG with these segments as its only color profile. */
export function withProfile(
  jpeg: Uint8Array<ArrayBuffer>,
  profile: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const own = segmentsOf(jpeg);
  const others = own.filter((segment) => !isProfile(segment));
  // JFIF requires its segment to be first.
  const at = others[0]?.[1] === JFIF ? 1 : 0;
  const pixelsAt = 2 + bytesOf(own);
  return joined([
    jpeg.subarray(0, 2),
    ...others.slice(0, at),
    ...profile,
    ...others.slice(at),
    jpeg.subarray(pixelsAt),
  ]);
}

function isProfile(segment: Uint8Array): boolean {
  return segment[1] === PROFILE && textAt(segment, 4, NAME.length) === NAME;
}

function bytesOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytesOf(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Returns the segments before the pixels, including marker and length (ITU-T T.81, B.1.1.4), as far as they are
 * complete.
 */
function segmentsOf(jpeg: Uint8Array): Uint8Array[] {
  const segments: Uint8Array[] = [];
  if (jpeg[0] !== 0xff || jpeg[1] !== START) return segments;
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== SCAN;) {
    const length = 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
    const segment = jpeg.subarray(at, at + length);
    if (length < 4 || segment.length < length) break;
    segments.push(segment);
    at += length;
  }
  return segments;
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
