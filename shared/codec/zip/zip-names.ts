import type { ZipEntry } from '#core/bytes/zip-directory.ts';
import { byCodePage, CP437_HIGH, CP850_HIGH, WINDOWS_1252_HIGH } from '#core/bytes/code-pages.ts';

/** Characters found in words, unlike the boxes and fractions that the old tables also have. */
const LETTERS = /^[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{M}\p{Nd}\p{Zs}!-~’‘–—°ªº«»¿¡´ー・「」『』（）、。〜～]+$/u;
/** Two letters in a row, or a name of one letter: a single one among others occurs by chance in European bytes. */
const JAPANESE =
  /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]{2}|(?:^|\/)[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}](?:\.|\/|$)/u;

/** Returns the path of a ZIP's entry, with forward slashes. */
export function entryPath({ pathBytes, utf8Path }: Pick<ZipEntry, 'pathBytes' | 'utf8Path'>): string {
  const path = utf8Path ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(utf8Path) : zipPath(pathBytes);
  return path.replaceAll('\\', '/');
}

/** Returns a path without empty parts, `.` and `..`, so that it can't lead out of its ZIP. */
export function insidePath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Returns the path of a file in a ZIP that doesn't declare its encoding: in UTF-8 if it is valid, else in the first
 * of Shift-JIS, CP850, CP437 and Windows' Latin that gives words.
 */
export function zipPath(path: Uint8Array): string {
  const utf8 = decoded(path, 'utf-8');
  if (utf8 !== undefined) return utf8;
  const japanese = decoded(path, 'shift_jis');
  if (japanese !== undefined && isWords(japanese) && JAPANESE.test(japanese) && !hasLoneKana(japanese)) {
    return japanese;
  }
  const texts = [CP850_HIGH, CP437_HIGH, WINDOWS_1252_HIGH].map((high) => byCodePage(path, high));
  return texts.find(isWords) ?? byCodePage(path, CP437_HIGH);
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns whether a text has half-width katakana as its only Japanese; in European names, those are accents. */
function hasLoneKana(text: string): boolean {
  const wide = text.replaceAll(/[\uFF61-\uFF9F]/gu, '');
  return wide.length < text.length && !JAPANESE.test(wide);
}

/** Returns whether a path consists of characters that people write in names. */
function isWords(path: string): boolean {
  return path.split(/[/\\]/).every((part) => part === '' || LETTERS.test(part));
}
