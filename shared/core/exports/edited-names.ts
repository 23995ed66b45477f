import { EDITED_ENDINGS, EFFECT_ENDINGS, SHORTEST_ENDING } from './edited-table.ts';
import { partsOf } from './file-parts.ts';

/**
 * Endings such as `-edited` of files without a sidecar that stand behind the name of another file of their directory, if
 * at least three files of the export have the same one: the export's language may be one that no list knows.
 *
 * @param directories the names of the photos of each directory
 */
export function commonEndings(directories: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const names of directories) {
    const media = names.map(partsOf);
    const fulls = new Set(media.map(({ stem, extension }) => (stem + extension).toLowerCase()));
    for (const { stem, extension } of media) {
      const [original, ending] = endingOf(stem);
      if (original === undefined || ending === undefined || !/^[\p{L}\p{M} ]+$/u.test(ending)) continue;
      if (fulls.has((original + extension).toLowerCase())) counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, files]) => files >= 3).map(([ending]) => ending));
}

/**
 * The name of the file that this one is an edited version of; undefined if its name does not say so.
 *
 * @param editedEndings see {@link commonEndings}
 */
export function originalNameOf(
  name: string,
  editedEndings: ReadonlySet<string> = new Set(),
): string | undefined {
  const { stem, counter, extension } = partsOf(name);
  const [original, ending] = endingOf(stem);
  if (original === undefined || ending === undefined) return undefined;
  const folded = ending.toLowerCase();
  const isEdited =
    folded.length >= SHORTEST_ENDING && EDITED_ENDINGS.some((known) => known.startsWith(folded));
  if (!isEdited && !EFFECT_ENDINGS.includes(folded) && !editedEndings.has(ending)) return undefined;
  return `${original}${counter === undefined ? '' : `(${counter})`}${extension}`;
}

function endingOf(stem: string): readonly [string?, string?] {
  const hyphen = stem.lastIndexOf('-');
  return hyphen > 0 ? [stem.slice(0, hyphen), stem.slice(hyphen + 1)] : [];
}
