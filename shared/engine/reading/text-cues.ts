import { wordsOf } from '#core/naming/words.ts';
import { CUE_TABLE } from './cue-table.ts';
import { TEXT_FOLDERS, type TextFolder } from './text-folders.ts';
import type { TextLine } from './text-line.ts';

/** The weight of one phrase, in log odds, and the maximum for all weak ones. */
const STRONG = 2;
const WEAK = 0.7;
const MOST_WEAK = 4;
/** A form matches many lines by its nature, so at most this many count. */
const MOST_LINES_OF_A_FORM = 3;
/** The maximum weight of all text, since a novel may mention receipts too. */
const MOST = 7;

/** This much confidently read text is print, not handwriting. */
const PRINTED = { confidence: 80, words: 15, penalty: 1.5 } as const;

/**
 * Returns how much the text of a page indicates each document folder: a term that is added to the logarithm of the
 * folder's probability.
 *
 * @param lines legible lines
 */
export function cueScores(lines: readonly TextLine[]): Record<TextFolder, number> {
  const text = ` ${lines.map(({ text: line }) => wordsOf(line).join(' ')).join(' ')} `;
  const scores = Object.fromEntries(TEXT_FOLDERS.map((folder) => [folder, scoreOf(folder, text, lines)]));
  return adjustForPrint(scores as Record<TextFolder, number>, lines);
}

function scoreOf(folder: TextFolder, text: string, lines: readonly TextLine[]): number {
  const { strong, weak, forms } = CUE_TABLE[folder];
  const countIn = (phrases: readonly string[]) =>
    phrases.filter((phrase) => text.includes(` ${phrase} `)).length;
  const formed = forms.map((form) =>
    Math.min(MOST_LINES_OF_A_FORM, lines.filter((line) => form.test(line.text)).length),
  );
  const weakCount = countIn(weak) + formed.reduce((sum, count) => sum + count, 0);
  return Math.min(MOST, countIn(strong) * STRONG + Math.min(MOST_WEAK, weakCount * WEAK));
}

function adjustForPrint(scores: Record<TextFolder, number>, lines: readonly TextLine[]) {
  const printed = lines
    .filter(({ confidence }) => confidence >= PRINTED.confidence)
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  if (printed < PRINTED.words) return scores;
  return { ...scores, 'Whiteboards & Notes': scores['Whiteboards & Notes'] - PRINTED.penalty };
}
