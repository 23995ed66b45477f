import { describe, expect, it } from 'vitest';
import { openTestStore } from '../../fakes/servers/test-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const YEAR = 365 * 24 * HOUR;

describe('attempts', () => {
  it('are counted from the first one of a window to its end', async () => {
    const { attempts } = await openTestStore();
    await attempts.count('ann', HOUR, NOW);
    expect(await attempts.count('ann', HOUR, NOW + HOUR - 1)).toEqual({ count: 2, resetsMs: NOW + HOUR });
    expect(await attempts.count('ann', HOUR, NOW + HOUR)).toEqual({ count: 1, resetsMs: NOW + 2 * HOUR });
  });

  it('do not lock anybody out for a year after a clock that was a year ahead', async () => {
    const { attempts } = await openTestStore();
    for (let tried = 0; tried < 5; tried += 1) await attempts.count('ann', HOUR, NOW + YEAR);
    expect(await attempts.count('ann', HOUR, NOW)).toEqual({ count: 1, resetsMs: NOW + HOUR });
  });

  it('are still counted where the clock was put back by less than a window', async () => {
    const { attempts } = await openTestStore();
    await attempts.count('ann', HOUR, NOW);
    expect((await attempts.count('ann', HOUR, NOW - HOUR / 2)).count).toBe(2);
  });
});
