import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../cli/arguments/words.ts';
import { Pace, workOf } from '../../../cli/organize/pace.ts';
import { createProgressBar } from '../../../cli/organize/progress-bar.ts';

/** A number from 0 to 1 that looks random and is the same each time. */
function noise(at: number): number {
  const value = Math.sin(at * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** Estimates after each completion, next to what was truly left. */
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

/** The largest error after the first tenth, until little is left, where seconds are rounded anyway. */
function worstError(all: ReturnType<typeof estimates>): number {
  const judged = all.filter(({ share, trueMs }) => share >= 0.1 && trueMs > 3000);
  expect(judged.length).toBeGreaterThan(50);
  return Math.max(...judged.map(({ leftMs = 0, trueMs }) => Math.abs(leftMs - trueMs) / trueMs));
}

describe('the time left', () => {
  it('is within 30 % after the first tenth, whatever the engine took to load', () => {
    const files = Array.from({ length: 200 }, (_, at) => ({ sizeBytes: 3e6, ms: 60 + 180 * noise(at) }));
    for (const startMs of [0, 20_000]) expect(worstError(estimates(files, startMs))).toBeLessThan(0.3);
  });

  it('is within 30 % where all large photos come last', () => {
    const perByte = 100 / 5e6;
    const files = Array.from({ length: 300 }, (_, at) => {
      const sizeBytes = at < 150 ? 4e5 : 8e6;
      return { sizeBytes, ms: workOf({ sizeBytes }) * perByte * (0.6 + 0.8 * noise(at)) };
    });
    expect(worstError(estimates(files, 1000))).toBeLessThan(0.3);
  });

  it('follows a pace that changes, as where the beginning was remembered', () => {
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
});

describe('the bar', () => {
  /** What a terminal shows on its last line after each update. */
  function shown(times: readonly number[], total: number, isTTY = true): string[] {
    const lines: string[] = [];
    const terminal = { isTTY, columns: 80, write: (text: string) => lines.push(text) > 0 };
    let at = -1;
    const bar = createProgressBar(terminal as unknown as NodeJS.WriteStream, ENGLISH, () => times[at] ?? 0);
    for (at = 0; at < times.length; at += 1) bar.update(at + 1, total, `IMG_${at + 1}.jpg`);
    return lines.map((line) => line.replace('\r\u001b[2K', ''));
  }

  it('shows what is done, the rate and the time left', () => {
    const [first, second, third] = shown([1000, 1400, 1800], 10);
    expect(first).toBe('██░░░░░░░░░░░░░░░░░░░░░░ 1/10  IMG_1.jpg');
    expect(second).toBe('█████░░░░░░░░░░░░░░░░░░░ 2/10, 2.5/s, 4 s left  IMG_2.jpg');
    expect(third).toBe('███████░░░░░░░░░░░░░░░░░ 3/10, 2.5/s, 3 s left  IMG_3.jpg');
  });

  it('shows minutes where there are many, and nothing left at the end', () => {
    expect(shown([0, 1000], 602)[1]).toContain('2/602, 1/s, 10 min left');
    expect(shown([0, 1000], 204)[1]).toContain('2/204, 1/s, 3 min 20 s left');
    expect(shown([0, 1000], 2)[1]).toBe(`${'█'.repeat(24)} 2/2  IMG_2.jpg`);
  });

  it('writes nothing where there is no terminal', () => {
    expect(shown([0, 1000], 10, false)).toEqual([]);
  });
});
