import type { TextLine } from './text-line.ts';

/** A line that the reader is less sure of is a pattern on a shirt, or handwriting. Chosen on training's val. */
const SURE = 60;
/** More than this is not looked at: what names a page stands in its upper part. */
const MOST_LINES = 200;
const LONGEST_LINE = 200;
const FEWEST_CHARACTERS = 2;

/** The lines that are likely to say what is written, from top to bottom, cut where they never end. */
export function legible(lines: readonly TextLine[]): TextLine[] {
  return lines
    .slice(0, MOST_LINES)
    .filter(({ confidence }) => confidence >= SURE)
    .map((line) => Object.assign({}, line, { text: line.text.slice(0, LONGEST_LINE).toWellFormed() }))
    .filter(({ text }) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= FEWEST_CHARACTERS);
}
