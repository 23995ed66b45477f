import { int8RowBytes } from '../../shared/engine/networks/int8-rows.ts';

/** The rows of a model, bias last, in 8 bits each: the format of `readInt8Rows`. */
export function encodeInt8Rows(model: Float64Array, columns: number): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let start = 0; start < model.length; start += columns + 1) {
    parts.push(encodeRow(model.subarray(start, start + columns + 1), columns));
  }
  return Buffer.concat(parts);
}

function encodeRow(row: Float64Array, columns: number): Uint8Array {
  const bytes = new Uint8Array(int8RowBytes(columns));
  const view = new DataView(bytes.buffer);
  const largest = row.reduce((best, value) => Math.max(best, Math.abs(value)), 1e-9);
  const scale = Math.fround(largest / 127);
  view.setFloat32(0, scale, true);
  row.forEach((value, column) => view.setInt8(4 + column, Math.round(value / scale)));
  return bytes;
}
