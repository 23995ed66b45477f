import { type Element, parseMessage } from '../build-messages/parse-message.ts';
import { TYPE } from '@formatjs/icu-messageformat-parser';

/** A text read in one go: a paragraph, list item, heading, table cell or message. */
export interface Passage {
  /** From 1, or a message's key. */
  readonly at: number | string;
  readonly text: string;
}

/** Line starts that begin a new passage: headings, list items, quotations. */
const BEGINS = /^\s*(?:#{1,6} |[-*•>] |\d+\. |> )/;

/**
 * Returns the passages of a Markdown page. Code, comments, addresses and table rules are left out, and inline code
 * counts as one word.
 */
export function passagesOf(markdown: string): Passage[] {
  const passages: { at: number; text: string }[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [index, line] of withoutComments(markdown).split('\n').entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || line.trim() === '' || /^\s*(?:```|~~~|\|[\s:|-]+\|$|[*_-]{3,}$)/.test(line)) {
      isOpen = false;
    } else if (line.startsWith('|')) {
      isOpen = false;
      for (const cell of cellsOf(line)) passages.push({ at: index + 1, text: plain(cell) });
    } else if (isOpen && !BEGINS.test(line)) {
      const last = passages.at(-1);
      if (last) last.text += ` ${plain(line)}`;
    } else {
      passages.push({ at: index + 1, text: plain(line.replace(BEGINS, '')) });
      isOpen = true;
    }
  }
  return passages;
}

function withoutComments(markdown: string): string {
  return markdown.replaceAll(/<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ''));
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
    .filter(Boolean);
}

/** Returns the words that are read: a link's text, and one word for inline code. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/`[^`]*`/g, 'Code')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<https?:[^>]*>|https?:\S+?(?=[.,;:!?)]*(?:\s|$))/g, 'Address')
    .replaceAll(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .trim();
}

/** Returns the possible texts of a message, without its arguments: one for each plural form. */
export function textsOfMessage(message: string): string[] {
  return textsOf(parseMessage(message)).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

function textsOf(elements: readonly Element[]): string[] {
  let texts = [''];
  for (const part of elements) {
    let forms = ['0'];
    if (part.type === TYPE.literal) forms = [part.value];
    else if (part.type === TYPE.plural || part.type === TYPE.select)
      forms = Object.values(part.options).flatMap(({ value }) => textsOf(value));
    // One part's forms are enough, because combinations would only repeat findings.
    texts =
      texts.length > 1 ? texts.map((text) => text + (forms[0] ?? '')) : forms.map((form) => texts[0] + form);
  }
  return texts;
}

/** Returns a text's sentences, split at semicolons too. Dots in numbers and abbreviations don't end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=;)\s+|(?<=[.!?:](?:[”’"')\]])?)\s+(?=[“‘"'([]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Returns the number of words, which have a letter or a digit. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
