import { describe, expect, it } from 'vitest';
import {
  readTunedHeads,
  tunedCategories,
  tunedStems,
  type TunedHeadsHeader,
} from '#engine/networks/tuned-heads.ts';

const header: TunedHeadsHeader = { channels: 2, categories: ['Food', 'Pets'], stems: ['dog'] };

/** tuned.bin of three rows of two weights, each with a scale and a bias. */
function rows(...all: readonly (readonly [scale: number, bias: number, first: number, second: number])[]) {
  const bytes = new Uint8Array(all.length * 10);
  const view = new DataView(bytes.buffer);
  all.forEach(([scale, bias, first, second], row) => {
    view.setFloat32(row * 10, scale, true);
    view.setFloat32(row * 10 + 4, bias, true);
    view.setInt8(row * 10 + 8, first);
    view.setInt8(row * 10 + 9, second);
  });
  return bytes;
}

const heads = readTunedHeads(header, rows([0.5, 0, 2, 0], [0.5, 1, 0, 4], [0.25, -4, 8, 0]));

describe('the fine-tuned heads', () => {
  it('return categories in the requested order', () => {
    const [pets, food] = tunedCategories(heads, Float32Array.of(3, 1), ['Pets', 'Food']);
    expect(Math.log(food! / pets!)).toBeCloseTo(3 - 3, 5);
    expect(tunedCategories(heads, Float32Array.of(3, 0), ['Pets', 'Food'])[1]).toBeCloseTo(
      1 / (1 + Math.exp(1 - 3)),
      5,
    );
  });

  it('give an unknown category no probability', () => {
    const [birds, pets] = tunedCategories(heads, Float32Array.of(0, 0), ['Birds', 'Pets']);
    expect([birds, pets]).toEqual([0, 1]);
  });

  it('return the log odds of each stem', () => {
    expect(tunedStems(heads, Float32Array.of(3, 5)).get('dog')).toBeCloseTo(2, 5);
  });

  it('reject weights that do not fit the header', () => {
    expect(() => readTunedHeads(header, new Uint8Array(29))).toThrow(/wrong length/);
  });
});
