/** The limits for the pieces of a TIFF, beyond which its numbers were made to keep a decoder busy. */
export const TIFF_PIECES = {
  /** Bits of a pixel: eight channels of 64 bits. */
  pixelBits: 512,
  /** Tiles may be larger than a small picture, in bytes. */
  tileBytes: 16 * 1024 * 1024,
  /** All tiles together, as a multiple of the picture: those at its edges are padded. */
  padding: 4,
  /** A JPEG in a piece may be larger by its blocks, in pixels, and a lossless one has its channels side by side. */
  jpegBlockPx: 16,
  jpegAreas: 2,
  jpegChannels: 4,
} as const;
