import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#core/failure.ts';
import { withRetry } from '#pipeline/retry.ts';

const never = new AbortController().signal;
const policy = { attempts: 3, baseMs: 100 };
const busy = (retryAfterMs?: number) =>
  new AppError({ code: 'engine-unavailable', details: retryAfterMs === undefined ? {} : { retryAfterMs } });

describe('withRetry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('retries passing failures, three times in all', async () => {
    const attempt = vi.fn(() => Promise.reject(busy()));
    const result = expect(withRetry(attempt, policy, never)).rejects.toThrow('engine-unavailable');
    await vi.runAllTimersAsync();
    await result;
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('does not retry what cannot succeed', async () => {
    const attempt = vi.fn(() => Promise.reject(new AppError({ code: 'photo-unreadable', details: {} })));
    await expect(withRetry(attempt, policy, never)).rejects.toThrow('photo-unreadable');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('waits as long as the server asks', async () => {
    const attempt = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(busy(7000))
      .mockResolvedValue('a dog');
    const result = withRetry(attempt, policy, never);
    await vi.advanceTimersByTimeAsync(6999);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toBe('a dog');
  });

  it('waits for an unreachable server, and counts only tries that reached it', async () => {
    const gone = new AppError({ code: 'network-unreachable', details: {} });
    const away = new AppError({ code: 'server-failed', details: { status: 502 } });
    const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(busy());
    for (let time = 0; time < 10; time += 1) {
      attempt.mockRejectedValueOnce(time % 2 === 0 ? gone : away);
    }
    const patient = { ...policy, longestMs: 1000, unreachedAttempts: 11 };
    const result = expect(withRetry(attempt, patient, never)).rejects.toThrow('engine-unavailable');
    await vi.runAllTimersAsync();
    await result;
    expect(attempt).toHaveBeenCalledTimes(10 + 3);
  });

  it('does not wait for it forever', async () => {
    const attempt = vi.fn(() => Promise.reject(new AppError({ code: 'network-unreachable', details: {} })));
    const result = expect(withRetry(attempt, { ...policy, unreachedAttempts: 5 }, never)).rejects.toThrow(
      'network-unreachable',
    );
    await vi.runAllTimersAsync();
    await result;
    expect(attempt).toHaveBeenCalledTimes(5);
  });

  it.each([
    ['least', 0, 0.5],
    ['most', 0.999_999, 1.5],
  ])('doubles its wait each time, up to a maximum, with jitter: at %s', async (_what, random, share) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const startedMs = Date.now();
    const triedMs: number[] = [];
    const attempt = () => {
      triedMs.push(Date.now() - startedMs);
      return Promise.reject(busy());
    };
    const patient = { attempts: 5, baseMs: 1000, longestMs: 3000 };
    const result = expect(withRetry(attempt, patient, never)).rejects.toThrow('engine-unavailable');
    await vi.runAllTimersAsync();
    await result;
    const waitsMs = triedMs.slice(1).map((ms, at) => ms - (triedMs[at] ?? 0));
    for (const [at, ms] of [1000, 2000, 3000, 3000].entries()) {
      expect(waitsMs[at]! / (share * ms)).toBeCloseTo(1, 2);
    }
    vi.mocked(Math.random).mockRestore();
  });

  it('stops waiting on an abort', async () => {
    const abort = new AbortController();
    const result = withRetry(() => Promise.reject(busy(60_000)), policy, abort.signal);
    const rejected = expect(result).rejects.toThrow(/abort/i);
    await vi.advanceTimersByTimeAsync(10);
    abort.abort();
    await rejected;
    expect(vi.getTimerCount()).toBe(0);
  });
});
