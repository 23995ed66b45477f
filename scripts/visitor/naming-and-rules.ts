/** What opens Naming and rules: the page may have other things that unfold, also for a moment. */
export const NAMING_AND_RULES = '::-p-xpath(//summary[contains(., "Naming and rules")])';
