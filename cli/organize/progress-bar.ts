import type { CommandWords } from '../arguments/words.ts';

const WIDTH = 24;

export interface ProgressBar {
  update(done: number, total: number, label: string): void;
  clear(): void;
}

/** A bar on the terminal's last line; prints nothing if there is no terminal. */
export function createProgressBar(terminal: NodeJS.WriteStream, t: CommandWords): ProgressBar {
  if (!terminal.isTTY) return { update: () => {}, clear: () => {} };
  const startedMs = performance.now();
  return {
    update: (done, total, label) => {
      const filled = Math.round((done / total) * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      const line = `${bar} ${done}/${total}${timeLeft(done, total, performance.now() - startedMs, t)}  ${label}`;
      terminal.write(`\r\u001b[2K${line.slice(0, terminal.columns - 1)}`);
    },
    clear: () => terminal.write('\r\u001b[2K'),
  };
}

function timeLeft(done: number, total: number, elapsedMs: number, t: CommandWords): string {
  if (done === 0 || done === total) return '';
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1000);
  return `, ${
    seconds < 60
      ? t('command-line.secondsLeft', { count: seconds })
      : t('command-line.minutesLeft', { count: Math.ceil(seconds / 60) })
  }`;
}
