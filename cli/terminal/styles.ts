/** The styles of terminal texts; each function returns its text, styled or unchanged. */
export interface Styles {
  readonly bold: (text: string) => string;
  readonly green: (text: string) => string;
  readonly red: (text: string) => string;
}

const ESCAPE = '\u001b[';
/** The ECMA-48 SGR codes that begin and end a style. */
const CODES = { bold: [1, 22], green: [32, 39], red: [31, 39] } as const;

/** Unstyled texts. */
export const PLAIN: Styles = { bold: same, green: same, red: same };

/** Colored texts. */
export const COLORED: Styles = {
  bold: (text) => styled(text, CODES.bold),
  green: (text) => styled(text, CODES.green),
  red: (text) => styled(text, CODES.red),
};

/**
 * Returns the styles for a stream: colors only on a terminal, and not with `NO_COLOR` (no-color.org) or on a dumb
 * one.
 */
export function stylesFor(
  { isTTY }: { readonly isTTY?: boolean | undefined },
  { NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): Styles {
  return isTTY === true && !NO_COLOR && TERM !== 'dumb' ? COLORED : PLAIN;
}

function styled(text: string, [begin, end]: readonly [number, number]): string {
  return `${ESCAPE}${begin}m${text}${ESCAPE}${end}m`;
}

function same(text: string): string {
  return text;
}
