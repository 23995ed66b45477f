/** The second bytes of markers (ITU-T T.81, table B.1). */
const [START, END] = [0xd8, 0xd9];
/** Inside the data of a scan: a byte of 0xFF, a restart marker, or a fill byte. */
const IN_SCAN = new Set([0x00, 0xff, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7]);

/**
 * Returns how many bytes of a JPEG come before the beginning of another one in its scan data, where decoders give up:
 * a file from a broken disk may continue with part of another. Thumbnails in its segments don't count.
 */
export function soundBytes(jpeg: Uint8Array): number {
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 3 < jpeg.length;) {
    const marker = jpeg[at + 1]!;
    if (marker === START) return at;
    if (marker === END) return jpeg.length;
    if (IN_SCAN.has(marker)) {
      at = jpeg.indexOf(0xff, at + (marker === 0xff ? 1 : 2));
      continue;
    }
    const next = at + 2 + Math.max(2, jpeg[at + 2]! * 256 + jpeg[at + 3]!);
    at = jpeg.indexOf(0xff, next);
  }
  return jpeg.length;
}
