/** The facts in the markers before the pixels of a JPEG (ITU T.81, B.1 and B.2). */
export interface JpegFrame {
  /** Whether it is a picture as browsers show it, instead of sensor data, which raw files pack losslessly. */
  readonly isPicture: boolean;
  readonly hasExif: boolean;
}

/** The frames that decoders accept: baseline, extended and progressive, all with Huffman coding. */
const PICTURE_FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES: ReadonlySet<number> = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);
const EXIF_SEGMENT = 0xe1;

/** @param head the first bytes of the JPEG; undefined if it isn't one, or its frame isn't among them */
export function jpegFrame(head: Uint8Array): JpegFrame | undefined {
  if (head[0] !== 0xff || head[1] !== 0xd8) return undefined;
  let hasExif = false;
  let at = 2;
  while (at + 4 <= head.length && head[at] === 0xff) {
    const marker = head[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (PICTURE_FRAMES.has(marker) || OTHER_FRAMES.has(marker)) {
      // Sensor data may also be in a frame of 12 bits and more.
      return { isPicture: PICTURE_FRAMES.has(marker) && head[at + 4] === 8, hasExif };
    }
    if (marker === EXIF_SEGMENT && String.fromCharCode(...head.subarray(at + 4, at + 8)) === 'Exif') {
      hasExif = true;
    }
    at += 2 + head[at + 2]! * 256 + head[at + 3]!;
  }
  return undefined;
}

/**
 * Returns the JPEG with an EXIF segment added at the front that gives its orientation (CIPA DC-008, 4.5.4 and 4.6.4).
 */
export function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const exif = [
    [0xff, EXIF_SEGMENT, 0, 34],
    [0x45, 0x78, 0x69, 0x66, 0, 0],
    [0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    [0, 1],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0, 0, 0, 0],
  ].flat();
  const turned = new Uint8Array(jpeg.length + exif.length);
  turned.set(jpeg.subarray(0, 2));
  turned.set(exif, 2);
  turned.set(jpeg.subarray(2), 2 + exif.length);
  return turned;
}
