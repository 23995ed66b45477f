import type { CarriedRules } from '#core/categories/rules-file.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';

/** Returns the user's pattern and rules, replaced by the rules of a file. Rules that the file doesn't define stay. */
export function withCarried(placing: NamingOptions, { rules, likeness }: CarriedRules): NamingOptions {
  return { ...placing, ...(rules ? { rules } : {}), ...(likeness ? { likeness } : {}) };
}
