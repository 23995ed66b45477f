/** The styles of a button at the end of a rule. */
export const RULE_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:not-disabled:text-ink disabled:opacity-30';
