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

/** A photo with the joined input of the category head, without the constant of the bias. */
export interface WordExample {
  readonly photo: TrainingPhoto;
  readonly joined: Float32Array;
  /** Whether the detector saw a person: only then a kind of person is named. */
  readonly hasPerson: boolean;
}

/** What a head says of a photo, and what is known of it. */
export interface WordPrediction {
  readonly targets: readonly (WordTarget | undefined)[];
  /** What a word's threshold is held against. */
  readonly scores: ReadonlyMap<string, number>;
}

/** How well a word is told on photos that its head never saw. */
export interface WordScore {
  readonly word: string;
  readonly threshold: number;
  /** Photos of which somebody used the word. */
  readonly saidBy: number;
  /** Photos of which the head would say it, and of those the ones where somebody did. */
  readonly told: number;
  readonly right: number;
}

/** Above 1: never said. */
const NEVER = 2;

/** Learns for each word whether a person would say it. Rows in 8 bits, in the order of PHOTO_WORDS. */
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

/** What a head that never saw these photos says of them. */
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
 * For each word the lowest probability from which on it is right as often as `wordPrecision` asks, among the
 * photos of which anybody can know.
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

/** How often the words that may be said are right on photos that had no part in choosing the thresholds. */
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
