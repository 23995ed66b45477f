/** The maximum size of an external service's answer, decompressed. */
export const MAX_ANSWER_BYTES = 1024 * 1024;

/** The maximum number of tokens of an answer about a photo. */
export const MAX_ANSWER_TOKENS = 300;
