import { fitLikeness, likenessScore } from './fit-likeness.ts';
import {
  MAX_LIKENESS_RULES,
  MOST_FITTED,
  PHOTOS_TO_FIT,
  SHARE_FOUND,
  SHARE_TAKEN,
  TAKEN_FROM,
} from './limits.ts';
import { checkLikenessRule } from './read-likeness-rules.ts';
import { readSketch } from './sketch.ts';
import { readWeights, writeWeights } from './weights.ts';

/** "Photos of the category `from` that look like the ones a person moved go to the folder `category`." */
export interface LikenessRule {
  readonly from: string;
  /** Any name. */
  readonly category: string;
  /** How many moved photos it was learned from. */
  readonly learnedFrom: number;
  /** The classifier as text: the version of sketches, then the weights and the bias as float32. */
  readonly weights: string;
}

/** A rule, and its leave-one-out result on the photos that it was learned from. */
export interface TriedLikenessRule {
  readonly rule: LikenessRule;
  /** How many of the `moved` photos it would have found. */
  readonly found: number;
  readonly moved: number;
  /** How many of the `stayed` photos it would have moved wrongly. */
  readonly taken: number;
  readonly stayed: number;
}

/** The sketches of photos that a person moved to another folder, and of those that they left. */
export interface LikenessExamples {
  readonly from: string;
  readonly category: string;
  readonly moved: readonly string[];
  readonly stayed: readonly string[];
}

/**
 * Learns a rule that finds photos like the ones a person moved; undefined if there are too few, or if their looks
 * don't separate them from the photos that stayed.
 */
export function tryLikenessRule({
  from,
  category,
  moved,
  stayed,
}: LikenessExamples): TriedLikenessRule | undefined {
  const [kind, others] = [moved, stayed].map(readSketches) as [Float32Array[], Float32Array[]];
  if (kind.length < PHOTOS_TO_FIT || others.length < PHOTOS_TO_FIT) return undefined;
  const fit = fitLikeness(kind, others);
  const isTaken = fit.scoresWithout.map((score) => score >= TAKEN_FROM);
  const found = isTaken.slice(0, kind.length).filter(Boolean).length;
  const taken = isTaken.slice(kind.length).filter(Boolean).length;
  if (found < kind.length * SHARE_FOUND || taken > others.length * SHARE_TAKEN) return undefined;
  const rule = { from, category, learnedFrom: kind.length, weights: writeWeights(fit) };
  return { rule, found, moved: kind.length, taken, stayed: others.length };
}

/**
 * Returns the folder of the rule that fits a photo of a category best; undefined if none fits. Rules can follow each
 * other, each once, so that photos that one rule took wrongly can be moved on by another learned from them.
 *
 * @param sketch missing if the engine gives none
 */
export function categoryByLikeness(
  sketch: string | undefined,
  category: string,
  rules: readonly LikenessRule[] = [],
): string | undefined {
  if (!rules.some(({ from }) => from === category)) return undefined;
  const values = sketch === undefined ? undefined : readSketch(sketch);
  if (!values) return undefined;
  let found: LikenessRule | undefined;
  const left = new Set(rules);
  for (;;) {
    const next = bestRule(values, found?.category ?? category, left);
    if (!next) return found?.category;
    left.delete(next);
    found = next;
  }
}

/** Returns the rules with a new one at the front; the oldest is dropped if there are too many. */
export function withLikenessRule(
  rules: readonly LikenessRule[] = [],
  rule: LikenessRule,
): readonly LikenessRule[] {
  return [rule, ...rules].slice(0, MAX_LIKENESS_RULES);
}

/** Reads stored rules, without those that are invalid or of other sketches. */
export function readLikenessRules(data: unknown): readonly LikenessRule[] {
  if (!Array.isArray(data)) return [];
  return data
    .flatMap((entry: unknown): LikenessRule[] => {
      const rule = checkLikenessRule(entry);
      return typeof rule === 'string' ? [] : [rule];
    })
    .slice(0, MAX_LIKENESS_RULES);
}

function bestRule(
  sketch: Float32Array,
  category: string,
  rules: Iterable<LikenessRule>,
): LikenessRule | undefined {
  let best: { readonly rule: LikenessRule; readonly score: number } | undefined;
  for (const rule of rules) {
    if (rule.from !== category) continue;
    const weights = readWeights(rule.weights);
    const score = weights ? likenessScore(weights, sketch) : -Infinity;
    if (score >= TAKEN_FROM && score > (best?.score ?? -Infinity)) best = { rule, score };
  }
  return best?.rule;
}

/** At most `MOST_FITTED` of them, spread evenly. */
function readSketches(texts: readonly string[]): Float32Array[] {
  const step = Math.max(1, texts.length / MOST_FITTED);
  const count = Math.min(texts.length, MOST_FITTED);
  return Array.from({ length: count }, (_, at) => texts[Math.floor(at * step)]!).flatMap(
    (text) => readSketch(text) ?? [],
  );
}
