/** The standard deviation (of 255) of each channel below which a crop counts as blank. */
export const BLANK_DEVIATION = 4;

/**
 * Returns whether a picture is blank: the standard deviations of red, green and blue are each below
 * {@link BLANK_DEVIATION}.
 *
 * @param rgba four bytes per pixel; alpha is ignored
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
