import type { RuleKind } from '#core/batch/batch-event.ts';
import type { OwnRules } from '#core/naming/naming-options.ts';
import { categoryByLikeness } from '#core/similarity/likeness/likeness-rule.ts';
import { categoryNamed } from '#core/wording/own-folders.ts';
import { categoryByRules } from '#core/categories/organizing-rule.ts';

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
