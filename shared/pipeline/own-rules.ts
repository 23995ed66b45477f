import { categoryByLikeness, type LikenessRule } from '#core/similarity/likeness/likeness-rule.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import { categoryNamed } from '#core/wording/own-folders.ts';
import { categoryByRules, type OrganizingRule } from '#core/categories/organizing-rule.ts';

/** A person's own rules. */
export interface OwnRules {
  /** The language of folders, if it is not English: a category may then be named in it, or in English. */
  readonly language?: OtherLanguage;
  readonly rules: readonly OrganizingRule[];
  /** They move photos that no rule of words places. */
  readonly likeness?: readonly LikenessRule[];
}

/** The folder of a photo by a person's own rules. */
export interface RuledFolder {
  readonly category: string;
  readonly isByLikeness: boolean;
}

/**
 * The folder that the person's own rules decide: those of words first, then those by likeness. Undefined if none fits.
 *
 * @param searched the text to which rules of words apply
 * @param told the folder that the photo has without rules
 * @param sketch missing where the engine gives none
 */
export function folderByOwnRules(
  searched: string,
  told: string,
  sketch: string | undefined,
  { rules, likeness, language }: OwnRules,
): RuledFolder | undefined {
  const byWords = categoryByRules(searched, rules);
  const isByLikeness = byWords === undefined;
  const named = byWords ?? categoryByLikeness(sketch, told, likeness);
  if (named === undefined) return undefined;
  return { category: (language && categoryNamed(named)) ?? named, isByLikeness };
}
