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
  const left = (...others: string[]) => {
    const files = { header: Buffer.from(JSON.stringify(header)), heads };
    const used = onlyUsedWords(files, new Set(others));
    const kept = JSON.parse(Buffer.from(used.header).toString());
    const { categories, stems } = readTunedHeads(kept, used.heads);
    return { kept, rows: [...categories, ...stems].map((row) => row[1]) };
  };
  expect(left()).toEqual({ kept: { ...header, stems: ['dog', 'cat'] }, rows: [0, 1, 3, 5] });
  expect(left('cat')).toEqual({ kept: { ...header, stems: ['dog'] }, rows: [0, 1, 3] });
});
