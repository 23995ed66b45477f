import type { OrganizingRule } from '../categories/organizing-rule.ts';
import type { LikenessRule } from '../similarity/likeness/likeness-rule.ts';
import type { OtherLanguage } from '../wording/other-language.ts';

/** A person's own rules. */
export interface OwnRules {
  /** The language of folders, unless it is English: a category can then be named in it, or in English. */
  readonly language?: OtherLanguage;
  readonly rules: readonly OrganizingRule[];
  /** They move photos that no word rule places. */
  readonly likeness?: readonly LikenessRule[];
}

/** What is switched on; a missing switch is off. */
export interface NamingSwitches {
  /** Whether to ignore what people wrote about a photo (its name, folder, caption, page). */
  readonly ignoresHints?: boolean;
  /** Whether a photo whose folder is more likely wrong than right goes to Unsorted, unless a rule or a hint decides. */
  readonly unsureToUnsorted?: boolean;
  /** Whether photos that came out badly go to their category's folder instead of Look again. */
  readonly ignoresQuality?: boolean;
}

const SWITCHES = Object.keys({
  ignoresHints: true,
  unsureToUnsorted: true,
  ignoresQuality: true,
} satisfies Record<keyof NamingSwitches, true>) as readonly (keyof NamingSwitches)[];

/** Returns the switches among all settings. */
export function switchesOf(settings: object): NamingSwitches {
  return Object.fromEntries(SWITCHES.map((name) => [name, Reflect.get(settings, name) === true]));
}

/** How photos are placed and named: with the person's own rules and pattern, if the plan includes them. */
export interface NamingOptions extends OwnRules, NamingSwitches {
  readonly pattern: string;
  /** Whether the ZIP has no page, table and checksums. */
  readonly leavesOutList?: boolean;
  /** Whether they stay in English, whatever the language of the interface. */
  readonly isEnglish?: boolean;
  /** Existing folders at the destination: one with the English name of a category is used as it is. */
  readonly existingFolders?: readonly string[];
}
