import { safeFolder } from '../naming/archive-path.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import { FOLDER_DEPTH } from '../limits.ts';
import { DATE_PARTS, dated } from '../naming/naming-pattern.ts';

/** What folders can be made of. Unknown values are empty. */
export interface SchemeFacts {
  readonly category: string;
  /** Local time, `YYYY-MM-DDTHH:mm:ss`, or the day alone. */
  readonly date: string;
  /** As `eventNames` gives it. */
  readonly event: string;
  readonly city: string;
  readonly country: string;
  /** How many people a photo is of, in words: `Two people`. */
  readonly people: string;
  /** The name of the person in it. */
  readonly person: string;
  /** The albums of the photo's export, best first. */
  readonly albums: readonly string[];
  /** The folders that it came from, outermost first. */
  readonly folders: readonly string[];
}

/** The scheme of those who chose none: a folder for each category. */
export const CATEGORY_SCHEME = '{category}';

const TOKEN = /\{([a-z]+)(?::([^{}]*))?\}/g;
const TOKENS: ReadonlySet<string> = new Set([
  'category',
  'date',
  'event',
  'city',
  'country',
  'people',
  'person',
  'album',
  'folder',
]);
const DEFAULT_DATE = 'YYYY';
/** What is left over at the ends of a folder's name where a value is unknown. */
const LOOSE_ENDS = /^[\s_.,+&–—-]+|[\s_.,+&–—-]+$|\(\s*\)|\[\s*\]/gu;

/** What is wrong with a scheme, and where. */
export type SchemeProblem =
  | { readonly kind: 'no-token' | 'brace' | 'too-deep' }
  | { readonly kind: 'unknown-token' | 'no-option' | 'date-form'; readonly token: string };

/** The error in a scheme; undefined if it is valid. */
export function schemeProblem(scheme: string): SchemeProblem | undefined {
  const tokens = [...scheme.matchAll(TOKEN)];
  if (tokens.length === 0) return { kind: 'no-token' };
  for (const [token, key = '', option] of tokens) {
    if (!TOKENS.has(key)) return { kind: 'unknown-token', token };
    if (key === 'date' && option !== undefined && !option.match(DATE_PARTS))
      return { kind: 'date-form', token };
    if (key !== 'date' && option !== undefined) return { kind: 'no-option', token: `{${key}}` };
  }
  const parts = scheme.split('/');
  if (parts.some((part) => /[{}]/.test(part.replace(TOKEN, '')))) return { kind: 'brace' };
  return parts.length > FOLDER_DEPTH ? { kind: 'too-deep' } : undefined;
}

/** The tokens of a scheme by their names, such as `date`. */
export function tokensOf(scheme: string): string[] {
  return Array.from(scheme.matchAll(TOKEN), ([, key = '']) => key);
}

/**
 * The folder of a photo by a scheme such as `{date:YYYY}/{event}/{category}`.
 *
 * Tokens: `{category}`, `{date}` (the year) or `{date:YYYY-MM}`, `{event}`, `{city}`, `{country}`, `{people}`, `{person}`, `{album}` (the
 * first one) and `{folder}` (all the folders that it came from, one within the other). A folder of which nothing is known is
 * left out; a photo of which nothing at all is known keeps its category.
 */
export function folderByScheme(scheme: string, facts: SchemeFacts): FolderPath {
  const filled = scheme.split('/').flatMap((part) => partsOf(part, facts));
  // Of a year without a month there is one folder, not one within the other.
  const parts = filled.filter((part, at) => part !== facts.date || part !== filled[at - 1]);
  return safeFolder(parts.length > 0 ? parts : [facts.category]);
}

function partsOf(part: string, facts: SchemeFacts): readonly string[] {
  if (part.trim() === '{folder}') return facts.folders;
  const values = Array.from(part.matchAll(TOKEN), ([, key = '', option]) => valueOf(key, option, facts));
  if (values.length > 0 && values.every((value) => value === '')) return [];
  let at = 0;
  const filled = part.replace(TOKEN, () => values[at++] ?? '');
  // A slash in a value, as in Biel/Bienne, begins no folder.
  const named = filled.replaceAll(/[/\\]/g, '-').replaceAll(/\s+/gu, ' ');
  const name = values.includes('') ? named.replace(LOOSE_ENDS, '') : named;
  return name === '' ? [] : [name];
}

function valueOf(key: string, option: string | undefined, facts: SchemeFacts): string {
  switch (key) {
    case 'date':
      return facts.date === '' ? '' : dated(facts.date, option || DEFAULT_DATE);
    case 'event':
      return facts.event;
    case 'city':
      return facts.city;
    case 'country':
      return facts.country;
    case 'people':
      return facts.people;
    case 'person':
      return facts.person;
    case 'album':
      return facts.albums[0] ?? '';
    case 'folder':
      return facts.folders.at(-1) ?? '';
    default:
      return facts.category;
  }
}
