import type { CategoryName } from '#core/categories/categorize.ts';
import { softmax } from './class-layer.ts';
import { applyRows } from './features.ts';

/** The header of tuned.bin (tuned.json), both in models/. */
export interface TunedHeadsHeader {
  /** The length of the large classifier's pooled features. */
  readonly channels: number;
  /** In the order of the rows. */
  readonly categories: readonly CategoryName[];
  /** The stems of the words, whose rows follow those of the categories. */
  readonly stems: readonly string[];
}

/** The heads trained together with the large classifier: linear models of its pooled features. */
export interface TunedHeads {
  readonly header: TunedHeadsHeader;
  readonly categories: readonly Float32Array[];
  readonly stems: readonly Float32Array[];
}

/** The number of bytes before the int8 weights of a row: their scale and the bias, each a float32. */
const ROW_START = 8;

/**
 * Reads tuned.bin.
 *
 * @throws {Error} if its length doesn't match the header
 */
export function readTunedHeads(header: TunedHeadsHeader, bytes: Uint8Array): TunedHeads {
  const { channels, categories, stems } = header;
  const count = categories.length + stems.length;
  if (bytes.length !== count * (ROW_START + channels)) throw new Error('tuned.bin has the wrong length.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = Array.from({ length: count }, (_, index) => {
    const start = index * (ROW_START + channels);
    const scale = view.getFloat32(start, true);
    const row = new Float32Array(channels + 1);
    for (let channel = 0; channel < channels; channel += 1) {
      row[channel] = view.getInt8(start + ROW_START + channel) * scale;
    }
    row[channels] = view.getFloat32(start + 4, true);
    return row;
  });
  return { header, categories: rows.slice(0, categories.length), stems: rows.slice(categories.length) };
}

/** Returns the probability of each category, summing to 1. @param names the order of the result */
export function tunedCategories(
  { header, categories }: TunedHeads,
  features: Float32Array,
  names: readonly CategoryName[],
): Float32Array {
  const logits = applyRows(categories, features);
  return softmax(Float32Array.from(names, (name) => logits[header.categories.indexOf(name)] ?? -Infinity));
}

/** Returns the log odds that a caption of the photo has each stem. */
export function tunedStems(
  { header, stems }: TunedHeads,
  features: Float32Array,
): ReadonlyMap<string, number> {
  const logOdds = applyRows(stems, features);
  return new Map(header.stems.map((stem, index) => [stem, logOdds[index]!]));
}
