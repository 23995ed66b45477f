/** A cut-off picture whose channels all vary by less than this (of 255) shows nothing. */
export const BLANK_DEVIATION = 4;

/**
 * Whether a picture shows nothing: red, green and blue each deviate from their mean by less than
 * {@link BLANK_DEVIATION}.
 *
 * @param rgba four bytes a pixel; alpha is not looked at
 */
export function isBlank(rgba: Uint8ClampedArray): boolean {
  return [0, 1, 2].every((channel) => {
    let sum = 0;
    let squares = 0;
    for (let at = channel; at < rgba.length; at += 4) {
      const value = rgba[at]!;
      sum += value;
      squares += value * value;
    }
    const pixels = rgba.length / 4;
    const mean = sum / pixels;
    return squares / pixels - mean * mean < BLANK_DEVIATION ** 2;
  });
}
