/** The TIFF tags that are read, by their utif2 names (TIFF 6.0, section 8). */
export const TIFF = {
  width: 't256',
  height: 't257',
  bits: 't258',
  orientation: 't274',
  samples: 't277',
  planes: 't284',
  predictor: 't317',
  tileWidth: 't322',
  sampleFormat: 't339',
} as const;

/** Returns the first value of a tag, or 0 if it is missing or not a number. */
export function firstNumber(tag: unknown): number {
  const first: unknown = Array.isArray(tag) ? tag[0] : undefined;
  return typeof first === 'number' ? first : 0;
}
