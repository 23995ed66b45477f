import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../cli/arguments/words.ts';
import { createProgressBar } from '../../../cli/organize/progress-bar.ts';

describe('the progress bar', () => {
  /** A terminal's last line after each update. */
  function shown(times: readonly number[], total: number, isTTY = true): string[] {
    const lines: string[] = [];
    const terminal = { isTTY, columns: 80, write: (text: string) => lines.push(text) > 0 };
    let at = -1;
    const bar = createProgressBar(terminal, ENGLISH, () => times[at] ?? 0);
    for (at = 0; at < times.length; at += 1) bar.update(at + 1, total, `IMG_${at + 1}.jpg`);
    return lines.map((line) => line.replace('\r\u001b[2K', ''));
  }

  it('shows progress, rate and time left', () => {
    const [first, second, third] = shown([1000, 1400, 1800], 10);
    expect(first).toBe('██░░░░░░░░░░░░░░░░░░░░░░ 1/10  IMG_1.jpg');
    expect(second).toBe('█████░░░░░░░░░░░░░░░░░░░ 2/10, 2.5/s, 4 s left  IMG_2.jpg');
    expect(third).toBe('███████░░░░░░░░░░░░░░░░░ 3/10, 2.5/s, 3 s left  IMG_3.jpg');
  });

  it('shows minutes for long times, and no time at the end', () => {
    expect(shown([0, 1000], 602)[1]).toContain('2/602, 1/s, 10 min left');
    expect(shown([0, 1000], 204)[1]).toContain('2/204, 1/s, 3 min 20 s left');
    expect(shown([0, 1000], 2)[1]).toBe(`${'█'.repeat(24)} 2/2  IMG_2.jpg`);
  });

  it('writes nothing without a terminal', () => {
    expect(shown([0, 1000], 10, false)).toEqual([]);
  });
});
