import { MAX_RULES, type OrganizingRule } from '#core/organizing-rule.ts';
import type { CarriedRules } from '#core/rules-file.ts';
import { learnedRules } from '#core/unsure/learned-rule.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { PlacingInUse } from './use-placing.ts';

/** The rules that a person wrote themselves. */
export function ownOf({ rules }: NamingOptions): readonly OrganizingRule[] {
  return rules.filter(({ isLearned }) => !isLearned);
}

/**
 * A person's pattern and rules with the rules of a file in place of theirs. Of what a file says nothing, theirs stay; where
 * learned rules alone count, they alone are taken.
 */
export function withCarried(
  placing: NamingOptions,
  { rules, likeness }: CarriedRules,
  inUse: PlacingInUse,
): NamingOptions {
  const taken = rules && (inUse === 'all' ? rules : [...learnedRules(rules), ...ownOf(placing)]);
  return {
    ...placing,
    ...(taken ? { rules: taken.slice(0, MAX_RULES) } : {}),
    ...(likeness ? { likeness } : {}),
  };
}

/** How many rules of a file are not taken. */
export function leftAsideOf({ rules = [] }: CarriedRules, inUse: PlacingInUse): number {
  return inUse === 'all' ? 0 : rules.length - learnedRules(rules).length;
}
