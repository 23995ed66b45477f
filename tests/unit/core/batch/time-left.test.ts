import { describe, expect, it } from 'vitest';
import { Pace } from '#core/batch/pace.ts';
import { roundedTime, type TimeLeft, timeLeft } from '#core/batch/time-left.ts';

const secondsIn = (left: TimeLeft) => left.count * (left.unit === 'minutes' ? 60 : 1);

/** A pace with this many photos done at each of these times. */
function paceOf(...seen: readonly (readonly [done: number, ms: number])[]): Pace {
  const pace = new Pace();
  for (const [done, ms] of seen) pace.see(done, done, ms);
  return pace;
}

/** What is displayed during a batch, sampled every second; photos are done at `doneAtMs`. */
function said(total: number, doneAtMs: readonly number[]) {
  const pace = new Pace();
  const words: { atMs: number; left: TimeLeft | undefined }[] = [];
  for (let nowMs = 0; nowMs <= (doneAtMs.at(-1) ?? 0); nowMs += 1000) {
    const done = doneAtMs.filter((ms) => ms <= nowMs).length;
    pace.see(done, done, nowMs);
    words.push({ atMs: nowMs, left: timeLeft(pace, total, nowMs) });
  }
  return words;
}

const every = (ms: number, total: number) => Array.from({ length: total }, (_, at) => (at + 1) * ms);

describe('the time left', () => {
  it('is unknown at the start, and after one or two photos', () => {
    expect(timeLeft(new Pace(), 20, 0)).toBeUndefined();
    expect(timeLeft(paceOf([1, 4000], [2, 8000]), 20, 8000)).toBeUndefined();
    expect(timeLeft(paceOf([1, 4000], [2, 8000], [3, 12_000]), 20, 12_000)).toEqual({
      unit: 'minutes',
      count: 1,
    });
  });

  it('ignores photos that were known already', () => {
    expect(timeLeft(paceOf([60, 200]), 100, 9000)).toBeUndefined();
    const left = timeLeft(paceOf([60, 200], [61, 3200], [62, 6200]), 100, 6200);
    expect(left).toEqual({ unit: 'minutes', count: 2 });
  });

  it.each([
    [1000, 100],
    [2000, 250],
    [6000, 40],
    [500, 20],
  ])('only ever falls at a steady pace of %i ms per photo', (ms, total) => {
    const lefts = said(total, every(ms, total)).flatMap(({ left }) => (left ? [secondsIn(left)] : []));
    expect(lefts.length).toBeGreaterThan(0);
    expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
  });

  it('is about right at a steady pace', () => {
    const errors = said(100, every(3000, 100)).flatMap(({ atMs, left }) =>
      left ? [Math.abs(secondsIn(left) - (300_000 - atMs) / 1000)] : [],
    );
    expect(Math.max(...errors)).toBeLessThanOrEqual(31);
  });

  it('does not jump when photos come in fours and one takes long', () => {
    const bursts = every(8000, 25).flatMap((ms, at) => [0, 1, 2, 3].map(() => ms + (at === 12 ? 3000 : 0)));
    const minutes = said(100, bursts).flatMap(({ left }) => (left?.unit === 'minutes' ? [left.count] : []));
    const jumps = minutes.slice(1).map((count, at) => Math.abs(count - (minutes[at] ?? count)));
    expect(Math.max(...jumps)).toBeLessThanOrEqual(1);
  });

  it('is gone when everything is done', () => {
    expect(said(20, every(1000, 20)).at(-1)?.left).toBeUndefined();
  });

  it('counts down while nothing is done, but not below a few seconds', () => {
    const pace = paceOf([1, 5000], [2, 10_000], [3, 15_000], [4, 20_000]);
    expect(timeLeft(pace, 30, 20_000)).toEqual({ unit: 'minutes', count: 2 });
    expect(timeLeft(pace, 30, 90_000)).toEqual({ unit: 'minutes', count: 1 });
    expect(timeLeft(pace, 30, 900_000)).toEqual({ unit: 'seconds', count: 10 });
  });

  it('is known from three seconds after the first photo on, however fast they were', () => {
    const fast = (ms: number) => timeLeft(paceOf([1, 500], [3, 500 + ms]), 10_000, 500 + ms);
    expect(fast(2999)).toBeUndefined();
    expect(fast(3000)).toEqual({ unit: 'minutes', count: 250 });
  });

  it.each([
    [45_001, { unit: 'minutes', count: 1 }],
    [45_000, { unit: 'seconds', count: 30 }],
    [20_001, { unit: 'seconds', count: 30 }],
    [20_000, { unit: 'seconds', count: 10 }],
    [90_000, { unit: 'minutes', count: 2 }],
    [89_999, { unit: 'minutes', count: 1 }],
  ] as const)('of %i ms is shown as %j', (leftMs, shown) => {
    expect(roundedTime(leftMs)).toEqual(shown);
  });
});
