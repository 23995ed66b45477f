import type { IFD } from 'utif2';
import UTIF from 'utif2';
import { floatsToRgba } from './float-pixels.ts';
import type { Raster } from './raster.ts';
import { firstNumber, TIFF } from './tiff-tags.ts';

/** SampleFormat of floating point, and the predictor for it (TIFF 6.0, section 19; Adobe Photoshop TIFF Technical Note 3). */
const [FLOATING, FLOATING_PREDICTOR] = [3, 3];
/** A preview's width-to-height ratio may differ by this much from the picture's, because of rounding. */
const SHAPE_TOLERANCE = 0.05;

/** Returns whether the samples of a page are floating point. */
export function isFloatPage(page: IFD): boolean {
  return firstNumber(page[TIFF.sampleFormat]) === FLOATING;
}

/**
 * Returns the largest page that shows a floating-point picture in 8 bits, among the other pages and their subpages;
 * undefined if there is none.
 */
export function previewOf(page: IFD, pages: readonly IFD[]): IFD | undefined {
  const within: unknown = page['subIFD'];
  const others = [...pages, ...(Array.isArray(within) ? (within as readonly IFD[]) : [])];
  const shape = widthOf(page) / heightOf(page);
  const previews = others.filter((other) => {
    const isPlain = firstNumber(other[TIFF.bits]) === 8 && !isFloatPage(other);
    const ratio = widthOf(other) / heightOf(other) / shape;
    return other !== page && isPlain && Math.abs(ratio - 1) <= SHAPE_TOLERANCE;
  });
  return previews.toSorted((one, other) => widthOf(other) - widthOf(one))[0];
}

/**
 * Decodes a page of 16, 32 or 64-bit floating point, with one, three or more samples per pixel, in strips.
 *
 * @throws {Error} for other layouts
 */
export function decodeFloatPage(file: ArrayBuffer, page: IFD): Raster {
  const [bits, channels] = [firstNumber(page[TIFF.bits]), firstNumber(page[TIFF.samples]) || 1];
  const isPredicted = firstNumber(page[TIFF.predictor]) === FLOATING_PREDICTOR;
  const isTiled = page[TIFF.tileWidth] !== undefined;
  const isPlanar = firstNumber(page[TIFF.planes]) === 2;
  if (![16, 32, 64].includes(bits) || (isPredicted && isTiled) || isPlanar)
    throw new Error('unsupported pixel layout');
  UTIF.decodeImage(file, page);
  const { width, height, data } = page;
  const sampleBytes = bits / 8;
  const rowBytes = width * channels * sampleBytes;
  const isLittleEndian = isPredicted ? false : page['isLE'] === (true as unknown);
  if (isPredicted)
    for (let y = 0; y < height; y += 1) unpredict(data, y * rowBytes, rowBytes, channels, sampleBytes);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const samples = new Float32Array(width * height * channels);
  const readable = Math.min(samples.length, Math.floor(data.length / sampleBytes));
  for (let at = 0; at < readable; at += 1) {
    samples[at] = valueAt(view, at * sampleBytes, bits, isLittleEndian);
  }
  return { width, height, data: floatsToRgba(samples, width * height, channels) };
}

/** Undoes the differencing of bytes, and reassembles the bytes of each sample, highest first. */
function unpredict(data: Uint8Array, start: number, rowBytes: number, channels: number, sampleBytes: number) {
  const row = data.subarray(start, start + rowBytes);
  for (let at = channels; at < row.length; at += 1) row[at] = row[at]! + row[at - channels]!;
  const apart = row.slice();
  const count = row.length / sampleBytes;
  for (let at = 0; at < count; at += 1) {
    for (let byte = 0; byte < sampleBytes; byte += 1) {
      row[at * sampleBytes + byte] = apart[byte * count + at]!;
    }
  }
}

function valueAt(view: DataView, at: number, bits: number, isLittleEndian: boolean): number {
  if (bits === 32) return view.getFloat32(at, isLittleEndian);
  return bits === 64 ? view.getFloat64(at, isLittleEndian) : half(view.getUint16(at, isLittleEndian));
}

/** Returns the number in a 16-bit float (IEEE 754, binary16). */
function half(bits: number): number {
  const [sign, exponent, fraction] = [bits >> 15 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 31) return fraction ? Number.NaN : sign * Infinity;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
}

function widthOf(page: IFD): number {
  return firstNumber(page[TIFF.width]);
}

function heightOf(page: IFD): number {
  return firstNumber(page[TIFF.height]);
}
