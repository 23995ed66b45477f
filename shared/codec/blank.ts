/** Standard deviation (of 255) of each channel below which a crop counts as blank. */
export const BLANK_DEVIATION = 4;

/**
 * Whether a picture is blank: the standard deviation of red, green and blue is below {@link BLANK_DEVIATION}
 * each.
 *
 * @param rgba four bytes a pixel; alpha is ignored
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
