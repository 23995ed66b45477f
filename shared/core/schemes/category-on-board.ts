import type { Arrangement } from '../board/arrangement.ts';
import { collisionKey } from '../naming/archive-path.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import { CATEGORY_NAMES } from '../categories/categorize.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import { categoryNamed } from '../wording/own-folders.ts';

/** The category that a photo has by its folder; see `categoriesOnBoard`. */
export type CategoryOnBoard = (placed: PlacedPhoto, folder: FolderPath) => string;

/**
 * What tells the category of photos that a person has arranged: the innermost of a photo's folders that is called like a
 * category, or by a name that the person gave to a folder. So a photo that was moved to Food is food, also in
 * `2026/Food`. In a folder such as `2026` it is what it was before a scheme filed it, else what it was placed as.
 *
 * The names of a board in another language than English count as the categories that they stand for.
 *
 * @param categories that photos of the batch were placed as, which may be of the person's rules
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
