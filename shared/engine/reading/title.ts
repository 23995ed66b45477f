import { nameOfParts } from '#core/naming/clean-text.ts';
import { cutAtPhrase } from '#core/naming/short-name.ts';
import { SHORT_NAME_LENGTH } from '#core/limits.ts';
import type { SaidTitle } from '#core/wording/parts.ts';
import { wordsOfText } from '#core/hints/own-words.ts';
import { headingOf } from './heading.ts';
import { receiptDetails } from './receipt.ts';
import type { TextFolder } from './text-folders.ts';
import type { TextLine } from './text-line.ts';
import { dateText } from './written-date.ts';
import { nameIn } from './named-line.ts';

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
function windowTitleOf(lines: readonly TextLine[]): string | undefined {
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

/** Text on a page that names it. */
export interface Title {
  /** The subject of the first sentence, with words of its folder: "receipt from Bookworld, March 14, 2019". */
  readonly phrase: string;
  /** The phrase for the file's name. */
  readonly name: string;
  /** The parts of the subject and the name. */
  readonly parts: SaidTitle;
}

/** Returns the title of the page, if it has one. @param lines legible lines, from top to bottom */
export function titleOf(folder: TextFolder, lines: readonly TextLine[]): Title | undefined {
  switch (folder) {
    case 'Receipts & Invoices':
      return receiptTitle(lines);
    case 'Screenshots':
      return titled('a screenshot of', windowTitleOf(lines), 'screenshot');
    case 'Documents & Books':
      return titled('a document titled', headingOf(lines), 'document');
    case 'Whiteboards & Notes':
      return titled('notes on a page titled', headingOf(lines), 'notes');
  }
}

function receiptTitle(lines: readonly TextLine[]): Title | undefined {
  const { kind, shop, day } = receiptDetails(lines);
  const date = day && dateText(day);
  if (shop === undefined && date === undefined) return undefined;
  const who = shop === undefined ? kind : `${kind} from ${shop}`;
  return {
    phrase: date === undefined ? who : `${who}, ${date}`,
    name:
      shop === undefined ? nameOfParts(kind, '', date ?? '') : nameOfParts(`${kind} from`, shop, date ?? ''),
    parts: {
      kind,
      ...(shop === undefined ? {} : { text: shop }),
      ...(day === undefined ? {} : { date: day }),
    },
  };
}

/** Returns the title. The heading comes first, since people look for it and the end of a name may be cut off. */
function titled(
  opening: string,
  heading: string | undefined,
  kind: 'screenshot' | 'document' | 'notes',
): Title | undefined {
  // Cleaned again, since a heading may consist of two lines.
  const plain = wordsOfText(heading ?? '')?.text;
  if (plain === undefined) return undefined;
  const isSaid = plain.toLowerCase().includes(kind);
  const short = cutAtPhrase(plain, SHORT_NAME_LENGTH - kind.length - 1);
  return {
    phrase: `${opening} “${plain}”`,
    name: isSaid ? plain : `${short} ${kind}`,
    parts: { kind, text: plain },
  };
}
