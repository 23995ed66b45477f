import type { PhotoDate } from '../dates/photo-date.ts';
import { photosOfOwnTable } from './grown-list.ts';
import { listPage, type ListWords } from './list-page.ts';
import type { ListedPhoto } from './listed-photo.ts';
import type { Place } from '../places/place.ts';
import { listTable } from './list-table.ts';
import { type TopNames, topNames } from './top-names.ts';

/** A file at the top of a ZIP. */
export interface TopFile {
  readonly name: string;
  /** Written as UTF-8. */
  readonly text: string;
}

/** The SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export type Sha256Of = (text: string) => Promise<string>;

/** What an archive knows of a file of its batch. */
export interface WrittenPhoto {
  readonly photoId: string;
  /** Undefined for a file that isn't in it. */
  readonly path: string | undefined;
  readonly sha256: string | undefined;
  /** When it was taken, if the archive has found out. */
  readonly date?: PhotoDate | undefined;
  /** Where it was taken, if its photo doesn't tell that. */
  readonly place?: Place | undefined;
  /** Of its copy, and the checksum of the original, if a date was written into the copy. */
  readonly sizeBytes?: number | undefined;
  readonly originalSha256?: string | undefined;
}

/** Makes the top-level files of an archive, once the checksums of its files are known. */
export type MakeTopFiles = (
  written: readonly WrittenPhoto[],
  sha256Of: Sha256Of,
) => Promise<readonly TopFile[]>;

/** What the lists are made from. */
interface ListContents {
  readonly photos: readonly ListedPhoto[];
  readonly names: TopNames;
  /** The lists made before. */
  readonly before: readonly TopFile[];
  readonly sha256Of: Sha256Of;
  readonly t: ListWords;
}

/** How a list is made, and how ours is told from other files of its name. */
interface TopList {
  readonly make: (contents: ListContents) => string | Promise<string>;
  /** Whether a text is ours and unedited, so that it may be replaced. */
  readonly isOurs: (text: string, names: TopNames) => boolean;
}

/** In the order in which they are written. Generated sidecars have no checksums, because they are meant to be edited. */
const TOP_LISTS: Readonly<Record<keyof TopNames, TopList>> = {
  page: {
    make: ({ photos, names, sha256Of, t }) => listPage(photos, names, sha256Of, t),
    isOurs: (text) => /^<!doctype html>/i.test(text) && text.includes('Where My Pix'),
  },
  table: {
    make: ({ photos }) => listTable(photos),
    isOurs: (text) => photosOfOwnTable(text) !== undefined,
  },
  sums: {
    make: sumsOf,
    isOurs: (text, { page, table }) => text.includes(`  ${table}\n`) && text.includes(`  ${page}\n`),
  },
};

async function sumsOf({ photos, before, sha256Of }: ListContents): Promise<string> {
  const summed = [];
  for (const { name, text } of before) summed.push({ path: name, sha256: await sha256Of(text) });
  const placed = photos.flatMap(({ path, sha256 }) =>
    path !== undefined && sha256 ? [{ path, sha256 }] : [],
  );
  return checksumLines([...summed, ...placed]);
}

const KINDS = Object.keys(TOP_LISTS) as (keyof TopNames)[];

/**
 * Returns the lists of a ZIP's photos, and the checksums of these lists, the photos and their companions.
 *
 * @param photos every picked photo, in that order, including those that aren't in the ZIP
 * @param names by default those that no folder of the photos has
 */
export async function topFiles(
  photos: readonly ListedPhoto[],
  sha256Of: Sha256Of,
  t: ListWords,
  names: TopNames = topNames(photos.flatMap(({ path }) => path ?? [])),
): Promise<readonly TopFile[]> {
  const made: TopFile[] = [];
  for (const kind of KINDS) {
    const text = await TOP_LISTS[kind].make({ photos, names, before: made, sha256Of, t });
    made.push({ name: names[kind], text });
  }
  return made;
}

/** Returns whether a file at the top is one of our lists, which may be replaced; other people's checksums stay. */
export function isOwnList(name: string, text: string, names: TopNames): boolean {
  const kind = KINDS.find((one) => names[one] === name);
  return kind !== undefined && TOP_LISTS[kind].isOurs(text, names);
}

/** A file and its checksum. */
interface SummedFile {
  /** From the list's folder, with slashes. */
  readonly path: string;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/**
 * Returns what `sha256sum -c` checks: checksum, two spaces and path, one line each. A path with a backslash or a line
 * break is escaped and marked by a backslash before its line (GNU coreutils, "cksum output modes").
 */
export function checksumLines(files: readonly SummedFile[]): string {
  return files
    .map(({ path, sha256 }) => {
      const escaped = path.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character);
      return `${escaped === path ? '' : '\\'}${sha256}  ${escaped}\n`;
    })
    .join('');
}
