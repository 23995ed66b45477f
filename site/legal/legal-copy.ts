/** A table of a legal page. The first cell of a row names it. */
export interface LegalTable {
  readonly caption: string;
  /** How wide each column is, in percent, where there is room for columns. */
  readonly widths: readonly number[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text?: readonly string[];
  /** One more paragraph where there are founding members, with how many. */
  readonly founding?: (members: string) => string;
  readonly list?: readonly string[];
  readonly table?: LegalTable;
  readonly link?: { readonly to: string; readonly label: string };
  /** A file of the site that is no page. */
  readonly file?: { readonly href: string; readonly label: string };
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export const LEGAL = {
  updated: 'As of November 21, 2026',
  contents: 'On this page',
} as const;

/**
 * An outside engine that the server passes the copies on to (`ENGINE=openai`), by the name of the company behind
 * it. Nothing where the built-in engine looks at them. Whoever sets one on the server sets it here.
 */
export const OUTSIDE_ENGINE: string | undefined = undefined;
