import type { ArrangedFolder, Arrangement } from '../board/arrangement.ts';
import { collisionKey } from '../naming/archive-path.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import { type CategoryName, UNSORTED } from './categorize.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';
import { isLookAgainFolder } from '../wording/own-folders.ts';
import { FEWEST_SMALL_FOLDERS, SMALL_FOLDERS_SHARE } from '../limits.ts';

/** A folder for several categories that each have too few photos for one of their own. */
type BroaderFolder =
  'animals' | 'people' | 'outdoors' | 'places' | 'food' | 'papers' | 'vehicles' | 'things' | 'other';

/** Where a person would look next for a photo of a category without its own folder. */
const BROADER_FOLDERS: Readonly<Record<CategoryName, BroaderFolder>> = {
  Screenshots: 'papers',
  'Receipts & Invoices': 'papers',
  'Whiteboards & Notes': 'papers',
  'Documents & Books': 'papers',
  'Art & Museums': 'places',
  Weddings: 'people',
  'Birthdays & Parties': 'people',
  'Concerts & Music': 'people',
  Pets: 'animals',
  'Sports & Fitness': 'people',
  Birds: 'animals',
  'Insects & Spiders': 'animals',
  'Sea Life': 'animals',
  'Farm Animals': 'animals',
  Wildlife: 'animals',
  Drinks: 'food',
  Food: 'food',
  'Flowers & Plants': 'outdoors',
  Aircraft: 'vehicles',
  'Boats & Ships': 'vehicles',
  Vehicles: 'vehicles',
  'Family & Groups': 'people',
  'People & Portraits': 'people',
  'Beach & Sea': 'outdoors',
  'Sunsets & Sky': 'outdoors',
  'Landmarks & Travel': 'places',
  'Buildings & City': 'places',
  'Interiors & Furniture': 'things',
  Electronics: 'things',
  'Clothing & Accessories': 'things',
  'Toys & Games': 'things',
  'Tools & Equipment': 'things',
  'Household & Products': 'things',
  'Nature & Mountains': 'outdoors',
  Unsorted: 'other',
};

/** Small folders that could be merged. */
export interface FolderMerge {
  readonly into: FolderPath;
  /** The folders that would disappear. */
  readonly from: readonly FolderPath[];
  readonly photoIds: readonly string[];
}

/** Suggestions for a board with many small folders. */
export interface SmallFolders {
  /** Folders that hold a single photo. */
  readonly small: number;
  /** Folders with any photos. */
  readonly folders: number;
  /** Suggested merges, those of the most photos first; empty if merging wouldn't help. */
  readonly merges: readonly FolderMerge[];
}

/**
 * Suggests merges for a board on which more than a third of the folders hold one photo. A folder inside another
 * becomes part of it, and an outermost one joins others of its kind in a broader folder. Folders that the person
 * named and the Look again folder stay.
 *
 * @param nameOf the broader folder's name in the person's language
 * @returns undefined if there aren't that many
 */
export function smallFoldersOf(
  arrangement: Arrangement,
  placed: ReadonlyMap<string, PlacedPhoto>,
  nameOf: (folder: BroaderFolder) => string,
): SmallFolders | undefined {
  const filled = arrangement.folders.filter(({ photos }) => photos.length > 0);
  const single = filled.filter(({ photos }) => photos.length === 1);
  const isMany = single.length >= FEWEST_SMALL_FOLDERS && single.length > filled.length * SMALL_FOLDERS_SHARE;
  if (!isMany) return undefined;
  const named = new Set(arrangement.names?.map(collisionKey));
  const movable = single.filter(
    ({ path }) => !named.has(collisionKey(path.at(-1) ?? '')) && !isLookAgainFolder(path),
  );
  const merges = merged(movable, filled, (folder) => wantedFor(folder, placed, nameOf));
  const lonely = merges.filter((merge) => isLonely(merge, filled));
  const others = merged(
    movable.filter(({ path }) => lonely.some(({ from }) => from.includes(path))),
    filled,
    () => [nameOf('other')],
  ).filter((merge) => !isLonely(merge, filled));
  const all = [...merges.filter((merge) => !lonely.includes(merge)), ...others];
  return {
    small: single.length,
    folders: filled.length,
    merges: all.toSorted((one, other) => other.photoIds.length - one.photoIds.length),
  };
}

function wantedFor(
  { path, photos }: ArrangedFolder,
  placed: ReadonlyMap<string, PlacedPhoto>,
  nameOf: (folder: BroaderFolder) => string,
): FolderPath {
  if (path.length > 1) return path.slice(0, -1);
  const category = photos[0] && placed.get(photos[0].photoId)?.category;
  return [nameOf(BROADER_FOLDERS[isCategory(category) ? category : UNSORTED])];
}

function merged(
  folders: readonly ArrangedFolder[],
  filled: readonly ArrangedFolder[],
  wanted: (folder: ArrangedFolder) => FolderPath,
): FolderMerge[] {
  const byTarget = new Map<
    string,
    { readonly into: FolderPath; readonly from: FolderPath[]; readonly photoIds: string[] }
  >();
  for (const folder of folders) {
    const path = wanted(folder);
    const key = keyOf(path);
    if (key === keyOf(folder.path)) continue;
    const into = filled.find((other) => keyOf(other.path) === key)?.path ?? path;
    const merge = byTarget.get(key) ?? { into, from: [], photoIds: [] };
    byTarget.set(key, merge);
    merge.from.push(folder.path);
    merge.photoIds.push(...folder.photos.map(({ photoId }) => photoId));
  }
  return [...byTarget.values()];
}

/** It would only rename one small folder. */
function isLonely({ into, from }: FolderMerge, filled: readonly ArrangedFolder[]): boolean {
  return from.length === 1 && !filled.some(({ path }) => keyOf(path) === keyOf(into));
}

const keyOf = (path: FolderPath) => collisionKey(folderText(path));

function isCategory(name: string | undefined): name is CategoryName {
  return name !== undefined && Object.hasOwn(BROADER_FOLDERS, name);
}
