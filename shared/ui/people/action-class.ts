/** The styles of the panel's smaller actions: they look like links and are large enough for a thumb. */
export const ACTION_CLASS =
  'people-action inline-flex min-h-11 items-center gap-1 text-15 underline underline-offset-4';
