import { safeFolder } from '../naming/archive-path.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import { FOLDER_DEPTH } from '../limits.ts';
import { DATE_PARTS } from '../naming/naming-pattern.ts';
import { folderNameIn } from '../wording/own-folders.ts';
import { type FiledPhoto, isUndated, SCHEME_TOKENS, type SchemeToken } from './scheme-tokens.ts';

/** The scheme of those who chose none: a folder for each category. */
export const CATEGORY_SCHEME = '{category}';

const TOKEN = /\{([a-z]+)(?::([^{}]*))?\}/g;
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
    const known = tokenOf(key);
    if (!known) return { kind: 'unknown-token', token };
    if (option === undefined) continue;
    if (known.form === undefined) return { kind: 'no-option', token: `{${key}}` };
    if (!option.match(DATE_PARTS)) return { kind: 'date-form', token };
  }
  const parts = scheme.split('/');
  if (parts.some((part) => /[{}]/.test(part.replace(TOKEN, '')))) return { kind: 'brace' };
  return parts.length > FOLDER_DEPTH ? { kind: 'too-deep' } : undefined;
}

/** Returns a token by its name; a name of the prototype of objects is none. */
function tokenOf(key: string): SchemeToken | undefined {
  return Object.hasOwn(SCHEME_TOKENS, key) ? SCHEME_TOKENS[key] : undefined;
}

/** The tokens of a scheme by their names, such as `date`. */
export function tokensOf(scheme: string): string[] {
  return Array.from(scheme.matchAll(TOKEN), ([, key = '']) => key);
}

/**
 * The folder of a photo by a scheme such as `{date:YYYY}/{event}/{category}`.
 *
 * Its tokens are those of `SCHEME_TOKENS`. A folder of which nothing is known is
 * left out; a photo of which nothing at all is known keeps its category. Photos
 * without a date are in the folder `Undated` where the scheme asks for a date.
 */
export function folderByScheme(scheme: string, photo: FiledPhoto): FolderPath {
  const schemeParts = scheme.split('/');
  const dateAt = isUndated(photo) ? schemeParts.findIndex((part) => tokensOf(part).includes('date')) : -1;
  const filled = schemeParts.flatMap((part, at) => {
    const own = partsOf(part, photo);
    return at === dateAt ? [folderNameIn('Undated', photo.language)].concat(own) : own;
  });
  // A year without a month, or a category without a topic, is one folder, not one inside the other.
  const isRepeatable = (part: string) => part !== photo.date && part !== photo.category;
  const parts = filled.filter((part, at) => isRepeatable(part) || part !== filled[at - 1]);
  return safeFolder(parts.length > 0 ? parts : [photo.category]);
}

function partsOf(part: string, photo: FiledPhoto): readonly string[] {
  const tokens = Array.from(part.matchAll(TOKEN), ([token, key = '', form]) => ({ token, key, form }));
  const [only] = tokens;
  const folders = only && part.trim() === only.token ? tokenOf(only.key)?.foldersOf?.(photo) : undefined;
  if (folders) return folders;
  const values = tokens.map(({ key, form }) => tokenOf(key)?.valueOf(photo, form) ?? photo.category);
  if (values.length > 0 && values.every((value) => value === '')) return [];
  let at = 0;
  const filled = part.replace(TOKEN, () => values[at++] ?? '');
  // A slash in a value, as in Biel/Bienne, begins no folder.
  const named = filled.replaceAll(/[/\\]/g, '-').replaceAll(/\s+/gu, ' ');
  const name = values.includes('') ? named.replace(LOOSE_ENDS, '') : named;
  return name === '' ? [] : [name];
}
