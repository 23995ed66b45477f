import type { Output } from './terminal.ts';

const CLEARED = '\r\u001b[2K';

type Line = Pick<Output, 'isTTY' | 'write' | 'columns'>;

/** Shows a text on the terminal's last line, replacing its content; does nothing without a terminal. */
export function showStatus(terminal: Line, text: string): void {
  if (terminal.isTTY) terminal.write(CLEARED + text.slice(0, Math.max(1, (terminal.columns || 80) - 1)));
}

/** Clears the terminal's last line. */
export function clearStatus(terminal: Line): void {
  if (terminal.isTTY) terminal.write(CLEARED);
}
