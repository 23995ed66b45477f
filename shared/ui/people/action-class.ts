/** How the smaller actions of the panel look: as links, and as large as a thumb. */
export const ACTION_CLASS =
  'people-action inline-flex min-h-11 items-center gap-1 text-15 underline underline-offset-4';
