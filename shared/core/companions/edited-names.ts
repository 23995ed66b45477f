import { EDITED_ENDINGS, EFFECT_ENDINGS, SHORTEST_ENDING } from './edited-table.ts';
import { partsOf } from '../takeout/file-parts.ts';

/**
 * Finds endings such as `-edited` for an export in a language that no list knows: endings of files without a sidecar
 * that follow another file's name in their directory, if at least three files of the export share them.
 *
 * @param directories the names of the photos of each directory
 */
export function commonEndings(directories: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const names of directories) {
    const media = names.map(partsOf);
    const fulls = new Set(media.map(({ stem, extension }) => (stem + extension).toLowerCase()));
    for (const { stem, extension } of media) {
      const [original, ending] = takeoutEndingOf(stem);
      if (original === undefined || ending === undefined || !/^[\p{L}\p{M} ]+$/u.test(ending)) continue;
      if (fulls.has((original + extension).toLowerCase())) counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, files]) => files >= 3).map(([ending]) => ending));
}

/**
 * Returns the name of the file that this one is an edited version of; undefined if its name doesn't tell:
 * `IMG_1-edited.jpg` by Google, `IMG_1_edited.jpg` by osxphotos and in our own results, where a second one is
 * `IMG_1_edited_2.jpg`, and `IMG_1 (Edited).jpg`.
 *
 * @param editedEndings see {@link commonEndings}
 */
export function originalNameOf(
  name: string,
  editedEndings: ReadonlySet<string> = new Set(),
): string | undefined {
  const { stem, counter, extension } = partsOf(name);
  const rest = `${counter === undefined ? '' : `(${counter})`}${extension}`;
  const [original, ending] = takeoutEndingOf(stem);
  if (original !== undefined && ending !== undefined) {
    const folded = ending.toLowerCase();
    const isEdited =
      folded.length >= SHORTEST_ENDING && EDITED_ENDINGS.some((known) => known.startsWith(folded));
    if (isEdited || EFFECT_ENDINGS.includes(folded) || editedEndings.has(ending)) return original + rest;
  }
  const [, marked, bracket, mark, spaced = ''] = MARKED.exec(stem) ?? [];
  const word = bracket ?? mark;
  if (marked === undefined || word === undefined) return undefined;
  return isWhole(word) ? `${marked}${spaced}${rest}` : undefined;
}

/** Lightroom and others write `_edit` and `(Edit)`. */
function isWhole(word: string): boolean {
  const folded = word.toLowerCase();
  return folded === 'edit' || EDITED_ENDINGS.includes(folded);
}

/** A word in brackets or after an underscore, a number of ours, and the space before a counter. */
const MARKED = /^(.+?)(?:[ _-]?[([]([\p{L}\p{M} ]+)[)\]]|_([\p{L}\p{M} ]+?)(?:[_-]\d+)?)( ?)$/su;

function takeoutEndingOf(stem: string): readonly [string?, string?] {
  const hyphen = stem.lastIndexOf('-');
  return hyphen > 0 ? [stem.slice(0, hyphen), stem.slice(hyphen + 1)] : [];
}
