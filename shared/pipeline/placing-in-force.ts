import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';

/** The placing of people who never chose anything: names and folders from descriptions. */
export const DEFAULT_PLACING: NamingOptions = { rules: [], pattern: DEFAULT_PATTERN };

/**
 * Returns what a batch uses: all of a person's settings, or all but their own naming patterns and rules.
 *
 * @param hasOwnRules whether these apply; see `allowanceOf`
 */
export function placingInForce(placing: NamingOptions, hasOwnRules: boolean): NamingOptions {
  if (hasOwnRules) return placing;
  const { likeness: _setAside, ...options } = placing;
  return { ...options, ...DEFAULT_PLACING };
}

/** Returns whether a person has a naming pattern or rules of their own. */
export function hasOwnNaming({ pattern, rules, likeness = [] }: NamingOptions): boolean {
  return pattern !== DEFAULT_PATTERN || rules.length > 0 || likeness.length > 0;
}
