import { translator } from '#messages/translate.ts';
import { gapIn } from '#core/wording/punctuation.ts';
import { LANGUAGE } from '../app/language.ts';
import { legalWords } from '#words/legal.ts';
import { wholeDayText } from '../facts/local-text.ts';

const t = translator([legalWords]);

/** A table of a legal page. The first cell of a row is its header. */
export interface LegalTable {
  readonly caption: string;
  /** Column widths in percent, on wide screens. */
  readonly widths: readonly number[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text?: readonly string[];
  /** A paragraph that is added while there are founding members; takes their number. */
  readonly founding?: (members: string) => string;
  readonly list?: readonly string[];
  readonly table?: LegalTable;
  readonly link?: { readonly to: string; readonly label: string };
  /** A link to a file of the site. */
  readonly file?: { readonly href: string; readonly label: string };
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

const UPDATED = new Date('2026-11-21T00:00:00Z');

export const LEGAL = {
  updated: t('legal.updated', { date: wholeDayText(UPDATED, 'UTC') }),
  contents: t('legal.contents'),
  /** Only for pages in other languages than English. */
  translation: `${t('legal.translation')}${gapIn(LANGUAGE)}`,
  original: t('legal.original'),
} as const;

/**
 * The company that operates the external engine to which the server sends the copies (`ENGINE=openai`); undefined for
 * the built-in engine. Must be set together with the server's setting.
 */
export const OUTSIDE_ENGINE: string | undefined = undefined;
