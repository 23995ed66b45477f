import type { RgbImage } from './image.ts';

const GRID = 3;
const HUE_BINS = 8;
/** How many numbers {@link pictureCues} gives. */
export const PICTURE_CUE_COUNT = 22 + HUE_BINS + GRID * 3;

/**
 * Cheap signs that the networks are blind to, each about 0 to 1: shape of the frame, flat areas and sharp steps
 * of screens and print, white or dark ground, how colourful, which hues, what colour above, amid and below, and
 * how strokes are spread over rows and columns (lines of text).
 */
export function pictureCues(image: RgbImage): Float32Array {
  const { width, height } = image;
  const luma = lumaOf(image);
  return Float32Array.from([...frameCues(width, height), ...toneCues(image, luma), ...edgeCues(image, luma)]);
}

function lumaOf({ data, width, height }: RgbImage): Uint8Array {
  const luma = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < luma.length; pixel += 1, at += 3) {
    // ITU-R BT.601, in 256ths.
    luma[pixel] = (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!) >> 8;
  }
  return luma;
}

function frameCues(width: number, height: number): number[] {
  const aspect = Math.log2(width / height);
  return [clip(aspect / 2, -1, 1), Number(aspect < -0.7), Number(Math.abs(aspect) < 0.02)];
}

function toneCues({ data, width, height }: RgbImage, luma: Uint8Array): number[] {
  const pixels = luma.length;
  const hues = new Float64Array(HUE_BINS);
  const bands = new Float64Array(GRID * 3);
  let white = 0;
  let dark = 0;
  let gray = 0;
  let saturation = 0;
  for (let pixel = 0, at = 0; pixel < pixels; pixel += 1, at += 3) {
    const red = data[at]!;
    const green = data[at + 1]!;
    const blue = data[at + 2]!;
    const highest = Math.max(red, green, blue);
    const spread = highest - Math.min(red, green, blue);
    const band = Math.floor((Math.floor(pixel / width) * GRID) / height) * 3;
    bands[band]! += red;
    bands[band + 1]! += green;
    bands[band + 2]! += blue;
    saturation += highest === 0 ? 0 : spread / highest;
    if (luma[pixel]! > 225 && spread < 24) white += 1;
    if (luma[pixel]! < 45) dark += 1;
    if (spread < 16) gray += 1;
    if (spread > 40) hues[hueBin(red, green, blue, highest, spread)]! += 1;
  }
  const perBand = (255 * pixels) / GRID;
  return [
    white / pixels,
    dark / pixels,
    gray / pixels,
    saturation / pixels,
    ...Array.from(hues, (count) => Math.sqrt(count / pixels)),
    ...Array.from(bands, (sum) => sum / perBand - 0.5),
  ];
}

function hueBin(red: number, green: number, blue: number, highest: number, spread: number): number {
  const sixth =
    highest === red
      ? (green - blue) / spread + 6
      : highest === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return Math.floor(((sixth % 6) / 6) * HUE_BINS) % HUE_BINS;
}

function edgeCues({ width, height, data }: RgbImage, luma: Uint8Array): number[] {
  let flat = 0;
  let soft = 0;
  let sharp = 0;
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const pixel = y * width + x;
      const across = Math.abs(luma[pixel]! - luma[pixel - 1]!);
      const down = Math.abs(luma[pixel]! - luma[pixel - width]!);
      const step = Math.max(across, down);
      if (step <= 1) flat += 1;
      else if (step < 12) soft += 1;
      if (step > 60) sharp += 1;
      if (step > 30) {
        rows[y]! += 1;
        columns[x]! += 1;
      }
    }
  }
  const pixels = width * height;
  const rowShares = rows.map((count) => count / width);
  const columnShares = columns.map((count) => count / height);
  return [
    flat / pixels,
    soft / pixels,
    sharp / pixels,
    Math.min(1, 3 * mean(rowShares)),
    Math.min(1, 4 * deviation(rowShares)),
    Math.min(1, 4 * deviation(columnShares)),
    quietShare(rowShares),
    quietShare(columnShares),
    Math.min(1, 6 * roughness(rowShares)),
    Math.min(1, 6 * roughness(columnShares)),
    Math.sqrt(distinctColors(data) / 4096),
    topColorShare(data),
    luma.reduce((sum, value) => sum + value, 0) / pixels / 255,
    deviation(Float64Array.from(luma)) / 128,
    borderWhite(luma, width, height),
  ];
}

/** Share of rows or columns with hardly any stroke, between those that have some. */
function quietShare(shares: Float64Array): number {
  return shares.reduce((count, share) => count + Number(share < 0.01), 0) / shares.length;
}

/** How much neighbouring rows or columns differ: high for lines of text. */
function roughness(shares: Float64Array): number {
  let sum = 0;
  for (let index = 1; index < shares.length; index += 1) sum += Math.abs(shares[index]! - shares[index - 1]!);
  return sum / shares.length;
}

function distinctColors(data: Uint8Array): number {
  return colorCounts(data).reduce((count, value) => count + Number(value > 0), 0);
}

function topColorShare(data: Uint8Array): number {
  return (colorCounts(data).reduce((best, value) => Math.max(best, value), 0) * 3) / data.length;
}

/** How often each of 4,096 colours (4 bits a channel) occurs. */
function colorCounts(data: Uint8Array): Uint32Array {
  const counts = new Uint32Array(4096);
  for (let at = 0; at < data.length; at += 3) {
    counts[((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4)]! += 1;
  }
  return counts;
}

function borderWhite(luma: Uint8Array, width: number, height: number): number {
  let white = 0;
  for (let x = 0; x < width; x += 1) {
    white += Number(luma[x]! > 225) + Number(luma[(height - 1) * width + x]! > 225);
  }
  for (let y = 0; y < height; y += 1) {
    white += Number(luma[y * width]! > 225) + Number(luma[y * width + width - 1]! > 225);
  }
  return white / (2 * (width + height));
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: Float64Array): number {
  const center = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / values.length);
}

function clip(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
