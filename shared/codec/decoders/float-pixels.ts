import { srgb } from '../srgb.ts';

/** The share of the brightest samples to ignore; the brightest of the rest is white, if it is over 1. */
const BRIGHTEST = 0.005;
/** The number of samples sorted to find it. */
const SORTED = 20_000;
/** The number of steps in the table that converts light to sRGB. */
const STEPS = 4096;

/**
 * Converts linear light in floating point to opaque sRGB (IEC 61966-2-1). Values from 0 to 1 are the whole range, as
 * HDR programs write them; if more than a few are over 1, they are scaled down together. NaN becomes black.
 *
 * @param samples all channels of a pixel one after another; the first three are red, green and blue, or the first is
 * gray
 */
export function floatsToRgba(
  samples: Float32Array,
  pixels: number,
  channels: number,
): Uint8ClampedArray<ArrayBuffer> {
  const curve = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => 255 * srgb(step / STEPS));
  const scale = STEPS / whiteOf(samples);
  const rgba = new Uint8ClampedArray(pixels * 4);
  const [green, blue] = channels >= 3 ? [1, 2] : [0, 0];
  const shade = (at: number) => {
    const value = (samples[at] ?? 0) * scale;
    return value > 0 ? curve[Math.min(STEPS, Math.round(value))]! : 0;
  };
  for (let from = 0, to = 0; to < rgba.length; from += channels, to += 4) {
    rgba[to] = shade(from);
    rgba[to + 1] = shade(from + green);
    rgba[to + 2] = shade(from + blue);
    rgba[to + 3] = 255;
  }
  return rgba;
}

function whiteOf(samples: Float32Array): number {
  const step = Math.max(1, Math.floor(samples.length / SORTED));
  const some: number[] = [];
  for (let at = 0; at < samples.length; at += step) {
    const sample = samples[at]!;
    if (Number.isFinite(sample)) some.push(sample);
  }
  some.sort((one, other) => one - other);
  return Math.max(1, some[Math.floor(some.length * (1 - BRIGHTEST))] ?? 1);
}
