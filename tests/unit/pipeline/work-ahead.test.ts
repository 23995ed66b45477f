import { describe, expect, it } from 'vitest';
import { workAhead } from '#pipeline/work-ahead.ts';

function watched(items: readonly number[], ahead: number) {
  const begun: number[] = [];
  const take = workAhead(items, ahead, async (item) => {
    begun.push(item);
    if (item < 0) throw new Error('negative');
    return item * 10;
  });
  return { begun, take };
}

describe('work ahead', () => {
  it('starts nothing before the first item is taken, and a fixed number more with each one', async () => {
    const { begun, take } = watched([1, 2, 3, 4, 5], 2);
    expect(begun).toEqual([]);
    expect(await take(1)).toBe(10);
    expect(begun).toEqual([1, 2, 3]);
    expect(await take(2)).toBe(20);
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('does each work once', async () => {
    const { begun, take } = watched([1, 2, 3], 5);
    expect([await take(1), await take(2), await take(3)]).toEqual([10, 20, 30]);
    expect(begun).toEqual([1, 2, 3]);
  });

  it('passes a failure only to whoever takes it', async () => {
    const { take } = watched([1, -2, 3], 2);
    await take(1);
    await expect(take(-2)).rejects.toThrow('negative');
    expect(await take(3)).toBe(30);
  });
});
