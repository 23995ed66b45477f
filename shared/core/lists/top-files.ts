import type { PhotoDate } from '../dates/photo-date.ts';
import { checksumLines } from './checksum-lines.ts';
import { listPage, type ListWords } from './list-page.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { photoTable } from './photo-table.ts';
import { type TopNames, topNames } from './top-names.ts';

/** A file at the top of a ZIP. */
export interface TopFile {
  readonly name: string;
  /** Written as UTF-8. */
  readonly text: string;
}

/** The SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export type Sha256Of = (text: string) => Promise<string>;

/** What an archive knows of its photos. */
export interface WrittenPhoto {
  readonly photoId: string;
  readonly path: string;
  readonly sha256: string;
  /** When it was taken, if the archive has found out. */
  readonly date?: PhotoDate | undefined;
}

/** Makes the top-level files of an archive, once the checksums of its photos are known. */
export type MakeTopFiles = (
  written: readonly WrittenPhoto[],
  sha256Of: Sha256Of,
) => Promise<readonly TopFile[]>;

/**
 * Returns the page and the table of a ZIP's photos, and the checksums of these two, the photos and their companions.
 * Generated sidecars have no checksums, because they are meant to be edited.
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
  const placed = photos.flatMap(({ path, sha256 }) =>
    path !== undefined && sha256 ? [{ path, sha256 }] : [],
  );
  const page = { name: names.page, text: await listPage(photos, names, sha256Of, t) };
  const table = { name: names.table, text: photoTable(photos) };
  const summed = [];
  for (const { name, text } of [page, table]) summed.push({ path: name, sha256: await sha256Of(text) });
  return [page, table, { name: names.sums, text: checksumLines([...summed, ...placed]) }];
}
