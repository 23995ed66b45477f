import type { RuleKind } from '#core/batch/batch-event.ts';
import type { OwnRules } from '#core/naming/naming-options.ts';
import { categoryByLikeness } from '#core/similarity/likeness/likeness-rule.ts';
import { categoryNamed } from '#core/wording/own-folders.ts';
import { categoryByRules, type OrganizingRule } from '#core/categories/organizing-rule.ts';
import { englishFor } from '#core/wording/to-english.ts';
import type { Tongue } from '#core/wording/tongue.ts';

/** The folder that a person's own rules give a photo. */
export interface RuledFolder {
  readonly category: string;
  readonly kind: RuleKind;
}

/**
 * Returns the folder that the person's own rules decide: word rules first, then likeness rules. Undefined if none
 * fits.
 *
 * @param searched the text to which word rules apply
 * @param told the photo's folder without rules
 * @param sketch missing if the engine gives none
 */
export function folderByOwnRules(
  searched: string,
  told: string,
  sketch: string | undefined,
  { rules, likeness, language }: OwnRules,
): RuledFolder | undefined {
  const byWords = categoryByRules(searched, rules);
  const named = byWords ?? categoryByLikeness(sketch, told, likeness);
  if (named === undefined) return undefined;
  return {
    category: (language && categoryNamed(named)) ?? named,
    kind: byWords === undefined ? 'likeness' : 'words',
  };
}

/**
 * Returns word rules that also match what their words mean in English: engines describe in English, and a German "Hund"
 * stands for every breed that an English description calls a dog.
 */
export function withMeanings(rules: readonly OrganizingRule[], tongue: Tongue): readonly OrganizingRule[] {
  return rules.map((rule) => ({
    ...rule,
    has: [...rule.has, ...rule.has.flatMap((phrase) => englishFor(phrase, tongue) ?? [])],
  }));
}
