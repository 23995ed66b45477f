interface PackedHeader {
  /** The size of the unpacked file. */
  readonly bytes: number;
  /** Weights by their position in the unpacked file: a matrix with a range for each row. */
  readonly weights: readonly { readonly at: number; readonly rows: number; readonly columns: number }[];
}

const FLOAT_BYTES = 4;

/**
 * Unpacks a TensorFlow Lite file whose float32 weights are shipped as bytes.
 *
 * Format: the length of the header (uint32, little-endian), the header as JSON, then for each matrix the scales and
 * the lowest values of its rows (float32) and its bytes, then the rest of the file without the matrices. A weight is
 * `byte × scale + lowest`.
 *
 * @throws {RangeError} if the bytes end too early
 */
export function unpackNetwork(packed: Uint8Array, textOf = plainText): Uint8Array<ArrayBuffer> {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  let at = FLOAT_BYTES + view.getUint32(0, true);
  const header = JSON.parse(textOf(packed.subarray(FLOAT_BYTES, at))) as PackedHeader;
  const file = new Uint8Array(header.bytes);
  const out = new DataView(file.buffer);
  for (const { at: to, rows, columns } of header.weights) {
    const ranges = at;
    at += 2 * rows * FLOAT_BYTES;
    for (let row = 0; row < rows; row += 1) {
      const scale = view.getFloat32(ranges + row * FLOAT_BYTES, true);
      const lowest = view.getFloat32(ranges + (rows + row) * FLOAT_BYTES, true);
      let place = to + row * columns * FLOAT_BYTES;
      for (let column = 0; column < columns; column += 1, at += 1, place += FLOAT_BYTES) {
        out.setFloat32(place, packed[at]! * scale + lowest, true);
      }
    }
  }
  let from = 0;
  for (const { at: hole, rows, columns } of [...header.weights, { at: header.bytes, rows: 0, columns: 0 }]) {
    file.set(packed.subarray(at, at + hole - from), from);
    at += hole - from;
    from = hole + rows * columns * FLOAT_BYTES;
  }
  return file;
}

/** Decodes the header, which has only ASCII. */
function plainText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
