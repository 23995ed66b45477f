const BASE =
  'min-h-11 min-w-0 rounded-surface border border-edge bg-surface px-3 text-15 aria-invalid:border-accent placeholder:text-quiet';

/** The look of a field for text. */
export const TEXT_FIELD_CLASS = BASE;

/** The look of a field for file names, words and patterns. */
export const FIELD_CLASS = `${BASE} font-mono`;
