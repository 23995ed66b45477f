/** The maximum lengths of a model's description, name and error message, in characters. */
export const DESCRIPTION_LENGTH = 500;
export const ENGINE_NAME_LENGTH = 80;
export const ENGINE_MESSAGE_LENGTH = 200;

/**
 * If an answer isn't entirely JSON, this many characters are searched for JSON objects, at this many opening braces:
 * the answer may be arbitrary text.
 */
export const SEARCHED_FOR_JSON = { length: 100_000, places: 20 } as const;
