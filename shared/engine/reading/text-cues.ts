import { wordsOf } from '#core/words.ts';
import { CUE_TABLE } from './cue-table.ts';
import { TEXT_FOLDERS, type TextFolder } from './text-folders.ts';
import type { TextLine } from './text-line.ts';

/** How much one phrase says, as the logarithm of odds, and how much all of a kind say at most. */
const STRONG = 2;
const WEAK = 0.7;
const MOST_WEAK = 4;
/** A form is met on many lines by nature, so that no more than so many of them count. */
const MOST_LINES_OF_A_FORM = 3;
/** Words never outweigh all that was seen: a novel speaks of receipts as well. */
const MOST = 7;

/** Print in such quantity is not handwriting. */
const PRINTED = { confidence: 80, words: 15, penalty: 1.5 } as const;

/**
 * How much the words of a page speak for each of the folders of documents: what is added to the logarithm of the
 * folder's probability.
 *
 * @param lines those that are legible
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
