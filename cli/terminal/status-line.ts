const CLEARED = '\r\u001b[2K';

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write' | 'columns'>;

/** Shows a text on the terminal's last line, replacing its content; does nothing without a terminal. */
export function showStatus(terminal: Terminal, text: string): void {
  if (terminal.isTTY) terminal.write(CLEARED + text.slice(0, Math.max(1, (terminal.columns || 80) - 1)));
}

/** Clears the terminal's last line. */
export function clearStatus(terminal: Terminal): void {
  if (terminal.isTTY) terminal.write(CLEARED);
}
