import type { Translate } from '#messages/translate.ts';
import { pathOf, safeFolder } from './archive-path.ts';
import { splitPath } from './folder-path.ts';
import { AppError } from '../failure.ts';

/** The values that a pattern can use for one photo. */
export interface NamingFacts {
  /** The short name made from the description. */
  readonly name: string;
  /** The original's name without its extension. */
  readonly original: string;
  readonly category: string;
  /** When the photo was taken, local time `YYYY-MM-DDTHH:mm:ss` as far as it is known; empty if unknown. */
  readonly takenAt: string;
  /** Where it was taken, in words; empty if unknown. */
  readonly place: string;
  /** The photo's number in the batch, from 1. */
  readonly number: number;
}

/** The default pattern. */
export const DEFAULT_PATTERN = '{name}';

const TOKEN = /\{([a-z]+)(?::([^{}]*))?\}/g;
/** What a form of a date can be made of. */
export const DATE_PARTS = /YYYY|YY|MM|DD|HH|mm|ss/g;
const DEFAULT_DATE = 'YYYY-MM-DD';

/** What a pattern says in braces. */
interface PatternToken {
  /** Its value for a photo. `option` is behind the colon. */
  readonly valueOf: (facts: NamingFacts, option?: string) => string;
  /** Whether a photo has no value, which removes the token with what separates it. */
  readonly isLacking?: (facts: NamingFacts) => boolean;
  /** What may follow a colon. */
  readonly option?: {
    readonly example: string;
    readonly isValid: (option: string) => boolean;
    readonly problem: 'date-form' | 'digits';
  };
}

/** All that names can be made of, in the order in which texts list them. */
const PATTERN_TOKENS: Readonly<Record<string, PatternToken>> = {
  name: { valueOf: ({ name }) => name },
  original: { valueOf: ({ original }) => original },
  category: { valueOf: ({ category }) => category },
  date: {
    valueOf: ({ takenAt }, form) => dated(takenAt, form || DEFAULT_DATE),
    isLacking: ({ takenAt }) => takenAt === '',
    option: {
      example: DEFAULT_DATE,
      isValid: (form) => form.match(DATE_PARTS) !== null,
      problem: 'date-form',
    },
  },
  place: { valueOf: ({ place }) => place, isLacking: ({ place }) => place.trim() === '' },
  n: {
    valueOf: ({ number }, digits = '1') => String(number).padStart(Number(digits), '0'),
    option: { example: '3', isValid: (digits) => /^[1-9]$/.test(digits), problem: 'digits' },
  },
};

const TOKENS = Object.keys(PATTERN_TOKENS).map((key) => writtenToken(key));

/** The tokens of a pattern, each with an option if it takes one. */
export const PATTERN_EXAMPLES: readonly string[] = Object.entries(PATTERN_TOKENS).map(([key, { option }]) =>
  writtenToken(key, option?.example),
);

/** Returns a token of a pattern or scheme as it is written. */
export function writtenToken(key: string, option?: string): string {
  return `{${option === undefined ? key : `${key}:${option}`}}`;
}

/** Returns tokens for a sentence that lists them, the last one apart. */
export function tokenWords(tokens: readonly string[], t: Translate<'rules'>) {
  const others = tokens.slice(0, -1).reduce((before, token) => t('rules.tokens', { tokens: before, token }));
  return { others, last: tokens.at(-1) ?? '' };
}

/** Returns a token by its name; a name of the prototype of objects is none. */
function tokenOf(key: string): PatternToken | undefined {
  return Object.hasOwn(PATTERN_TOKENS, key) ? PATTERN_TOKENS[key] : undefined;
}

/** What stands between the tokens and words of a pattern: neither of them, nor brackets. */
const GAP = String.raw`[^\p{L}\p{N}{}()[\]\uE000]*`;
/** Marks a token whose value is unknown. A private character, which no pattern needs. */
const LACKING = '\uE000';
/** Also with the unit behind a part of a date: `{date:YYYY}年`. */
const LACKING_UNIT = `${LACKING}[年月日時分秒]?`;
const LACKING_RUN = new RegExp(`(${GAP})${LACKING_UNIT}(?:${GAP}${LACKING_UNIT})*(${GAP})`, 'gu');
const IN_BRACKETS = /(\(|\[)([^()[\]]*)(\)|\])/gu;

/**
 * Applies a pattern such as `{date:YYYY-MM-DD}_{name}` to a photo.
 *
 * Its tokens are those of `PATTERN_TOKENS`. An unknown date or place is removed with one adjacent separator, and if it
 * leaves no token, the name alone remains. The result is not yet safe and unique; see `assignPaths`.
 *
 * @throws {AppError} `rules-invalid` for an unknown token, or a pattern without tokens
 */
