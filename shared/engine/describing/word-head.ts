import { personShares } from './person-kinds.ts';
import { stemOf } from './stem.ts';
import { PHOTO_WORDS } from '../vocabulary/photo-words.ts';
import { likelySceneWords, type SceneWords } from './scene-words.ts';

/** The stems of the forms of each word. */
const STEMS_BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  PHOTO_WORDS.map(({ word, forms }) => [word, [...new Set(forms.map(stemOf))]]),
);

/** The thresholds of the fine-tuned heads' words (words.json). Written by lab/train.ts. */
export interface WordThresholds {
  /** The words of vocabulary/photo-words.ts. */
  readonly words: readonly {
    readonly word: string;
    /**
     * Minimum probability for using the word, or minimum share for a kind of person (see `personShares`);
     * above 1 if the word was never right often enough.
     */
    readonly threshold: number;
  }[];
}

/** The predicted words of one photo. */
export interface WordsSeen {
  /** The probability that a person describing the photo would use it, for each known word. */
  readonly likely: ReadonlyMap<string, number>;
  /** Words above their threshold, most certain first. */
  readonly sure: readonly string[];
}

/**
 * Predicts the words of a photo.
 *
 * @param scene what it knows is told by it
 * @param joined the head's input
 * @param words all others, each as likely as the likeliest of its stems
 * @param stems log odds of the stems that the fine-tuned heads know
 */
export function tellWords(
  scene: SceneWords,
  joined: Float32Array,
  { words }: WordThresholds,
  stems: ReadonlyMap<string, number>,
): WordsSeen {
  const likely = likelySceneWords(scene, joined);
  const others = words.filter(({ word }) => !likely.has(word));
  for (const { word } of others) {
    const known = (STEMS_BY_WORD.get(word) ?? []).flatMap((stem) => stems.get(stem) ?? []);
    if (known.length > 0) likely.set(word, 1 / (1 + Math.exp(-Math.max(...known))));
  }
  const scores = wordScores(likely);
  return {
    likely,
    sure: [...others, ...scene.words]
      .filter(({ word, threshold }) => (scores.get(word) ?? 0) >= threshold)
      .map(({ word }) => word)
      .sort((first, second) => likely.get(second)! - likely.get(first)!),
  };
}

/**
 * Returns the scores that are compared with the thresholds: the probability, or the share for kinds of people.
 * Training also uses it.
 */
export function wordScores(likely: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...likely, ...personShares(likely)]);
}
