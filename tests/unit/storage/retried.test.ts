import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE, patiently } from '#storage/retried.ts';
import { StorageError } from '#storage/storage-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits a minute at most, however long a server asks for', async () => {
  const triedMs: number[] = [];
  const begunMs = Date.now();
  const done = patiently(
    async () => {
      triedMs.push(Date.now() - begunMs);
      if (triedMs.length < 3) throw new StorageError('busy', { retryAfterMs: 24 * 60 * 60_000 });
      return 'sent';
    },
    (error) => (error instanceof StorageError ? error : new StorageError('other')),
    new AbortController().signal,
    PATIENCE,
  ).catch(String);
  await vi.advanceTimersByTimeAsync(125_000);
  expect(triedMs).toEqual([0, 60_000, 120_000]);
  expect(await done).toBe('sent');
});
