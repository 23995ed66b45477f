import { applyRow } from './features.ts';
import { readInt8Rows } from './int8-rows.ts';
import { personShares } from './person-kinds.ts';

/** What words.json says of words.bin. Written by scripts/train.ts. */
export interface WordHeadHeader {
  /** Numbers in one joined input of the category head, which this one shares. */
  readonly columns: number;
  /** The words of vocabulary/photo-words.ts, in the order of the rows. */
  readonly words: readonly {
    readonly word: string;
    /**
     * From this probability on a sentence may say the word, or from this share on if it is a kind of person (see
     * `personShares`); above 1 where none was right often enough.
     */
    readonly threshold: number;
  }[];
}

/** A logistic regression a word: would a person who describes the photo say it? */
export interface WordHead {
  readonly header: WordHeadHeader;
  readonly rows: readonly Float32Array[];
}

/** The words that are likely for one photo. */
export interface WordsSeen {
  /** Probability of each word that the head knows. */
  readonly likely: ReadonlyMap<string, number>;
  /** Those that may be said, surest first. */
  readonly sure: readonly string[];
}

/** Reads words.bin. @throws {Error} when its length does not fit the header */
export function readWordHead(header: WordHeadHeader, bytes: Uint8Array): WordHead {
  return { header, rows: readInt8Rows(bytes, header.words.length, header.columns) };
}

/** What the head says of a photo. @param joined as `joinInput` gives it */
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

/** What a word's threshold is held against: the probability, or of kinds of people the share. Training uses it too. */
export function wordScores(likely: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...likely, ...personShares(likely)]);
}
