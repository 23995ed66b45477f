import { PHOTO_WORDS, type WordRole } from '../../shared/engine/vocabulary/photo-words.ts';
import { tellWords, type WordThresholds, wordScores } from '../../shared/engine/describing/word-head.ts';
import type { SceneWords } from '../../shared/engine/describing/scene-words.ts';
import type { TrainingPhoto } from './manifest.ts';
import { SETTINGS } from './settings.ts';
import { judgedTargets, type WordTarget } from './word-targets.ts';

/** A photo that the fine-tuned heads were not trained on. */
export interface WordExample {
  readonly photo: TrainingPhoto;
  /** Whether the detector found a person: only then is a kind of person named. */
  readonly hasPerson: boolean;
  /** Log odds of the fine-tuned heads' stems. */
  readonly stems: ReadonlyMap<string, number>;
}

/** The scores of a photo's words, and the known targets. */
export interface WordPrediction {
  readonly targets: readonly (WordTarget | undefined)[];
  /** The scores to compare with the words' thresholds. */
  readonly scores: ReadonlyMap<string, number>;
}

/** The score of a word. */
export interface WordScore {
  readonly word: string;
  readonly threshold: number;
  /** Photos with a caption that contains the word. */
  readonly saidBy: number;
  /** Photos for which the word is predicted, and those of them with a caption that contains it. */
  readonly told: number;
  readonly right: number;
}

/** Whether a word is in a photo's captions, and its score. */
interface Guess {
  readonly isSaid: boolean;
  readonly score: number;
}

const NO_SCENE: SceneWords = { words: [], rows: [] };
/** A threshold above 1: the word is never used. */
const NEVER = 2;
/** A word with little evidence gets the threshold of its role, unless more than half of that evidence is against it. */
const CONTRADICTED = 0.5;

/** Predicts the words of photos. */
export function predictWords(photos: readonly WordExample[]): WordPrediction[] {
  const all = { words: PHOTO_WORDS.map(({ word }) => ({ word, threshold: 0 })) };
  return photos.map(({ photo, hasPerson, stems }) => ({
    targets: judgedTargets(photo, hasPerson),
    scores: wordScores(tellWords(NO_SCENE, new Float32Array(), all, stems).likely),
  }));
}

/**
 * Returns, for each word, the lowest threshold at which it reaches `wordPrecision` among the photos with a known
 * target. If too few photos show a word, it gets the lowest one at which all words of its role together reach it.
 */
export function chooseThresholds(predictions: readonly WordPrediction[]): WordScore[] {
  const guesses = PHOTO_WORDS.map(({ word }, index) => guessesOf(word, index, predictions));
  const roles = [...new Set(PHOTO_WORDS.map(({ role }) => role))];
  const cuts = new Map(
    roles.map((role) => {
      const pooled = guesses.filter((_, index) => PHOTO_WORDS[index]!.role === role).flat();
      return [role, bestCut(surestFirst(pooled), role).threshold];
    }),
  );
  return PHOTO_WORDS.map(({ word, role }, index) => {
    const own = guesses[index]!;
    const saidBy = own.filter(({ isSaid }) => isSaid).length;
    const cut = bestCut(own, role);
    const chosen = cut.threshold < NEVER ? cut : cutOfRole(own, role, cuts.get(role)!);
    return Object.assign({ word, saidBy }, chosen);
  });
}

/** Returns how often predicted words are right on photos that were not used to choose the thresholds. */
export function scoreThresholds(
  scores: readonly WordScore[],
  predictions: readonly WordPrediction[],
): { told: number; right: number } {
  const result = { told: 0, right: 0 };
  for (const { targets, scores: told } of predictions) {
    scores.forEach(({ word, threshold }, index) => {
      const known = targets[index];
      if (known === undefined || (told.get(word) ?? 0) < threshold) return;
      result.told += 1;
      result.right += Number(known.isSaid);
    });
  }
  return result;
}

/** Returns the parts of the scores that the engine needs. */
export function wordThresholds(scores: readonly WordScore[]): WordThresholds {
  return { words: scores.map(({ word, threshold }) => ({ word, threshold })) };
}

function guessesOf(word: string, index: number, predictions: readonly WordPrediction[]): Guess[] {
  const found = predictions.flatMap(({ targets, scores }) => {
    const known = targets[index];
    const score = scores.get(word);
    return known === undefined || score === undefined ? [] : [{ isSaid: known.isSaid, score }];
  });
  return surestFirst(found);
}

function surestFirst(guesses: readonly Guess[]): Guess[] {
  return guesses.toSorted((one, other) => other.score - one.score);
}

/** Returns the role's threshold for a word with too little evidence. */
function cutOfRole(guesses: readonly Guess[], role: WordRole, threshold: number) {
  const told = guesses.filter(({ score }) => score >= threshold);
  const right = told.filter(({ isSaid }) => isSaid).length;
  const isKind = role === 'person';
  const isKnown = told.length >= SETTINGS.wordMinimum || right < told.length * CONTRADICTED;
  return isKind || isKnown || guesses.length === 0
    ? { threshold: NEVER, told: 0, right: 0 }
    : { threshold, told: told.length, right };
}

function bestCut(guesses: readonly Guess[], role: WordRole) {
  let best = { threshold: NEVER, told: 0, right: 0 };
  let right = 0;
  guesses.forEach(({ isSaid, score }, index) => {
    right += Number(isSaid);
    const told = index + 1;
    const isEnough = told >= SETTINGS.wordMinimum && score >= SETTINGS.wordFloor[role];
    if (isEnough && right / told >= SETTINGS.wordPrecision[role]) {
      best = { threshold: Math.floor(score * 1000) / 1000, told, right };
    }
  });
  return best;
}
