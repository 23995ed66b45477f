import { applyRow } from './features.ts';
import { readInt8Rows } from './int8-rows.ts';
import { personShares } from './person-kinds.ts';

/** The header of words.bin (words.json). Written by scripts/train.ts. */
export interface WordHeadHeader {
  /** Length of the category head's concatenated input, which this head shares. */
  readonly columns: number;
  /** The words of vocabulary/photo-words.ts, in the order of the rows. */
  readonly words: readonly {
    readonly word: string;
    /**
     * Minimum probability for using the word, or minimum share for a kind of person (see `personShares`);
     * above 1 if the word was never right often enough.
     */
    readonly threshold: number;
  }[];
}

/** One logistic regression per word: would a person who describes the photo say it? */
export interface WordHead {
  readonly header: WordHeadHeader;
  readonly rows: readonly Float32Array[];
}

/** The predicted words of one photo. */
export interface WordsSeen {
  /** Probability of each word of the head. */
  readonly likely: ReadonlyMap<string, number>;
  /** Words above their threshold, most certain first. */
  readonly sure: readonly string[];
}

/**
 * Reads words.bin.
 *
 * @throws {Error} if its length does not match the header
 */
export function readWordHead(header: WordHeadHeader, bytes: Uint8Array): WordHead {
  return { header, rows: readInt8Rows(bytes, header.words.length, header.columns) };
}

/** Predicts the words of a photo. @param joined from `joinInput` */
export function tellWords({ header, rows }: WordHead, joined: Float32Array): WordsSeen {
  const likely = new Map(
    header.words.map(({ word }, index) => [word, 1 / (1 + Math.exp(-applyRow(rows[index]!, joined)))]),
  );
  const scores = wordScores(likely);
  return {
    likely,
    sure: header.words
      .filter(({ word, threshold }) => scores.get(word)! >= threshold)
      .map(({ word }) => word)
      .sort((first, second) => likely.get(second)! - likely.get(first)!),
  };
}

/**
 * The scores that are compared with the thresholds: the probability, or the share for kinds of people.
 * Training uses it too.
 */
export function wordScores(likely: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...likely, ...personShares(likely)]);
}
