import { expect, it } from 'vitest';
import { readTunedHeads } from '#engine/networks/tuned-heads.ts';
import { onlyUsedWords } from '../../../scripts/build-models/used-words.ts';

/** Bytes of a row of two weights; their last one is the row's number. */
const ROW_BYTES = 10;

it('words that the engine does not use are left out of the fine-tuned heads, with only their rows', () => {
  const header = { channels: 2, categories: ['Food', 'Pets'], stems: ['wearing', 'dog', 'something', 'cat'] };
  const heads = new Uint8Array(6 * ROW_BYTES);
  for (let row = 0; row < 6; row += 1) {
    new DataView(heads.buffer).setFloat32(row * ROW_BYTES, 1, true);
    heads[(row + 1) * ROW_BYTES - 1] = row;
  }
  const used = onlyUsedWords({ header: Buffer.from(JSON.stringify(header)), heads });
  const left = JSON.parse(Buffer.from(used.header).toString());
  expect(left).toEqual({ ...header, stems: ['dog', 'cat'] });
  const { categories, stems } = readTunedHeads(left, used.heads);
  expect([...categories, ...stems].map((row) => row[1])).toEqual([0, 1, 3, 5]);
});
