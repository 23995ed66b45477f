import { type ListedPhoto, uniqueOriginals } from './listed-photo.ts';
import type { TableRow } from './listed-facts.ts';
import { listTable, readListTable } from './list-table.ts';

/**
 * Reads the photos of a table that is exactly as we wrote it, so that rewriting it loses nothing.
 *
 * @returns undefined for other tables, and for edited ones
 */
export function photosOfOwnTable(text: string): readonly ListedPhoto[] | undefined {
  const photos = readListTable(text)?.map(listedPhoto);
  return photos && listTable(photos) === text ? photos : undefined;
}

/** Returns a list with further photos at the end; a photo with an existing path replaces the earlier one. */
export function grownList(
  before: readonly ListedPhoto[],
  added: readonly ListedPhoto[],
): readonly ListedPhoto[] {
  const paths = new Set(added.map(({ path }) => path));
  const kept = before.filter(({ path }) => path === undefined || !paths.has(path));
  const originals = uniqueOriginals([...kept, ...added].map(({ original }) => original));
  const renamed = new Map(
    added.map(({ original }, at) => [original, originals[kept.length + at] ?? original]),
  );
  return [
    ...kept,
    ...added.map((photo, at) => ({
      ...photo,
      original: originals[kept.length + at] ?? photo.original,
      group: photo.group === undefined ? undefined : (renamed.get(photo.group) ?? photo.group),
    })),
  ];
}

/** Returns a list without photos of these paths and bytes. @param removed `path sha256` of each */
export function shrunkList(
  before: readonly ListedPhoto[],
  removed: ReadonlySet<string>,
): readonly ListedPhoto[] {
  return before.filter(({ path = '', sha256 = '' }) => !removed.has(`${path} ${sha256}`));
}

function listedPhoto({ isPlaced, ...row }: TableRow): ListedPhoto {
  const filled = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));
  return {
    ...filled,
    original: row.original,
    path: isPlaced ? row.path : undefined,
    sizeBytes: row.sizeBytes ?? 0,
    modifiedMs: row.modifiedMs ?? Number.NaN,
  };
}
