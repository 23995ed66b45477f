import { describe, expect, it } from 'vitest';
import { type Pace, paceAfter, paceAtStart, type TimeLeft, timeLeft } from '#core/batch/time-left.ts';

const secondsIn = (left: TimeLeft) => left.count * (left.unit === 'minutes' ? 60 : 1);

/** What is displayed during a batch, sampled every second; photos are done at `doneAtMs`. */
function said(total: number, doneAtMs: readonly number[]) {
  let pace: Pace = paceAtStart(total, 0);
  const words: { atMs: number; left: TimeLeft | undefined }[] = [];
  for (let nowMs = 0; nowMs <= (doneAtMs.at(-1) ?? 0); nowMs += 1000) {
    pace = paceAfter(pace, doneAtMs.filter((ms) => ms <= nowMs).length, nowMs);
    words.push({ atMs: nowMs, left: timeLeft(pace, nowMs) });
  }
  return words;
}

const every = (ms: number, total: number) => Array.from({ length: total }, (_, at) => (at + 1) * ms);

describe('the time left', () => {
  it('is not known at the start, nor after a photo or two', () => {
    expect(timeLeft(paceAtStart(20, 0), 0)).toBeUndefined();
    const two = paceAfter(paceAfter(paceAtStart(20, 0), 1, 4000), 2, 8000);
    expect(timeLeft(two, 8000)).toBeUndefined();
    expect(timeLeft(paceAfter(two, 3, 12_000), 12_000)).toEqual({ unit: 'minutes', count: 1 });
  });

  it('is not guessed from photos that were known already', () => {
    const resumed = paceAfter(paceAtStart(100, 0), 60, 200);
    expect(timeLeft(resumed, 200)).toBeUndefined();
  });

  it.each([
    [1000, 100],
    [2000, 250],
    [6000, 40],
    [500, 20],
  ])('only ever falls at a steady pace of %i ms a photo', (ms, total) => {
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

  it('says nothing more when all is done', () => {
    expect(said(20, every(1000, 20)).at(-1)?.left).toBeUndefined();
  });

  it('counts down while nothing comes, and not below a few seconds', () => {
    const pace = [1, 2, 3, 4].reduce(
      (before, done) => paceAfter(before, done, done * 5000),
      paceAtStart(30, 0),
    );
    expect(timeLeft(pace, 20_000)).toEqual({ unit: 'minutes', count: 2 });
    expect(timeLeft(pace, 90_000)).toEqual({ unit: 'minutes', count: 1 });
    expect(timeLeft(pace, 900_000)).toEqual({ unit: 'seconds', count: 10 });
  });

  it('is known from three seconds on, however fast three photos were', () => {
    const fast = (ms: number) => timeLeft(paceAfter(paceAtStart(10_000, 500), 3, 500 + ms), 500 + ms);
    expect(fast(2999)).toBeUndefined();
    expect(fast(3000)).toEqual({ unit: 'minutes', count: 167 });
  });

  it.each([
    [45_001, { unit: 'minutes', count: 1 }],
    [45_000, { unit: 'seconds', count: 30 }],
    [20_001, { unit: 'seconds', count: 30 }],
    [20_000, { unit: 'seconds', count: 10 }],
    [90_000, { unit: 'minutes', count: 2 }],
    [89_999, { unit: 'minutes', count: 1 }],
  ] as const)('of %i ms is shown as %j', (leftMs, shown) => {
    const pace = { total: 20, startedMs: 0, done: 4, doneAtMs: [0, 4000], leftMs };
    expect(timeLeft(pace, 4000)).toEqual(shown);
  });

  it('follows the last eight photos, and not an earlier, slower start', () => {
    const slow = Array.from({ length: 9 }, (_, at) => at + 1).reduce(
      (before, done) => paceAfter(before, done, done * 1000),
      paceAtStart(109, 0),
    );
    const fromFast = { ...slow, doneAtMs: [-100_000, ...slow.doneAtMs.slice(1)] };
    expect(paceAfter(fromFast, 10, 10_000).leftMs).toBe(paceAfter(slow, 10, 10_000).leftMs);
    expect(paceAfter(slow, 10, 10_000).doneAtMs).toHaveLength(9);
  });

  it('moves three tenths of the way to a new estimate', () => {
    const before = { total: 102, startedMs: 0, done: 1, doneAtMs: [0, 1000], leftMs: 61_000 };
    // A second later, 60 s of the earlier estimate are left; at 1 s a photo, the 100 others take 100 s.
    expect(paceAfter(before, 2, 2000).leftMs).toBeCloseTo(60_000 + 0.3 * 40_000, 6);
  });

  it('starts again from nothing when it has run out, and a photo comes late', () => {
    const before = { total: 12, startedMs: 0, done: 1, doneAtMs: [0, 1000], leftMs: 5000 };
    expect(paceAfter(before, 2, 21_000).leftMs).toBeCloseTo(0.3 * 10 * 10_500, 6);
  });
});
