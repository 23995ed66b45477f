import { srgb } from '../srgb.ts';

/** How films of high dynamic range encode light (ITU-R BT.2100). */
export type WideTransfer = 'pq' | 'hlg';

/** The luminance that is white on a standard screen, in cd/m² (ITU-R BT.2408, 2.1), and that of a reference screen. */
const [WHITE, REFERENCE] = [203, 1000];
/** Above this share of white, highlights are compressed so that some of them remain. */
const KNEE = 0.7;

/**
 * Turns colors of high dynamic range and BT.2020 primaries into those of a standard screen (sRGB), in place: such
 * films would look pale or dark.
 *
 * @param data pixels of three bytes, as encoded
 */
export function toStandardRange(data: Uint8Array, transfer: WideTransfer): void {
  const light = Float64Array.from({ length: 256 }, (_, value) => LIGHT[transfer](value / 255) / WHITE);
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [light[data[at]!]!, light[data[at + 1]!]!, light[data[at + 2]!]!];
    const scene = transfer === 'hlg' ? systemGain(0.2627 * r + 0.678 * g + 0.0593 * b) : 1;
    // From BT.2020 to BT.709 primaries (ITU-R BT.2087, 4).
    const red = Math.max(0, scene * (1.6605 * r - 0.5876 * g - 0.0728 * b));
    const green = Math.max(0, scene * (-0.1246 * r + 1.1329 * g - 0.0083 * b));
    const blue = Math.max(0, scene * (-0.0182 * r - 0.1006 * g + 1.1187 * b));
    const brightest = Math.max(red, green, blue);
    const gain = brightest > KNEE ? compressed(brightest) / brightest : 1;
    data[at] = ENCODED[Math.round(red * gain * STEPS)]!;
    data[at + 1] = ENCODED[Math.round(green * gain * STEPS)]!;
    data[at + 2] = ENCODED[Math.round(blue * gain * STEPS)]!;
  }
}

/** Luminance in cd/m² by signal, from 0 to 1 (BT.2100, tables 4 and 5); for HLG before the system's gamma. */
const LIGHT: Readonly<Record<WideTransfer, (signal: number) => number>> = {
  pq: (signal) => {
    const power = signal ** (1 / 78.84375);
    return (
      10 *
      REFERENCE *
      (Math.max(0, power - 0.8359375) / (18.8515625 - 18.6875 * power)) ** (1 / 0.1593017578125)
    );
  },
  hlg: (signal) =>
    (REFERENCE / 12) *
    (signal <= 0.5 ? 4 * signal ** 2 : Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892),
};

/** What HLG's system gamma of 1.2 multiplies light by. @param luminance in parts of white */
function systemGain(luminance: number): number {
  return ((luminance * WHITE) / REFERENCE) ** 0.2;
}

function compressed(light: number): number {
  return 1 - (1 - KNEE) * Math.exp((KNEE - light) / (1 - KNEE));
}

const STEPS = 4096;
/** sRGB by light. */
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * srgb(step / STEPS)));
