import type { Arrangement } from '#core/board/arrangement.ts';
import { collisionKey } from '#core/naming/archive-path.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import { placeIn } from '#core/places/place-in.ts';
import { categoriesOnBoard } from '#core/schemes/category-on-board.ts';
import { folderNameIn, folderNamesIn } from '#core/wording/own-folders.ts';

/**
 * Returns the folder that corresponds to the photo's own folder in another category: 2026/Food for a photo in
 * 2026/Pets.
 *
 * @returns a function of the category, because finding out what the folders mean requires a scan of the whole board
 */
export function categoryPaths(
  arrangement: Arrangement,
  known: PlacedPhoto,
  placed: ReadonlyMap<string, PlacedPhoto>,
): (category: string) => FolderPath {
  const path = placeIn(arrangement, known.photoId).folder?.path ?? [];
  const categories = Array.from(placed.values(), (one) => one.category);
  const inLanguage = (name: string) => folderNameIn(name, known.language);
  const own = categoriesOnBoard(arrangement, categories)(known, path);
  const ownKeys = new Set(folderNamesIn(own, known.language).map(collisionKey));
  const at = path.findLastIndex((name) => ownKeys.has(collisionKey(name)));
  return (category) => (at === -1 ? [inLanguage(category)] : path.with(at, inLanguage(category)));
}
