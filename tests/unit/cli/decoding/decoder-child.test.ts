import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { WorkBudget } from '#pipeline/work-budget.ts';
import { DecoderChild } from '../../../../cli/decoding/decoder-child.ts';
import { DecoderPool } from '../../../../cli/decoding/decoder-pool.ts';
import { Watch } from '../../../../cli/decoding/watch.ts';
import { HOSTILE_PICTURES } from '../../../fixtures/hostile-pictures.ts';
import { ownFolder } from '../../../e2e/cli/run-organize.ts';

const never = new AbortController().signal;
const GREEDY = fileURLToPath(new URL('../../../fakes/greedy-decoder.ts', import.meta.url));

describe('Watch', () => {
  const used = { cpu: 0, rss: 0 };
  const watch = new Watch(undefined, { cpuMs: () => used.cpu, rssBytes: () => used.rss });

  it('allows 15 s of work, more for a large picture, without counting a photo’s wait', () => {
    used.cpu = 100;
    watch.allow(0, 0);
    used.cpu = 15_100;
    expect(watch.isOver()).toBe(false);
    used.cpu = 15_101;
    expect(watch.isOver()).toBe(true);
    watch.rest();
    expect(watch.isOver()).toBe(false);
    watch.allow(48_000_000, 0);
    used.cpu += 30_000;
    expect(watch.isOver()).toBe(false);
    used.cpu += 1;
    expect(watch.isOver()).toBe(true);
  });

  it('allows memory by the picture, and never a gigabyte', () => {
    const MIB = 1024 * 1024;
    watch.allow(0, 0);
    used.rss = 321 * MIB;
    expect(watch.isOver()).toBe(true);
    watch.allow(12_000_000, 5 * MIB);
    expect(watch.isOver()).toBe(false);
    watch.allow(400_000_000, 256 * MIB);
    used.rss = 800 * MIB;
    expect(watch.isOver()).toBe(false);
    used.rss = 801 * MIB;
    expect(watch.isOver()).toBe(true);
  });
});

describe('a decoder process', () => {
  it('is ended if it uses more memory than the photo may, and its photo is reported as too heavy', async () => {
    const start = () =>
      fork(GREEDY, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const child = new DecoderChild(start);
    const file = { path: GREEDY, sizeBytes: 1 };
    const decoding = child.decode(file, 'jpeg', new WorkBudget(1), never);
    await expect(decoding).rejects.toThrow('photo-too-heavy');
    expect(child.isFit).toBe(false);
  });

  it('is ended if it hangs on a film, after the time for one, however large the film is', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const silent = Object.assign(new EventEmitter(), { unref() {}, kill() {}, send() {}, connected: true });
    const child = new DecoderChild(() => silent as unknown as ChildProcess);
    const file = { path: 'film.mp4', sizeBytes: 10 ** 10 };
    const decoding = child.decode(file, 'mp4', new WorkBudget(1), never);
    const outcome = decoding.catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(FILM_READING.ms);
    expect(child.isFit).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(child.isFit).toBe(false);
    expect(await outcome).toContain('photo-too-heavy');
  });

  it('ends at once if the batch is stopped in the middle of a picture', async () => {
    const folder = await ownFolder();
    const path = join(folder, 'within.webp');
    const bytes = await HOSTILE_PICTURES.find(({ name }) => name.endsWith('.webp'))!.make();
    await writeFile(path, bytes);
    const pool = new DecoderPool();
    onTestFinished(() => pool.close());
    const stop = new AbortController();
    const decoding = pool.decode({ path, sizeBytes: bytes.length }, 'webp', stop.signal);
    stop.abort(new Error('enough'));
    await expect(decoding).rejects.toThrow('enough');
  });

  it('is replaced, and the photos after a hostile one are decoded', async () => {
    const folder = await ownFolder();
    const pool = new DecoderPool();
    onTestFinished(() => pool.close());
    const good = join(folder, 'good.jpg');
    await sharp({ create: { width: 320, height: 240, channels: 3, background: 'navy' } })
      .jpeg()
      .toFile(good);
    const scans = join(folder, 'scans.jpg');
    const bytes = await HOSTILE_PICTURES.find(({ name }) => name === 'many-scans.jpg')!.make();
    await writeFile(scans, bytes);
    const outcomes = await Promise.allSettled(
      [scans, good, scans, good].map((path) => pool.decode({ path, sizeBytes: 1 }, 'jpeg', never)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  });
});
