import type { PlacedPhoto } from '../batch/batch-event.ts';
import { type Arrangement, type ArrangementEdit, rearranged } from '../board/arrangement.ts';
import { type CategorizedPhoto, type Detail, namesAtDetail } from '../categories/detail.ts';
import { topicOf } from '../categories/topics.ts';
import { collisionKey } from '../naming/archive-path.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';
import { folderNameIn, folderNamesIn } from '../wording/own-folders.ts';
import { categoriesOnBoard } from './category-on-board.ts';

/** A folder of the board at another level of detail, and the folders whose photos it gets. */
export interface DetailedFolder {
  readonly path: FolderPath;
  readonly photos: number;
  /** None if the folder only keeps its photos. */
  readonly from: readonly FolderPath[];
}

/** A board at a level of detail. */
export interface DetailedBoard {
  readonly edit: Extract<ArrangementEdit, { type: 'file-photos' }>;
  /** The folders with photos, by their number of photos. */
  readonly folders: readonly DetailedFolder[];
  /** Whether the board already looks like this. */
  readonly isSame: boolean;
}

/**
 * Returns the level at which a batch was filed, as long as its board shows it: undefined after the person rearranged
 * the board by a level or a scheme, and if filing finely gives the same folders.
 */
export function filedDetail(
  detail: Detail | undefined,
  arrangement: Arrangement,
  placed: ReadonlyMap<string, PlacedPhoto>,
): Detail | undefined {
  // A level and a scheme set the categories; undoing them takes those back.
  if (!detail || arrangement.categories) return undefined;
  return boardAtDetail(arrangement, placed, 'fine').isSame ? undefined : detail;
}

interface PhotoAtFolder extends CategorizedPhoto {
  readonly path: FolderPath;
  /** Which part of the path is the category or its topic. */
  readonly at: number;
}

/**
 * Returns a board at another level of detail. Only the part of a folder's path that is a category or its topic
 * changes: folders that the person named, dates, places and the Look again folder stay.
 */
export function boardAtDetail(
  arrangement: Arrangement,
  placed: ReadonlyMap<string, PlacedPhoto>,
  detail: Detail,
): DetailedBoard {
  const known = photosByCategory(arrangement, placed);
  const names = namesAtDetail(known, detail, ({ path, at }) => folderText(path.with(at, '')));
  const folders = new Map(
    known.map(({ id, path, at, category }) => [id, named(path, at, names.get(id) ?? category)]),
  );
  const categories = new Map(known.map(({ id, category }) => [id, category]));
  const edit = { type: 'file-photos', folders, categories } as const;
  const next = rearranged(arrangement, { type: 'file-photos', folders });
  return { edit, folders: foldersOf(arrangement, next), isSame: next === arrangement };
}

/** A topic inside the folder of that topic is one folder. */
function named(path: FolderPath, at: number, name: string): FolderPath {
  const isRepeated = collisionKey(path[at - 1] ?? '') === collisionKey(name);
  return isRepeated ? path.toSpliced(at, 1) : path.with(at, name);
}

function photosByCategory(
  arrangement: Arrangement,
  placed: ReadonlyMap<string, PlacedPhoto>,
): PhotoAtFolder[] {
  const categoryOf = categoriesOnBoard(
    arrangement,
    Array.from(placed.values(), ({ category }) => category),
  );
  return arrangement.folders.flatMap(({ path, photos }) =>
    photos.flatMap(({ photoId }): PhotoAtFolder[] => {
      const photo = placed.get(photoId);
      if (!photo || photo.byRule) return [];
      const { language } = photo;
      const own = categoryOf(photo, path);
      const category = folderNameIn(own, language);
      const names = [own, topicOf(own) ?? own].flatMap((name) => folderNamesIn(name, language));
      const keys = new Set(names.map(collisionKey));
      const at = path.findLastIndex((name) => keys.has(collisionKey(name)));
      return at === -1 ? [] : [{ id: photoId, category, language, path, at }];
    }),
  );
}

function foldersOf(before: Arrangement, after: Arrangement): DetailedFolder[] {
  const pathsBefore = new Map(
    before.folders.flatMap(({ path, photos }) => photos.map(({ photoId }) => [photoId, path] as const)),
  );
  return after.folders
    .filter(({ photos }) => photos.length > 0)
    .map(({ path, photos }) => {
      const from = new Map(
        photos.flatMap(({ photoId }) => {
          const folder = pathsBefore.get(photoId) ?? path;
          return folderText(folder) === folderText(path) ? [] : [[folderText(folder), folder] as const];
        }),
      );
      return { path, photos: photos.length, from: [...from.values()] };
    })
    .toSorted((one, other) => other.photos - one.photos);
}
