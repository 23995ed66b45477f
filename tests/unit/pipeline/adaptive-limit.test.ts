import { describe, expect, it } from 'vitest';
import { type AdaptiveLimit, afterAnswer, afterOverload, limitAtStart } from '#pipeline/adaptive-limit.ts';

/** The limit after this many responses, each of which took `tookMs`. */
function answered(state: AdaptiveLimit, answers: number, tookMs: number): AdaptiveLimit {
  let next = state;
  for (let at = 0; at < answers; at += 1) next = afterAnswer(next, { startedMs: 0, endedMs: tookMs });
  return next;
}

const start = limitAtStart(4, 100);

describe('the number of simultaneous calls', () => {
  it('doubles with every round of answers at first', () => {
    expect(answered(start, 3, 1500).limit).toBe(4);
    expect(answered(start, 4, 1500).limit).toBe(8);
    expect(answered(start, 4 + 8, 1500).limit).toBe(16);
  });

  it('ends at its maximum', () => {
    expect(answered(limitAtStart(4, 6), 4, 1500).limit).toBe(6);
    expect(limitAtStart(4, 2).limit).toBe(2);
  });

  it('is halved by an overload, but only once for simultaneous calls', () => {
    const wide = answered(start, 4 + 8, 1000);
    const halved = afterOverload(wide, { startedMs: 5000, endedMs: 6000 });
    expect(halved.limit).toBe(8);
    const again = afterOverload(halved, { startedMs: 5500, endedMs: 6100 });
    expect(again.limit).toBe(8);
    expect(afterOverload(again, { startedMs: 6200, endedMs: 6300 }).limit).toBe(4);
  });

  it('is never less than one', () => {
    expect(afterOverload(limitAtStart(1, 6), { startedMs: 0, endedMs: 1 }).limit).toBe(1);
  });

  it('grows by one per round after an overload', () => {
    let state = afterOverload(answered(start, 4, 100), { startedMs: 200, endedMs: 300 });
    // The other requests in flight started before the reduction, so they do not count.
    state = answered(state, 7, 100);
    expect(state.limit).toBe(4);
    for (let at = 0; at < 4; at += 1) state = afterAnswer(state, { startedMs: 400, endedMs: 3400 });
    expect(state.limit).toBe(5);
  });

  it('remembers the longest requested wait, whichever call received it', () => {
    const told = afterOverload(start, { startedMs: 0, endedMs: 1000 }, 8000);
    expect(afterOverload(told, { startedMs: 10, endedMs: 1500 }, 2000).resumesAtMs).toBe(9000);
    expect(afterOverload(told, { startedMs: 10, endedMs: 2000 }, 9000).resumesAtMs).toBe(11_000);
  });
});
