import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import type { NamingOptions } from './place-photo.ts';

/** The placing of those who never chose anything: the names and folders of the descriptions. */
export const DEFAULT_PLACING: NamingOptions = { rules: [], pattern: DEFAULT_PATTERN };

/**
 * Returns what a batch goes by: all that a person has set, or all but the file names and rules of their own.
 *
 * @param hasOwnRules whether these apply; see `allowanceOf`
 */
export function placingInForce(placing: NamingOptions, hasOwnRules: boolean): NamingOptions {
  if (hasOwnRules) return placing;
  const { likeness: _setAside, ...options } = placing;
  return { ...options, ...DEFAULT_PLACING };
}

/** Returns whether a person has file names or rules of their own. */
export function hasOwnNaming({ pattern, rules, likeness = [] }: NamingOptions): boolean {
  return pattern !== DEFAULT_PATTERN || rules.length > 0 || likeness.length > 0;
}