export function applyPattern(pattern: string, facts: NamingFacts): string {
  refuse(pattern, patternProblem(pattern));
  const rest = known(pattern, facts);
  return filled(hasToken(rest) ? rest : DEFAULT_PATTERN, facts);
}

function hasToken(pattern: string): boolean {
  return pattern.search(TOKEN) >= 0;
}

function refuse(pattern: string, problem: PatternProblem | undefined): void {
  if (problem)
    throw new AppError({ code: 'rules-invalid', details: { message: `${pattern}: ${problem.kind}` } });
}

/** The pattern without the tokens whose value is unknown; without any if nothing else is left. */
function known(pattern: string, facts: NamingFacts): string {
  const isLacking = (key: string) => tokenOf(key)?.isLacking?.(facts) === true;
  const marked = pattern.replace(TOKEN, (token, key: string) => (isLacking(key) ? LACKING : token));
  if (marked === pattern) return pattern;
  // Brackets around nothing else go, too.
  const closed = marked.replace(IN_BRACKETS, (all, open: string, inside: string, close: string) => {
    if (!inside.includes(LACKING)) return all;
    const rest = withoutLacking(inside);
    return hasToken(rest) ? `${open}${rest}${close}` : LACKING;
  });
  return withoutLacking(closed);
}

function withoutLacking(marked: string): string {
  return marked.replace(LACKING_RUN, (found: string, before: string, after: string, at: number) => {
    const isAtEnd = at === 0 || at + found.length === marked.length;
    return isAtEnd ? '' : before || after;
  });
}

function filled(pattern: string, facts: NamingFacts): string {
  return pattern.replace(
    TOKEN,
    (_, key: string, option: string | undefined) => tokenOf(key)?.valueOf(facts, option) ?? '',
  );
}

/** The file name in the archive by this pattern: safe, and with its extension. */
export function fileNameByPattern(pattern: string, facts: NamingFacts, extension: string): string {
  return splitPath(
    pathOf({ folder: safeFolder([facts.category]), name: applyPattern(pattern, facts), extension }),
  ).fileName;
}

/** The error in a pattern, and its token. */
export type PatternProblem =
  | { readonly kind: 'no-token' | 'brace' | 'slash' }
  | { readonly kind: 'unknown-token' | 'digits' | 'no-option' | 'date-form'; readonly token: string };

/** The error in a pattern; undefined if it is valid. */
export function patternProblem(pattern: string): PatternProblem | undefined {
  const tokens = [...pattern.matchAll(TOKEN)];
  if (tokens.length === 0) return { kind: 'no-token' };
  for (const [token, key = '', option] of tokens) {
    const found = tokenOf(key);
    if (!found) return { kind: 'unknown-token', token };
    if (option === undefined) continue;
    if (!found.option) return { kind: 'no-option', token: writtenToken(key) };
    if (!found.option.isValid(option)) return { kind: found.option.problem, token };
  }
  if (/[{}]/.test(pattern.replace(TOKEN, ''))) return { kind: 'brace' };
  // A slash would be removed when the name is made safe, and not create a folder.
  return /[/\\]/.test(pattern) ? { kind: 'slash' } : undefined;
}

/** The problem as a message for the user. */
export function patternProblemText(problem: PatternProblem, t: Translate<'rules'>): string {
  switch (problem.kind) {
    case 'no-token':
      return t('rules.noToken', tokenWords(TOKENS, t));
    case 'brace':
      return t('rules.brace');
    case 'slash':
      return t('rules.slash');
    case 'unknown-token':
      return t('rules.unknownToken', { token: problem.token });
    case 'digits':
      return t('rules.digits', { token: problem.token });
    case 'no-option':
      return t('rules.noOption', { token: problem.token });
    case 'date-form':
      return t('rules.dateForm', { token: problem.token });
  }
}

/** What separates the parts of a date that are missing at its ends. */
const LOOSE_ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * A local time in the form asked for, such as `YYYY-MM`, as far as it is known.
 *
 * @param takenAt `YYYY-MM-DDTHH:mm:ss`, or only the day, the month or the year of it
 */
export function dated(takenAt: string, form: string): string {
  const parts: Record<string, string> = {
    YYYY: takenAt.slice(0, 4),
    YY: takenAt.slice(2, 4),
    MM: takenAt.slice(5, 7),
    DD: takenAt.slice(8, 10),
    HH: takenAt.slice(11, 13),
    mm: takenAt.slice(14, 16),
    ss: takenAt.slice(17, 19),
  };
  const text = form.replace(DATE_PARTS, (part) => parts[part] ?? part);
  const isWhole = form.match(DATE_PARTS)?.every((part) => parts[part] !== '') ?? true;
  return isWhole ? text : text.replace(LOOSE_ENDS, '');
}
