import type { TextLine } from '#engine/reading/text-line.ts';

/** Lines of a page, from top to bottom; a line that begins with "# " is a heading, twice as high. */
export function pageOf(...texts: readonly string[]): TextLine[] {
  return texts.map((text, index) => ({
    text: text.replace(/^# /, ''),
    confidence: 93,
    height: text.startsWith('# ') ? 40 : 20,
    top: index / Math.max(10, texts.length),
  }));
}
