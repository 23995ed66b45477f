/** Returns the number of bytes of one row: its scale as float32, then int8 weights and bias. */
export function int8RowBytes(columns: number): number {
  return 4 + columns + 1;
}

/**
 * Reads rows of a regression quantized to 8 bits: weights, then the bias.
 *
 * @throws {Error} if the bytes aren't `count` rows of `columns` weights
 */
export function readInt8Rows(bytes: Uint8Array, count: number, columns: number): Float32Array[] {
  const rowBytes = int8RowBytes(columns);
  if (bytes.length !== count * rowBytes) throw new Error('A weights file has the wrong length.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: count }, (_, row) => {
    const start = row * rowBytes;
    const scale = view.getFloat32(start, true);
    const weights = new Float32Array(columns + 1);
    for (let column = 0; column <= columns; column += 1) {
      weights[column] = view.getInt8(start + 4 + column) * scale;
    }
    return weights;
  });
}
