import type { LikenessRule } from './likeness-rule.ts';
import { MAX_LIKENESS_RULES, MAX_RULE_NAME, SKETCH_VERSION, WEIGHTS_TEXT_LENGTH } from './limits.ts';
import { readWeights } from './weights.ts';

/** What is wrong with likeness rules, as a sentence that names the rule. */
export interface LikenessProblem {
  readonly problem: string;
}

/**
 * Reads the likeness rules of a file that anyone may have written; returns the problem of the first invalid one.
 *
 * @param data the file's `likeness`
 */
export function checkLikenessRules(data: unknown): readonly LikenessRule[] | LikenessProblem {
  if (!Array.isArray(data)) return { problem: 'Expected { "likeness": [ … ] }.' };
  if (data.length > MAX_LIKENESS_RULES) {
    return { problem: `There may be ${MAX_LIKENESS_RULES} likeness rules at most.` };
  }
  const rules: LikenessRule[] = [];
  for (const [index, entry] of data.entries()) {
    const rule = checkLikenessRule(entry);
    if (typeof rule === 'string') return { problem: `Likeness rule ${index + 1}: ${rule}` };
    rules.push(rule);
  }
  return rules;
}

/** The rule, without other fields; else its problem. */
export function checkLikenessRule(entry: unknown): LikenessRule | string {
  if (typeof entry !== 'object' || entry === null) {
    return 'expected "from", "category", "learnedFrom" and "weights".';
  }
  const { from, category, learnedFrom, weights } = entry as Partial<Record<keyof LikenessRule, unknown>>;
  if (!isName(from)) return `"from" must be a folder name of ${MAX_RULE_NAME} characters at most.`;
  if (!isName(category)) return `"category" must be a folder name of ${MAX_RULE_NAME} characters at most.`;
  if (!Number.isSafeInteger(learnedFrom) || (learnedFrom as number) < 1) {
    return '"learnedFrom" must be a number of photos.';
  }
  if (typeof weights !== 'string') return '"weights" is missing.';
  if (/^\d+\./.test(weights) && !weights.startsWith(SKETCH_VERSION)) {
    return '"weights" are of another version of the engine. Make the rule again with this one.';
  }
  if (weights.length !== WEIGHTS_TEXT_LENGTH || !readWeights(weights)) {
    return '"weights" are damaged. Export the rules again.';
  }
  return { from, category: category.trim(), learnedFrom: learnedFrom as number, weights };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_RULE_NAME;
}
