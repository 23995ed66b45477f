import { describe, expect, it } from 'vitest';
import { stripsOf } from '#engine/reading/strips.ts';

/** White paper with black dashes on some rows. */
function paper(height: number, isWritten: (row: number) => boolean) {
  const width = 64;
  const data = new Uint8Array(width * height).fill(255);
  for (let row = 0; row < height; row += 1) {
    if (isWritten(row)) for (let x = 0; x < width; x += 2) data[row * width + x] = 0;
  }
  return { width, height, data };
}

describe('a page’s strips', () => {
  it('are one if the page is small', () => {
    expect(stripsOf(paper(200, () => false))).toEqual([{ from: 0, to: 200 }]);
  });

  it('have all rows, each once', () => {
    const strips = stripsOf(paper(1024, (row) => row % 30 < 20));
    expect(strips.length).toBeGreaterThan(2);
    expect(strips[0]!.from).toBe(0);
    expect(strips.at(-1)!.to).toBe(1024);
    strips.slice(1).forEach(({ from }, index) => expect(from).toBe(strips[index]!.to));
  });

  it('are cut between two lines', () => {
    const isWritten = (row: number) => row % 50 < 44;
    const cuts = stripsOf(paper(1000, isWritten)).slice(1);
    expect(cuts.map(({ from }) => isWritten(from))).toEqual(cuts.map(() => false));
  });
});
