/** This many photos moved from one folder to another make a rule worth offering. */
export const CORRECTIONS_FOR_RULE = 3;

/** This share of the corrected photos must have a word in common for the word to stand for them. */
export const SHARED_WORD = 0.8;

/** How many words are offered for a rule. */
export const WORDS_OFFERED = 3;

/** Shorter words don't tell what a photo shows. */
export const WORD_LENGTH = 3;
