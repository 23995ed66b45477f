import { headingOf } from './heading.ts';
import { nameIn } from './named-line.ts';
import type { TextLine } from './text-line.ts';

/** A window's title is in its first lines. */
const FIRST_LINES = 3;
const LOWEST = 0.2;
/** "Report - LibreOffice Writer", "Inbox (3) — Mail". */
const TITLE_AND_PROGRAM = /^(.{3,60}?)\s+[-–—|]\s+\p{Lu}[\p{L}\s]{2,30}$/u;
/** The menu bar, which most programs have. */
const MENU_BAR = /\b(?:file|edit|view|insert|format|window|tools|help|home|search|menu)\b/giu;

/**
 * Returns the title of the window or page on a screenshot: the text before a program's name, else the heading, else
 * the first line of the window.
 *
 * @param lines legible lines, from top to bottom
 */
export function windowTitleOf(lines: readonly TextLine[]): string | undefined {
  const first = lines.filter(({ top }) => top <= LOWEST).slice(0, FIRST_LINES);
  for (const line of first) {
    const [, title] = TITLE_AND_PROGRAM.exec(line.text) ?? [];
    const name = title === undefined ? undefined : nameIn({ ...line, text: title });
    if (name !== undefined) return name;
  }
  const heading = headingOf(lines.filter(isNoMenu));
  if (heading !== undefined) return heading;
  const [start] = first;
  return start !== undefined && isNoMenu(start) && /^\p{Lu}/u.test(start.text) ? nameIn(start) : undefined;
}

function isNoMenu({ text }: TextLine): boolean {
  return (text.match(MENU_BAR)?.length ?? 0) < 2;
}
