/** The styles of a link in the header, or of a button that opens a list of links. */
export const NAV_LINK_CLASS =
  'inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-15 font-medium text-quiet hover:text-ink aria-[current=page]:text-ink data-[state=open]:text-ink';

/** The styles of a dropdown list in the header. */
export const DROPDOWN_CLASS = 'light-table absolute top-full left-0 w-72 p-2 shadow-lifted';
