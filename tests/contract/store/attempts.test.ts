import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/store/open-database.ts';
import { createDatabase, openTestStore } from '../../fakes/servers/test-store.ts';

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

  it('are forgotten on request, but only the caller’s', async () => {
    const { attempts } = await openTestStore();
    for (const key of ['ann', 'bob']) await attempts.count(key, HOUR, NOW);
    await attempts.forget('ann');
    expect((await attempts.count('ann', HOUR, NOW)).count).toBe(1);
    expect((await attempts.count('bob', HOUR, NOW)).count).toBe(2);
  });

  it('are deleted when their window has ended, and no earlier', async () => {
    const database = await createDatabase();
    const { attempts } = await openTestStore(database);
    const db = openDatabase(database);
    onTestFinished(() => db.destroy());
    const kept = () => db.selectFrom('attempts').select('key').where('count', '>', 0).execute();
    await attempts.count('ann', HOUR, NOW);
    await attempts.forgetEnded(NOW + HOUR - 1);
    expect(await kept()).toEqual([{ key: 'ann' }]);
    await attempts.forgetEnded(NOW + HOUR);
    expect(await kept()).toEqual([]);
  });

  it('don’t lock anybody out for a year after a clock was a year ahead', async () => {
    const { attempts } = await openTestStore();
    for (let tried = 0; tried < 5; tried += 1) await attempts.count('ann', HOUR, NOW + YEAR);
    expect(await attempts.count('ann', HOUR, NOW)).toEqual({ count: 1, resetsMs: NOW + HOUR });
  });

  it('are still counted if the clock was set back by less than a window', async () => {
    const { attempts } = await openTestStore();
    await attempts.count('ann', HOUR, NOW);
    expect((await attempts.count('ann', HOUR, NOW - HOUR / 2)).count).toBe(2);
  });
});
