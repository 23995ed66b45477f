import { describe, expect, it } from 'vitest';
import { Pace, workOf as workOfFile } from '#core/batch/pace.ts';

const workOf = ({ sizeBytes }: { readonly sizeBytes: number }) => workOfFile({ name: 'a.jpg', sizeBytes });

/** A number from 0 to 1 that looks random and is the same each time. */
function noise(at: number): number {
  const value = Math.sin(at * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** Estimates after each completion, next to the true time left. */
function estimates(files: readonly { readonly sizeBytes: number; readonly ms: number }[], startMs: number) {
  const pace = new Pace();
  const total = files.reduce((sum, file) => sum + workOf(file), 0);
  const endMs = startMs + files.reduce((sum, { ms }) => sum + ms, 0);
  let [ms, work] = [startMs, 0];
  return files.map((file, at) => {
    ms += file.ms;
    work += workOf(file);
    pace.see(at + 1, work, ms);
    return { share: (at + 1) / files.length, leftMs: pace.leftMs(total), trueMs: endMs - ms };
  });
}

/** The largest error after the first tenth, except for the last seconds, which are rounded anyway. */
function worstError(all: ReturnType<typeof estimates>): number {
  const judged = all.filter(({ share, trueMs }) => share >= 0.1 && trueMs > 3000);
  expect(judged.length).toBeGreaterThan(50);
  return Math.max(...judged.map(({ leftMs = 0, trueMs }) => Math.abs(leftMs - trueMs) / trueMs));
}

describe('the time left', () => {
  it('expects a film to take as long as some photos, however large it is', () => {
    const film = workOfFile({ name: 'a.mp4', sizeBytes: 4e9 });
    const photo = workOf({ sizeBytes: 3e6 });
    expect(film / photo).toBeGreaterThan(1);
    expect(film / photo).toBeLessThan(10);
  });

  it('is within 30 % after the first tenth, however long the engine took to load', () => {
    const files = Array.from({ length: 200 }, (_, at) => ({ sizeBytes: 3e6, ms: 60 + 180 * noise(at) }));
    for (const startMs of [0, 20_000]) expect(worstError(estimates(files, startMs))).toBeLessThan(0.3);
  });

  it('is within 30 % if all large photos come last', () => {
    const perByte = 100 / 5e6;
    const files = Array.from({ length: 300 }, (_, at) => {
      const sizeBytes = at < 150 ? 4e5 : 8e6;
      return { sizeBytes, ms: workOf({ sizeBytes }) * perByte * (0.6 + 0.8 * noise(at)) };
    });
    expect(worstError(estimates(files, 1000))).toBeLessThan(0.3);
  });

  it('uses the whole run while the pace is steady, so that pages to read don’t sway it', () => {
    const judged = Array.from({ length: 20 }, (_, run) => {
      const random = (at: number) => noise(at + 1000 * run);
      const files = Array.from({ length: 209 }, (_, at) => ({
        sizeBytes: 130_000,
        ms: random(at) < 0.2 ? 1500 : 120 + 180 * random(at + 500),
      }));
      return estimates(files, 5000).filter(({ share }) => share >= 0.2 && share <= 0.8);
    }).flat();
    const isNear = ({ leftMs = 0, trueMs }: (typeof judged)[number]) =>
      Math.abs(leftMs - trueMs) <= 0.3 * trueMs;
    expect(judged.filter(isNear).length / judged.length).toBeGreaterThan(0.9);
  });

  it('follows a changing pace, such as after remembered photos', () => {
    const files = Array.from({ length: 400 }, (_, at) => ({ sizeBytes: 2e6, ms: at < 100 ? 1 : 150 }));
    const late = estimates(files, 0).filter(({ share }) => share > 0.6 && share < 0.9);
    for (const { leftMs = 0, trueMs } of late) expect(Math.abs(leftMs - trueMs) / trueMs).toBeLessThan(0.3);
  });

  it('is unknown until two files are done', () => {
    const pace = new Pace();
    expect(pace.leftMs(10)).toBeUndefined();
    pace.see(1, 1, 5);
    expect([pace.leftMs(10), pace.perSecond()]).toEqual([undefined, undefined]);
    pace.see(2, 2, 505);
    expect([pace.leftMs(10), pace.perSecond()]).toEqual([4000, 2]);
  });

  it('counts down while nothing is done, but not below zero', () => {
    const pace = new Pace();
    for (const done of [1, 2, 3]) pace.see(done, done, done * 1000);
    expect([pace.leftMs(10), pace.leftMs(10, 5000), pace.leftMs(10, 99_000)]).toEqual([7000, 5000, 0]);
  });

  it('ignores times at which nothing more was done', () => {
    const pace = new Pace();
    for (const [done, ms] of [
      [0, 0],
      [1, 1000],
      [2, 2000],
      [2, 8000],
      [1, 9000],
    ] as const) {
      pace.see(done, done, ms);
    }
    expect([pace.done, pace.seenMs, pace.leftMs(4)]).toEqual([2, 1000, 2000]);
  });

  it('looks back on the later half after a change, and on at least twenty files', () => {
    const paceOf = (files: number, slow: number) => {
      const pace = new Pace();
      let ms = 0;
      for (let done = 1; done <= files; done += 1) pace.see(done, done, (ms += done <= slow ? 1000 : 100));
      return pace.perSecond();
    };
    expect(paceOf(101, 51)).toBeCloseTo(10, 6);
    expect(paceOf(101, 52)).toBeLessThan(10);
    expect(paceOf(30, 10)).toBeCloseTo(10, 6);
    expect(paceOf(30, 11)).toBeLessThan(10);
  });
});
