import type { CommandWords } from '../arguments/words.ts';
import { clearStatus, showStatus } from '../terminal/status-line.ts';
import type { Output } from '../terminal/terminal.ts';
import { Pace } from '#core/batch/pace.ts';

const WIDTH = 24;
/** Rates below this have a decimal. */
const WHOLE_RATE = 10;
/** Below this many seconds, minutes aren't shown; from this many on, seconds aren't. */
const [SECONDS_ONLY, MINUTES_ONLY] = [120, 600];

/** The share of the work that is done, if files are unequal. */
export interface Work {
  readonly done: number;
  readonly total: number;
}

export interface ProgressBar {
  update(done: number, total: number, label: string, work?: Work): void;
  clear(): void;
}

/** A bar on the terminal's last line, with rate and time left; prints nothing without a terminal. */
export function createProgressBar(
  terminal: Pick<Output, 'isTTY' | 'write' | 'columns'>,
  t: CommandWords,
  now = () => performance.now(),
): ProgressBar {
  if (!terminal.isTTY) return { update: () => {}, clear: () => {} };
  const pace = new Pace();
  return {
    update: (done, total, label, work = { done, total }) => {
      pace.see(done, work.done, now());
      const filled = total > 0 ? Math.round((done / total) * WIDTH) : 0;
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      const known = done < total ? [rateText(pace, t), leftText(pace.leftMs(work.total), t)] : [];
      const figures = [`${done}/${total}`, ...known.filter((text) => text !== '')].join(', ');
      showStatus(terminal, `${bar} ${figures}  ${label}`);
    },
    clear: () => clearStatus(terminal),
  };
}

function rateText(pace: Pace, t: CommandWords): string {
  const rate = pace.perSecond();
  if (rate === undefined) return '';
  const digits = rate < WHOLE_RATE ? 10 : 1;
  return t('command-line.rate', { rate: Math.round(rate * digits) / digits });
}

function leftText(leftMs: number | undefined, t: CommandWords): string {
  if (leftMs === undefined) return '';
  const count = Math.ceil(leftMs / 1000);
  if (count < SECONDS_ONLY) return t('command-line.secondsLeft', { count });
  if (count >= MINUTES_ONLY) return t('command-line.minutesLeft', { count: Math.round(count / 60) });
  const tens = Math.round(count / 10);
  return t('command-line.minutesSecondsLeft', { minutes: Math.floor(tens / 6), seconds: 10 * (tens % 6) });
}
