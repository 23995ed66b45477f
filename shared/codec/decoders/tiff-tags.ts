/** The TIFF tags that are read, by their utif2 names (TIFF 6.0, section 8). */
export const TIFF = {
  width: 't256',
  height: 't257',
  bits: 't258',
  compression: 't259',
  stripOffsets: 't273',
  orientation: 't274',
  samples: 't277',
  rowsPerStrip: 't278',
  stripCounts: 't279',
  planes: 't284',
  predictor: 't317',
  tileWidth: 't322',
  tileHeight: 't323',
  tileOffsets: 't324',
  tileCounts: 't325',
  sampleFormat: 't339',
  oldJpeg: 't513',
  panasonicFormat: 't45',
} as const;

/** Returns the first value of a tag, or 0 if it is missing or not a number. */
export function firstNumber(tag: unknown): number {
  const first: unknown = Array.isArray(tag) ? tag[0] : undefined;
  return typeof first === 'number' ? first : 0;
}

/** Returns the values of a tag that are numbers. */
export function numbersOf(tag: unknown): number[] {
  return Array.isArray(tag) ? tag.filter((value) => typeof value === 'number') : [];
}
