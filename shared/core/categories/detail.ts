import type { RuleKind } from '../batch/batch-event.ts';
import { ENOUGH_PHOTOS } from '../limits.ts';
import type { OtherLanguage } from '../wording/other-language.ts';
import { categoryNamed, folderNameIn } from '../wording/own-folders.ts';
import { topicOf } from './topics.ts';

/**
 * How finely photos are sorted: `fine` by category, `wide` by topic, and `balanced` by category where it has enough
 * photos, otherwise by topic.
 */
export type Detail = 'fine' | 'balanced' | 'wide';

/** All levels of detail, finest first. */
export const DETAILS = ['fine', 'balanced', 'wide'] as const satisfies readonly Detail[];

/** A photo whose category becomes a folder. */
export interface CategorizedPhoto {
  readonly id: string;
  /** In the language of the folders, or in English. */
  readonly category: string;
  readonly language?: OtherLanguage | undefined;
  /** Which of the person's own rules decided the category, which then stays. */
  readonly byRule?: RuleKind | undefined;
}

/** Returns a category's topic in the language of the folders; the category if it has none. */
export function topicNameOf({ category, language }: Omit<CategorizedPhoto, 'id'>): string {
  const topic = topicOf(categoryNamed(category) ?? '');
  return topic ? folderNameIn(topic, language) : category;
}

/**
 * Returns the name of each photo's folder, its category or its topic, by the photo's id. A topic needs two categories:
 * a small category without others of its kind keeps its folder.
 *
 * @param around the folder in which the photo gets its folder: categories are counted separately in each
 */
export function namesAtDetail<Photo extends CategorizedPhoto>(
  photos: readonly Photo[],
  detail: Detail,
  around: (photo: Photo) => string,
): ReadonlyMap<string, string> {
  if (detail !== 'balanced') {
    return new Map(
      photos.map((photo) => {
        const isKept = detail === 'fine' || photo.byRule !== undefined;
        return [photo.id, isKept ? photo.category : topicNameOf(photo)] as const;
      }),
    );
  }
  const keysOf = (photo: Photo) => {
    const topic = `${around(photo)}/${topicNameOf(photo)}`;
    return { topic, category: `${topic}/${photo.category}` };
  };
  const counts = new Map<string, number>();
  for (const photo of photos) {
    const { category } = keysOf(photo);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const isSmall = (category: string) => (counts.get(category) ?? 0) < ENOUGH_PHOTOS;
  const small = new Map<string, Set<string>>();
  for (const photo of photos) {
    const { topic, category } = keysOf(photo);
    if (isSmall(category) && photo.byRule === undefined)
      small.set(topic, (small.get(topic) ?? new Set()).add(category));
  }
  return new Map(
    photos.map((photo) => {
      const { topic, category } = keysOf(photo);
      const isShared = photo.byRule === undefined && isSmall(category) && (small.get(topic)?.size ?? 0) > 1;
      return [photo.id, isShared ? topicNameOf(photo) : photo.category] as const;
    }),
  );
}
