import { PHOTO_WORDS } from '#engine/vocabulary/photo-words.ts';
import {
  readWordHead,
  tellWords,
  wordScores,
  type WordHead,
  type WordHeadHeader,
} from '#engine/word-head.ts';
import { encodeInt8Rows } from './int8-rows.ts';
import { minimize } from './lbfgs.ts';
import type { TrainingPhoto } from './manifest.ts';
import { multilabelLoss, type MultilabelExamples } from './multilabel.ts';
import { RowKernel } from './row-kernel.ts';
import { SETTINGS } from './settings.ts';
import { judgedTargets, wordTargets, type WordTarget } from './word-targets.ts';

/** A photo with the concatenated input of the category head, without the bias constant. */
export interface WordExample {
  readonly photo: TrainingPhoto;
  readonly joined: Float32Array;
  /** Whether the detector found a person: only then is a kind of person named. */
  readonly hasPerson: boolean;
}

/** A head's scores for a photo, and the known targets. */
export interface WordPrediction {
  readonly targets: readonly (WordTarget | undefined)[];
  /** The scores that are compared with the words' thresholds. */
  readonly scores: ReadonlyMap<string, number>;
}

/** The score of a word on photos that its head was not trained on. */
export interface WordScore {
  readonly word: string;
  readonly threshold: number;
  /** Photos with a caption that contains the word. */
  readonly saidBy: number;
  /** Photos for which the head predicts the word, and those of them with a caption that contains it. */
  readonly told: number;
  readonly right: number;
}

/** A threshold above 1: the word is never used. */
const NEVER = 2;

/** Trains for each word whether a caption would contain it. @returns rows in 8 bits, in the order of PHOTO_WORDS */
export async function fitWords(
  examples: readonly WordExample[],
  onStep: (step: number, loss: number) => void,
): Promise<Uint8Array> {
  const columns = examples[0]!.joined.length + 1;
  const data = await toExamples(examples, columns);
  const model = minimize(
    (point) => multilabelLoss(point, data, SETTINGS.wordDecay),
    new Float64Array(data.labels * columns),
    SETTINGS.wordSteps,
    onStep,
  );
  return encodeInt8Rows(model, columns - 1);
}

/** Predicts the words of photos that the head was not trained on. */
export function predictWords(bytes: Uint8Array, photos: readonly WordExample[]): WordPrediction[] {
  const columns = photos[0]?.joined.length ?? 0;
  const words = PHOTO_WORDS.map(({ word }) => ({ word, threshold: 0 }));
  const head: WordHead = readWordHead({ columns, words }, bytes);
  return photos.map(({ photo, joined, hasPerson }) => ({
    targets: judgedTargets(photo, hasPerson),
    scores: wordScores(tellWords(head, joined).likely),
  }));
}

/**
 * For each word, the lowest probability threshold at which it reaches `wordPrecision`, among the photos with a known
 * target.
 */
export function chooseThresholds(predictions: readonly WordPrediction[]): WordScore[] {
  return PHOTO_WORDS.map(({ word, role }, index) => {
    const photos = predictions
      .flatMap(({ targets, scores }) => {
        const known = targets[index];
        return known === undefined ? [] : [{ isSaid: known.isSaid, score: scores.get(word)! }];
      })
      .sort((first, second) => second.score - first.score);
    return {
      word,
      ...bestCut(photos, SETTINGS.wordPrecision[role], SETTINGS.wordFloor[role]),
      saidBy: photos.filter(({ isSaid }) => isSaid).length,
    };
  });
}

/** How often predicted words are right on photos that were not used to choose the thresholds. */
export function scoreThresholds(
  scores: readonly WordScore[],
  predictions: readonly WordPrediction[],
): { told: number; right: number } {
  const result = { told: 0, right: 0 };
  for (const { targets, scores: told } of predictions) {
    scores.forEach(({ word, threshold }, index) => {
      const known = targets[index];
      if (known === undefined || told.get(word)! < threshold) return;
      result.told += 1;
      result.right += Number(known.isSaid);
    });
  }
  return result;
}

/** The header that goes with the rows. */
export function wordHeader(columns: number, scores: readonly WordScore[]): WordHeadHeader {
  return { columns, words: scores.map(({ word, threshold }) => ({ word, threshold })) };
}

function bestCut(photos: readonly { isSaid: boolean; score: number }[], precision: number, floor: number) {
  let best = { threshold: NEVER, told: 0, right: 0 };
  let right = 0;
  photos.forEach(({ isSaid, score }, index) => {
    right += Number(isSaid);
    const told = index + 1;
    const isEnough = told >= SETTINGS.wordMinimum && score >= floor;
    if (isEnough && right / told >= precision) {
      best = { threshold: Math.floor(score * 1000) / 1000, told, right };
    }
  });
  return best;
}

async function toExamples(examples: readonly WordExample[], columns: number): Promise<MultilabelExamples> {
  const labels = PHOTO_WORDS.length;
  const targets = new Uint8Array(examples.length * labels);
  const weights = new Float32Array(examples.length * labels);
  examples.forEach(({ photo }, row) => {
    wordTargets(photo).forEach((target, label) => {
      targets[row * labels + label] = Number(target?.isSaid ?? false);
      weights[row * labels + label] = target?.weight ?? 0;
    });
  });
  const inputs = examples.map(({ joined }) => joined);
  const kernel = await RowKernel.create(inputs, labels);
  return { kernel, columns, targets, weights, labels };
}
