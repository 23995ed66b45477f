import type { Arrangement } from '../board/arrangement.ts';
import { collisionKey } from '../naming/archive-path.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import { CATEGORY_NAMES } from '../categories/categorize.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import { categoryNamed } from '../wording/own-folders.ts';

/** The category of a photo, by its folder; see `categoriesOnBoard`. */
export type CategoryOnBoard = (placed: PlacedPhoto, folder: FolderPath) => string;

/**
 * Returns a function that gives the category of arranged photos: of a photo's folders, the innermost named like a
 * category, or by the person. A photo moved to Food is food, also in `2026/Food`. In a folder such as `2026`, it
 * keeps the category from before a scheme filed it, else the one it was placed in.
 *
 * On a board in another language, folder names count as the categories they translate.
 *
 * @param categories of the batch's photos when placed, which may come from the person's rules
 */
export function categoriesOnBoard(
  { names = [], categories: earlier }: Pick<Arrangement, 'names' | 'categories'>,
  categories: Iterable<string>,
): CategoryOnBoard {
  const known = new Set([...CATEGORY_NAMES, ...categories, ...names].map(collisionKey));
  return ({ photoId, category, language }, folder) => {
    const isKnown = (name: string) =>
      known.has(collisionKey(name)) || (language !== undefined && categoryNamed(name) !== undefined);
    const found = folder.findLast(isKnown) ?? earlier?.get(photoId) ?? category;
    return (language && categoryNamed(found)) ?? found;
  };
}
