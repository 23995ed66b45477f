/** This many photos moved from one folder to another make a rule worth offering. */
export const CORRECTIONS_FOR_RULE = 3;

/** This share of the corrected photos must have a word in common for the word to stand for them. */
export const SHARED_WORD = 0.8;

/** How many words are offered for a rule. */
export const WORDS_OFFERED = 3;

/** Shorter words don't tell what a photo shows. */
export const WORD_LENGTH = 3;

/**
 * The share of a board's photos that is reviewed first, and the confidence above which looking pays no more. The least
 * certain fifth held 12 of 16 wrong folders among everyday photos, and 35 of 49 among single things; those below 0.5
 * hold 5 and 16.
 */
export const DOUBT = { share: 0.2, below: 0.9 } as const;
