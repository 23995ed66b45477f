import { AppError } from './failure.ts';

/** What a pattern may draw on for one photo. */
export interface NamingFacts {
  /** The short name made from the description. */
  readonly name: string;
  /** The original's name without its extension. */
  readonly original: string;
  readonly category: string;
  /** When the photo was taken, as local time `YYYY-MM-DDTHH:mm:ss`: from EXIF, else the file's own time. */
  readonly takenAt: string;
  /** The photo's place in the batch, from 1. */
  readonly number: number;
}

/** The pattern of those who never chose one. */
export const DEFAULT_PATTERN = '{name}';

const TOKEN = /\{([a-z]+)(?::([^{}]*))?\}/g;
const DATE_PARTS = /YYYY|YY|MM|DD|HH|mm|ss/g;
const DEFAULT_DATE = 'YYYY-MM-DD';
const MAX_DIGITS = 9;

/**
 * The name that a pattern such as `{date:YYYY-MM-DD}_{name}` gives a photo.
 *
 * Tokens: `{name}`, `{original}`, `{category}`, `{date}` or `{date:YYYY-MM-DD HH.mm}`, `{n}` or `{n:3}` (digits).
 * The result still has to be made safe and unique; see `ArchivePaths`.
 *
 * @throws {AppError} `rules-invalid` for a token that does not exist, or a pattern without any
 */
export function applyPattern(pattern: string, facts: NamingFacts): string {
  const problem = patternProblem(pattern);
  if (problem) throw new AppError({ code: 'rules-invalid', details: { message: problem } });
  return pattern.replace(TOKEN, (_token, key: string, option: string | undefined) => {
    switch (key) {
      case 'original':
        return facts.original;
      case 'category':
        return facts.category;
      case 'date':
        return dated(facts.takenAt, option || DEFAULT_DATE);
      case 'n':
        return String(facts.number).padStart(Number(option ?? 1), '0');
      default:
        return facts.name;
    }
  });
}

/** What is wrong with a pattern, as a sentence for the person who typed it; nothing when it is good. */
export function patternProblem(pattern: string): string | undefined {
  const tokens = [...pattern.matchAll(TOKEN)];
  if (tokens.length === 0) return 'Use at least one of {name}, {original}, {category}, {date} or {n}.';
  for (const [token, key = '', option] of tokens) {
    if (!['name', 'original', 'category', 'date', 'n'].includes(key)) return `There is no ${token}.`;
    if (key === 'n' && option !== undefined && !(/^[1-9]$/.test(option) && Number(option) <= MAX_DIGITS)) {
      return `${token} needs a number of digits from 1 to ${MAX_DIGITS}, such as {n:3}.`;
    }
    if (['name', 'original', 'category'].includes(key) && option !== undefined)
      return `{${key}} takes no option.`;
    if (key === 'date' && option !== undefined && !option.match(DATE_PARTS)) {
      return `${token} needs a form such as {date:YYYY-MM-DD}.`;
    }
  }
  if (/[{}]/.test(pattern.replace(TOKEN, ''))) return 'A brace is open, or closed without being opened.';
  return undefined;
}

function dated(takenAt: string, form: string): string {
  const parts: Record<string, string> = {
    YYYY: takenAt.slice(0, 4),
    YY: takenAt.slice(2, 4),
    MM: takenAt.slice(5, 7),
    DD: takenAt.slice(8, 10),
    HH: takenAt.slice(11, 13),
    mm: takenAt.slice(14, 16),
    ss: takenAt.slice(17, 19),
  };
  return form.replace(DATE_PARTS, (part) => parts[part] ?? part);
}
