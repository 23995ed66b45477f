const BASE =
  'min-h-11 min-w-0 rounded-surface border border-edge bg-surface px-3 text-15 aria-invalid:border-accent placeholder:text-quiet';

/** The styles of a text field. */
export const TEXT_FIELD_CLASS = BASE;

/** The styles of a field for file names, words and patterns. */
export const FIELD_CLASS = `${BASE} font-mono`;
