import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, type Failure } from '#core/failure.ts';
import { CallGate } from '#pipeline/call-gate.ts';

const never = new AbortController().signal;

/** A slow server on the fake clock that records the times of requests. */
function slowServer(tookMs: number) {
  const askedAtMs: number[] = [];
  let underWay = 0;
  let most = 0;
  const ask = async (failure?: Failure) => {
    askedAtMs.push(performance.now());
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    underWay -= 1;
    if (failure) throw new AppError(failure);
    return 'A dog.';
  };
  return { askedAtMs, ask, most: () => most };
}

const busy = (retryAfterMs: number): Failure => ({ code: 'too-many-requests', details: { retryAfterMs } });

describe('the gate to a server', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it('passes as many calls as the limit allows, in order of arrival', async () => {
    const server = slowServer(1000);
    const gate = new CallGate(2, 2);
    const ended: number[] = [];
    const calls = [0, 1, 2, 3, 4].map(async (at) => {
      await gate.through(() => server.ask(), never);
      ended.push(at);
    });
    await vi.runAllTimersAsync();
    await Promise.all(calls);
    expect(server.most()).toBe(2);
    expect(ended).toEqual([0, 1, 2, 3, 4]);
  });

  it('opens again after ten minutes, however long the server asks to wait, with one timer', async () => {
    const server = slowServer(1000);
    const gate = new CallGate(2, 2);
    await Promise.all([
      expect(gate.through(() => server.ask(busy(999_999_999_000)), never)).rejects.toThrow(
        'too-many-requests',
      ),
      vi.advanceTimersByTimeAsync(1000),
    ]);
    const call = gate.through(() => server.ask(), never);
    const closedAtMs = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    expect(Date.now() - closedAtMs).toBe(10 * 60_000);
    expect(server.askedAtMs).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(call).resolves.toBe('A dog.');
  });

  it('passes more while the answers stay as quick as before', async () => {
    const server = slowServer(1000);
    const gate = new CallGate(4, 6);
    const calls = Array.from({ length: 20 }, () => gate.through(() => server.ask(), never));
    await vi.runAllTimersAsync();
    await Promise.all(calls);
    expect(server.most()).toBe(6);
  });

  it('passes nothing while the server asks to wait, and fewer afterwards', async () => {
    const server = slowServer(1000);
    const gate = new CallGate(4, 4);
    const refused = gate.through(() => server.ask(busy(30_000)), never).catch(() => 'refused');
    const others = Array.from({ length: 9 }, () => gate.through(() => server.ask(), never));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await refused).toBe('refused');
    await vi.advanceTimersByTimeAsync(29_999);
    // The four that were in flight together, and no other.
    expect(server.askedAtMs).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.askedAtMs).toHaveLength(6);
    await vi.runAllTimersAsync();
    await Promise.all(others);
  });

  it.each<[Failure]>([
    [{ code: 'engine-unavailable', details: {} }],
    [{ code: 'engine-timeout', details: { timeoutMs: 1 } }],
    [{ code: 'server-failed', details: { status: 500 } }],
  ])('passes fewer after %o', async (failure) => {
    const gate = new CallGate(4, 4);
    const call = gate.through(() => slowServer(10).ask(failure), never).catch(() => {});
    await vi.runAllTimersAsync();
    await call;
    expect(gate.limit).toBe(2);
  });

  it.each<[Failure]>([
    [{ code: 'photo-unreadable', details: {} }],
    [{ code: 'network-unreachable', details: {} }],
    [{ code: 'server-failed', details: { status: 404 } }],
  ])('passes as many as before after %o, which says nothing of the server’s load', async (failure) => {
    const gate = new CallGate(4, 4);
    const call = gate.through(() => slowServer(10).ask(failure), never).catch(() => {});
    await vi.runAllTimersAsync();
    await call;
    expect(gate.limit).toBe(4);
  });

  it('forgets a waiting call that is aborted, and leaves no timer behind', async () => {
    const server = slowServer(1000);
    const gate = new CallGate(1, 1);
    const refused = gate.through(() => server.ask(busy(60_000)), never).catch(() => {});
    const abort = new AbortController();
    const waiting = expect(gate.through(() => server.ask(), abort.signal)).rejects.toThrow(/abort/i);
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    abort.abort();
    await waiting;
    expect(server.askedAtMs).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the other waiting calls when one of them is aborted', async () => {
    const server = slowServer(1000);
    const gate = new CallGate(1, 1);
    const refused = gate.through(() => server.ask(busy(60_000)), never).catch(() => {});
    const abort = new AbortController();
    const other = gate.through(() => server.ask(), never);
    const waiting = expect(gate.through(() => server.ask(), abort.signal)).rejects.toThrow(/abort/i);
    await vi.advanceTimersByTimeAsync(1000);
    abort.abort();
    await waiting;
    await vi.runAllTimersAsync();
    await Promise.all([refused, other]);
    expect(server.askedAtMs).toHaveLength(2);
  });

  it('makes no call that was aborted before', async () => {
    const server = slowServer(1000);
    const gate = new CallGate(1, 1);
    await expect(gate.through(() => server.ask(), AbortSignal.abort())).rejects.toThrow(/abort/i);
    expect(server.askedAtMs).toHaveLength(0);
    expect(gate.limit).toBe(1);
  });

  it('leaves no timer behind if no call waits for a server that asked to wait', async () => {
    const gate = new CallGate(1, 1);
    const refused = gate.through(() => slowServer(10).ask(busy(60_000)), never).catch(() => {});
    await vi.advanceTimersByTimeAsync(10);
    await refused;
    expect(vi.getTimerCount()).toBe(0);
  });
});
