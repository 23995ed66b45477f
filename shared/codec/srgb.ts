/** Encodes light from 0 to 1 as sRGB from 0 to 1 (IEC 61966-2-1). */
export function srgb(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
