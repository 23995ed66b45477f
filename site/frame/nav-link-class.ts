/** A link, or what opens more links, in the header. */
export const NAV_LINK_CLASS =
  'inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-15 font-medium text-quiet hover:text-ink aria-[current=page]:text-ink data-[state=open]:text-ink';

/** The list that it opens. */
export const DROPDOWN_CLASS = 'light-table absolute top-full left-0 w-72 p-2 shadow-lifted';
