/** So many photos that were moved from one folder to another make a rule worth offering. */
export const CORRECTIONS_FOR_RULE = 3;

/** This share of the corrected photos has to have a word in common, so that the word stands for them. */
export const SHARED_WORD = 0.8;

/** How many words are offered for a rule. */
export const WORDS_OFFERED = 3;

/** Shorter words do not say what a photo shows. */
export const WORD_LENGTH = 3;
