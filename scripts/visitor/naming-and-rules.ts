/** The button that opens Naming and rules: the page may have other details elements, even for a moment. */
export const NAMING_AND_RULES = '::-p-xpath(//summary[contains(., "Naming and rules")])';
