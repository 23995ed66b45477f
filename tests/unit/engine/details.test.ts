import { describe, expect, it } from 'vitest';
import { detailWords, readDetails, type DetailsHeader } from '#engine/describing/details.ts';
import { int8RowBytes } from '#engine/networks/int8-rows.ts';

const header: DetailsHeader = {
  channels: 2,
  groups: [{ category: 'Flowers & Plants', words: ['a rose', 'a tulip'] }],
};

/** details.bin of three rows of weights, bias last, each with scale 1. */
function encode(rows: readonly (readonly number[])[]): Uint8Array {
  const bytes = new Uint8Array(rows.length * int8RowBytes(2));
  const view = new DataView(bytes.buffer);
  rows.forEach((row, index) => {
    view.setFloat32(index * int8RowBytes(2), 1, true);
    row.forEach((value, column) => view.setInt8(index * int8RowBytes(2) + 4 + column, value));
  });
  return bytes;
}

describe('detailWords', () => {
  const details = readDetails(
    header,
    encode([
      [9, 0, 0],
      [0, 9, 0],
      [0, 0, 3],
    ]),
  );

  it('names what is clear', () => {
    expect(detailWords(details, 'Flowers & Plants', Float32Array.of(1, 0))).toBe('a rose');
    expect(detailWords(details, 'Flowers & Plants', Float32Array.of(0, 1))).toBe('a tulip');
  });

  it('names nothing if two are alike, if it is something else, or for a category without details', () => {
    expect(detailWords(details, 'Flowers & Plants', Float32Array.of(0.7, 0.7))).toBeUndefined();
    expect(detailWords(details, 'Flowers & Plants', Float32Array.of(0, 0))).toBeUndefined();
    expect(detailWords(details, 'Pets', Float32Array.of(1, 0))).toBeUndefined();
  });

  it('rejects weights that do not fit the header', () => {
    expect(() => readDetails(header, new Uint8Array(5))).toThrow(/wrong length/);
  });
});
