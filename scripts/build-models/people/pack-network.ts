import { unpackNetwork } from '#engine/faces/unpack-network.ts';

/** A network's weights as bytes: each row has a scale and a minimum. */
export interface PackedRows {
  /** [rows, columns] */
  readonly bytes: Uint8Array;
  readonly scales: Float32Array;
  readonly mins: Float32Array;
}

/**
 * Packs a network for the download, losslessly to a quarter of its size, because its weights were published as bytes.
 * `unpackNetwork` describes the format.
 *
 * @param model a TensorFlow Lite file whose float32 weights are exactly `packed`, in any order
 * @throws {Error} if the weights are not in the file, or unpacking gives other bytes
 */
export function packNetwork(model: Uint8Array, packed: readonly PackedRows[]): Uint8Array {
  const file = Buffer.from(model.buffer, model.byteOffset, model.byteLength);
  const placed = packed.map((rows) => ({ rows, at: file.indexOf(Buffer.from(floatsOf(rows).buffer)) }));
  if (placed.some(({ at }) => at < 0)) throw new Error('Some weights are not in the network.');
  placed.sort((a, b) => a.at - b.at);
  const weights = placed.map(({ rows, at }) => ({
    at,
    rows: rows.scales.length,
    columns: rows.bytes.length / rows.scales.length,
  }));
  const header = Buffer.from(JSON.stringify({ bytes: model.length, weights }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const parts: Uint8Array[] = [length, header];
  for (const { rows } of placed) {
    parts.push(Buffer.from(rows.scales.buffer), Buffer.from(rows.mins.buffer), rows.bytes);
  }
  let from = 0;
  for (const { at, rows } of placed) {
    parts.push(file.subarray(from, at));
    from = at + rows.bytes.length * Float32Array.BYTES_PER_ELEMENT;
  }
  parts.push(file.subarray(from));
  const made = Buffer.concat(parts);
  if (!Buffer.from(unpackNetwork(made)).equals(file))
    throw new Error('Unpacking does not restore the weights.');
  return made;
}

/** Returns the weights of rows as floats. */
export function floatsOf({
  bytes,
  scales,
  mins,
}: Omit<PackedRows, 'bytes'> & { readonly bytes: ArrayLike<number> }): Float32Array {
  const columns = bytes.length / scales.length;
  const floats = new Float32Array(bytes.length);
  // Plain loops: these are millions of weights, and callbacks or iterators take ten times as long.
  for (let row = 0, at = 0; row < scales.length; row += 1) {
    const [scale, min] = [scales[row]!, mins[row]!];
    for (const end = at + columns; at < end; at += 1) floats[at] = bytes[at]! * scale + min;
  }
  return floats;
}
