import { applyRows } from '../networks/features.ts';
import { readInt8Rows } from '../networks/int8-rows.ts';

/** The header of scene-words.bin (scene-words.json). Written by lab/train-words.ts. */
export interface SceneWordsHeader {
  /** The length of the head's joined input. */
  readonly columns: number;
  /** In the order of the rows. */
  readonly words: readonly {
    readonly word: string;
    /** The minimum probability for using the word; above 1 if it was never right often enough. */
    readonly threshold: number;
  }[];
}

/**
 * A logistic regression for each word that captions often have for what is done, where, and with what. It learned by
 * the outputs of the networks that have not been trained on our photos, so that it is as sure of other photos.
 */
export interface SceneWords {
  readonly words: SceneWordsHeader['words'];
  readonly rows: readonly Float32Array[];
}

/**
 * Reads scene-words.bin.
 *
 * @throws {Error} if its length doesn't match the header
 */
export function readSceneWords({ columns, words }: SceneWordsHeader, bytes: Uint8Array): SceneWords {
  return { words, rows: readInt8Rows(bytes, words.length, columns) };
}

/** Returns the probability that a caption has each of the words. @param joined the head's input */
export function likelySceneWords({ words, rows }: SceneWords, joined: Float32Array): Map<string, number> {
  const logOdds = applyRows(rows, joined);
  return new Map(words.map(({ word }, index) => [word, 1 / (1 + Math.exp(-logOdds[index]!))]));
}
