import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPauseMs, Together } from '#ui/kit/together.ts';

describe('Together', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const taking = (pauseMs: number) => {
    const taken: (readonly string[])[] = [];
    return { taken, together: new Together<string>(pauseMs, (items) => taken.push(items)) };
  };

  it('passes on the first at once, and what arrives within the pause together at its end', () => {
    const { taken, together } = taking(100);
    for (const item of ['a', 'b', 'c']) together.add(item);
    expect(taken).toEqual([['a']]);
    vi.advanceTimersByTime(99);
    expect(taken).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(taken).toEqual([['a'], ['b', 'c']]);
  });

  it('passes on at once again after a pause in which nothing arrived', () => {
    const { taken, together } = taking(100);
    together.add('a');
    vi.advanceTimersByTime(100);
    together.add('b');
    expect(taken).toEqual([['a'], ['b']]);
  });

  it('passes on what waits on request, once and in order', () => {
    const { taken, together } = taking(100);
    for (const item of ['a', 'b', 'c']) together.add(item);
    together.flush();
    together.flush();
    vi.advanceTimersByTime(1000);
    expect(taken).toEqual([['a'], ['b', 'c']]);
  });

  it('passes on each separately if the pause would be short', () => {
    const few = taking(3);
    for (const item of ['a', 'b']) few.together.add(item);
    expect(few.taken).toEqual([['a'], ['b']]);
  });
});

it('what changes with each photo is drawn less often the more photos there are, up to a limit', () => {
  expect([20, 1000, 10_000, 100_000].map((photos) => drawPauseMs(photos, 1000))).toEqual([
    2, 100, 1000, 1000,
  ]);
});
