import type { CarriedRules } from '#core/categories/rules-file.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';

/** A person's pattern and rules with the rules of a file in place of theirs. Of what a file says nothing, theirs stay. */
export function withCarried(placing: NamingOptions, { rules, likeness }: CarriedRules): NamingOptions {
  return { ...placing, ...(rules ? { rules } : {}), ...(likeness ? { likeness } : {}) };
}
