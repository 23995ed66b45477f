import type { LikenessRule } from '../similarity/likeness/likeness-rule.ts';
import { MAX_RULES, type OrganizingRule } from '../categories/organizing-rule.ts';

/** A rule that a person makes of what they corrected. */
export interface LearnedRule {
  readonly word: string;
  readonly category: string;
}

/** A rule of what a person corrected: by a word, or by what the photos look like. */
export type Learned = LearnedRule | LikenessRule;

/**
 * The rules with one that was learned: it comes first, since it is what the person wanted last. Another word for the same
 * folder joins the rule that was learned for it, and no other learned rule keeps the word.
 *
 * @returns the same rules if there is room for no more
 */
export function withLearnedRule(
  rules: readonly OrganizingRule[],
  { word, category }: LearnedRule,
): readonly OrganizingRule[] {
  const own = rules.find((rule) => rule.isLearned && rule.category === category);
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
