import type { LikenessRule } from '../similarity/likeness/likeness-rule.ts';
import { MAX_RULES, MAX_WORDS, type OrganizingRule } from '../categories/organizing-rule.ts';

/** A rule made from a person's corrections. */
export interface LearnedRule {
  readonly word: string;
  readonly category: string;
}

/** A rule made from a person's corrections: by a word, or by likeness. */
export type Learned = LearnedRule | LikenessRule;

/**
 * Adds a learned rule, at the front, because it is the person's latest wish. Another word for the same folder joins
 * the rule learned for that folder while that has room, and no other learned rule keeps the word.
 *
 * @returns the same rules if there is no room
 */
export function withLearnedRule(
  rules: readonly OrganizingRule[],
  { word, category }: LearnedRule,
): readonly OrganizingRule[] {
  const own = rules.find(
    (rule) => rule.isLearned && rule.category === category && rule.has.length < MAX_WORDS,
  );
  const others = rules.flatMap((rule) => {
    if (rule === own) return [];
    if (!rule.isLearned) return [rule];
    const has = rule.has.filter((other) => other !== word);
    return has.length > 0 ? [{ ...rule, has }] : [];
  });
  if (others.length >= MAX_RULES) return rules;
  const has = [word, ...(own?.has ?? []).filter((other) => other !== word)];
  return [{ has, category, isLearned: true }, ...others];
}
