import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Together } from '#ui/kit/together.ts';

describe('Together', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const taking = (pauseMs: number) => {
    const taken: (readonly string[])[] = [];
    return { taken, together: new Together<string>(pauseMs, (items) => taken.push(items)) };
  };

  it('hands on the first at once, and what comes within the pause together at its end', () => {
    const { taken, together } = taking(100);
    for (const item of ['a', 'b', 'c']) together.add(item);
    expect(taken).toEqual([['a']]);
    vi.advanceTimersByTime(99);
    expect(taken).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(taken).toEqual([['a'], ['b', 'c']]);
  });

  it('hands on at once again after a pause in which nothing came', () => {
    const { taken, together } = taking(100);
    together.add('a');
    vi.advanceTimersByTime(100);
    together.add('b');
    expect(taken).toEqual([['a'], ['b']]);
  });

  it('hands on what waits when it is told to, once and in order', () => {
    const { taken, together } = taking(100);
    for (const item of ['a', 'b', 'c']) together.add(item);
    together.flush();
    together.flush();
    vi.advanceTimersByTime(1000);
    expect(taken).toEqual([['a'], ['b', 'c']]);
  });

  it('hands on each by itself where the pause would be short, and never waits longer than a quarter of a second', () => {
    const few = taking(3);
    for (const item of ['a', 'b']) few.together.add(item);
    expect(few.taken).toEqual([['a'], ['b']]);
    const many = taking(100_000);
    for (const item of ['a', 'b']) many.together.add(item);
    vi.advanceTimersByTime(250);
    expect(many.taken).toEqual([['a'], ['b']]);
  });
});
