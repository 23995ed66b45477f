/** The look of a field for text. */
export const FIELD_CLASS =
  'min-h-11 min-w-0 rounded-surface border border-edge bg-surface px-3 font-mono text-15 aria-invalid:border-accent placeholder:text-quiet';
