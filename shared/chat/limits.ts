/** The maximum size of an external service's answer, decompressed. */
export const MAX_ANSWER_BYTES = 1024 * 1024;

/** The number of tokens that an answer about a photo may take. */
export const MAX_ANSWER_TOKENS = 300;
