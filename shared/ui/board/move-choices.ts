import type { Arrangement } from '#core/board/arrangement.ts';
import { collisionKey } from '#core/naming/archive-path.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import { TOPIC_NAMES, topicOf } from '#core/categories/topics.ts';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { placeIn } from '#core/places/place-in.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import { sharesOf } from './shares.ts';
import { categoryPaths } from './category-path.ts';

/** The folders that a photo can be moved to, each in the first group that applies. */
export interface MoveChoices {
  /** The engine's suggestions, likeliest first. */
  readonly suggested: readonly FolderPath[];
  /** The folders of the latest moves. */
  readonly recent: readonly FolderPath[];
  readonly onBoard: readonly FolderPath[];
  /** The topics, each with its folders that aren't on the board. The topic's own folder is the first. */
  readonly topics: readonly TopicChoices[];
  /** The standard folders of no topic that aren't on the board. */
  readonly standard: readonly FolderPath[];
  /** The current folder; undefined for photos from several folders. */
  readonly here: FolderPath | undefined;
}

interface TopicChoices {
  /** In the language of the folders. */
  readonly topic: string;
  readonly paths: readonly FolderPath[];
}

/** Returns the folders that these photos can be moved to. @param recent folders of the latest moves, latest first */
export function moveChoices(
  arrangement: Arrangement,
  photoIds: readonly string[],
  placed: ReadonlyMap<string, PlacedPhoto>,
  recent: readonly FolderPath[],
): MoveChoices {
  const [first, ...others] = photoIds;
  const known = first === undefined ? undefined : placed.get(first);
  const places = photoIds.map((id) => placeIn(arrangement, id).folder);
  const here = places.every((folder) => folder === places[0]) ? places[0]?.path : undefined;
  const taken = new Set(here ? [keyOf(here)] : []);
  const fresh = (paths: readonly FolderPath[]) =>
    paths.filter((path) => !taken.has(keyOf(path)) && taken.add(keyOf(path)));
  const pathOf = known ? categoryPaths(arrangement, known, placed) : (category: string) => [category];
  const there = arrangement.folders.map(({ path }) => path);
  const isThere = new Set(there.map(keyOf));
  const suggested = fresh(
    known && others.length === 0 ? sharesOf(known).map(({ category }) => pathOf(category)) : [],
  );
  return {
    suggested,
    recent: fresh(recent.filter((path) => isThere.has(keyOf(path)))),
    onBoard: fresh(there),
    topics: TOPIC_NAMES.map((topic) => ({
      topic: folderNameIn(topic, known?.language),
      paths: fresh([topic, ...CATEGORY_NAMES.filter((category) => topicOf(category) === topic)].map(pathOf)),
    })),
    standard: fresh(CATEGORY_NAMES.map(pathOf)),
    here,
  };
}

const keyOf = (path: FolderPath) => collisionKey(folderText(path));
