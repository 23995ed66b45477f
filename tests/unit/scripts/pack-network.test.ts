import { describe, expect, it } from 'vitest';
import { unpackNetwork } from '#engine/faces/unpack-network.ts';
import { packNetwork } from '../../../scripts/build-models/people/pack-network.ts';

const ROWS = {
  bytes: Uint8Array.from([0, 255, 17, 3, 2, 1]),
  scales: Float32Array.from([0.5, 0.003]),
  mins: Float32Array.from([-1, 0.25]),
};

/** A file with the floats of ROWS between other bytes. */
function fileWithRows(): Uint8Array {
  const floats = Float32Array.from(ROWS.bytes, (byte, at) => {
    const row = Math.floor(at / 3);
    return byte * ROWS.scales[row]! + ROWS.mins[row]!;
  });
  return Buffer.concat([Buffer.from('head'), Buffer.from(floats.buffer), Buffer.from('tail')]);
}

describe('packNetwork', () => {
  it('gives a file that unpacks to the same bytes', () => {
    const packed = packNetwork(fileWithRows(), [ROWS]);
    expect(Buffer.from(unpackNetwork(packed)).equals(fileWithRows())).toBe(true);
  });

  it('stores each weight as one byte', () => {
    const without = packNetwork(Buffer.from('headtail'), []);
    const ranges = 2 * 2 * Float32Array.BYTES_PER_ELEMENT;
    const entry = JSON.stringify({ at: 4, rows: 2, columns: 3 }).length + 1;
    expect(packNetwork(fileWithRows(), [ROWS]).length).toBe(
      without.length + ROWS.bytes.length + ranges + entry,
    );
  });

  it('rejects weights that are not in the file', () => {
    expect(() => packNetwork(Buffer.from('other'), [ROWS])).toThrow('not in the network');
  });
});
