import type { TextLine } from './text-line.ts';

/** Lines below this confidence are patterns on a shirt, or handwriting. Chosen on training's val. */
const SURE = 60;
/** Lines after this many are ignored: the text that names a page is in its upper part. */
const MOST_LINES = 200;
const LONGEST_LINE = 200;
const FEWEST_CHARACTERS = 2;

/** Returns the lines that were probably read correctly, from top to bottom, cut at `LONGEST_LINE`. */
export function legible(lines: readonly TextLine[]): TextLine[] {
  return lines
    .slice(0, MOST_LINES)
    .filter(({ confidence }) => confidence >= SURE)
    .map((line) => Object.assign({}, line, { text: line.text.slice(0, LONGEST_LINE).toWellFormed() }))
    .filter(({ text }) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= FEWEST_CHARACTERS);
}
