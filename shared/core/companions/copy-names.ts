import { COPIES_FOLDER } from './companion-paths.ts';
import { ANOTHER_WORDS, COPY_BEFORE, COPY_WORDS } from './copy-words-table.ts';
import { partsOf } from '../takeout/file-parts.ts';

/** What tells a copied file from its original. */
export interface CopiedFile {
  readonly name: string;
  /** The path of the file's folder, with slashes. */
  readonly folder?: string;
}

const WORD = `(?:${byLength(COPY_WORDS)})`;
const ANOTHER = `(?:${byLength(ANOTHER_WORDS)})`;
/** `3rd copy`, `3. Kopie`, `3ª copia`, `3番目のコピー`. */
const ORDINAL = String.raw`\d+(?:st|nd|rd|th|\.|e|ème|ª|a|º|番目の)?`;
const BEFORE = COPY_BEFORE.map(([word, link]) =>
  link === ''
    ? String.raw`${word}(?: ?\(\d+\))?(?: ?[-–—] ?| )`
    : String.raw`${word}(?: ?\(\d+\))? ?${link} ?`,
);

/** What systems add to a copy's name, at the beginning or the end of a lower-case stem. */
const COPY_MARKS: readonly RegExp[] = [
  // ` - Copy`, ` copy 2`, ` — копия (3)`, `のコピー2`, `_copy1`.
  new RegExp(String.raw`(?:[ _]?[-–—]|[ _]|の)[ _]?${WORD}(?:[ _-]?\(?\d+\)?)?$`, 'u'),
  // `(copy)`, `(another copy)`, `(3rd copy)`, `(copy 2)`.
  new RegExp(String.raw`[ _]?[([（](?:${ANOTHER} ?|${ORDINAL} ?)?${WORD}(?: ?\d+)?[)\]）]$`, 'u'),
  // `副本`, `コピー` and similar words need no space.
  new RegExp(String.raw`(?:副本|拷貝|拷贝|複製|复制|コピー|복사본|สำเนา)[ _]?\(?\d*\)?$`, 'u'),
  new RegExp(`^(?:${BEFORE.join('|')})(?=.)`, 'u'),
  // Dropbox, Nextcloud and Syncthing.
  /[ _]?\([^()]*(?:conflicted copy|in konflikt stehende kopie|copie en conflit|copia en conflicto)[^()]*\)$/u,
  /\.sync-conflict-\d{8}-\d{6}(?:-[a-z\d]+)?$/u,
];

/** Numbers that systems and browsers add if a name is taken: `(1)`, `~1`, ` 2`, `-1`, `_1`. */
const NUMBER_MARKS: readonly RegExp[] = [/[ _]?\(\d{1,3}\)$/u, /~\d{1,2}$/u, /[ _-]\d{1,2}$/u];

/**
 * Returns how many copy marks a name has: 0 for a plain one, 2 for `Copy of IMG_1 - Copy`. A number counts only if
 * another of the files has the name without it, because it may be part of the name.
 *
 * @param others the stems of the files with the same bytes, in lower case
 */
export function copyMarks(name: string, others: ReadonlySet<string> = new Set()): number {
  let { stem, marks } = unmarked(stemOf(name));
  for (const number of NUMBER_MARKS) {
    const without = stem.replace(number, '');
    if (without === stem || without === '' || !others.has(without)) continue;
    stem = without;
    marks += 1;
  }
  return marks;
}

/**
 * Sorts files with the same bytes so that the plain name comes first: no copy marks, not in a folder of copies from
 * our own results, and with an extension. The sort is stable.
 */
export function plainFirst<File extends CopiedFile>(files: readonly File[]): File[] {
  const stems = new Set(files.flatMap(({ name }) => [stemOf(name), unmarked(stemOf(name)).stem]));
  const ranked = files.map((file) => ({ file, rank: rankOf(file, stems) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ file }) => file);
}

function rankOf({ name, folder = '' }: CopiedFile, stems: ReadonlySet<string>): number {
  const isAmongCopies = folder.split('/').includes(COPIES_FOLDER);
  return copyMarks(name, stems) * 2 + (isAmongCopies ? 20 : 0) + (partsOf(name).extension === '' ? 1 : 0);
}

function unmarked(stem: string): { readonly stem: string; readonly marks: number } {
  for (const mark of COPY_MARKS) {
    // A counter after the word belongs to the copy mark: ` - Copy (2)`.
    const without = stem.replace(mark, '').trim();
    if (without === stem || without === '') continue;
    const inner = unmarked(without);
    return { stem: inner.stem, marks: inner.marks + 1 };
  }
  return { stem, marks: 0 };
}

function stemOf(name: string): string {
  const { stem, counter } = partsOf(name);
  return `${stem}${counter === undefined ? '' : `(${counter})`}`.toLowerCase();
}

function byLength(words: readonly string[]): string {
  return words.toSorted((one, other) => other.length - one.length).join('|');
}
