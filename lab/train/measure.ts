import type { CategoryName } from '../../shared/core/categories/categorize.ts';
import type { TrainingPhoto } from './manifest.ts';

export interface Score {
  readonly photos: number;
  /** Percentage with an acceptable category. */
  readonly acceptablePercent: number;
}

export interface Scores extends Score {
  /** Mean over the categories' shares (macro average), so that large categories do not dominate. */
  readonly byCategoryMeanPercent: number;
  readonly byCategory: Readonly<Record<string, Score>>;
}

/**
 * Returns how often the decided categories are acceptable.
 *
 * @param accepted the categories that count as right
 */
export function score<Photo extends TrainingPhoto>(
  photos: readonly Photo[],
  decide: (photo: Photo) => CategoryName,
  accepted: (photo: Photo) => readonly CategoryName[],
): Scores {
  const groups = new Map<string, { photos: number; right: number }>();
  for (const photo of photos) {
    const group = groups.get(photo.category) ?? { photos: 0, right: 0 };
    group.photos += 1;
    group.right += Number(accepted(photo).includes(decide(photo)));
    groups.set(photo.category, group);
  }
  const entries = [...groups].sort(([first], [second]) => first.localeCompare(second));
  const byCategory = Object.fromEntries(
    entries.map(([name, group]) => [name, { photos: group.photos, acceptablePercent: percent(group) }]),
  );
  const total = { photos: photos.length, right: entries.reduce((sum, [, { right }]) => sum + right, 0) };
  const shares = Object.values(byCategory).map(({ acceptablePercent }) => acceptablePercent);
  return {
    photos: photos.length,
    acceptablePercent: percent(total),
    byCategoryMeanPercent: round(shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)),
    byCategory,
  };
}

/** How often the photos of each category (rows) accept each category (columns), 0 to 1. */
export function acceptanceOf(
  photos: readonly TrainingPhoto[],
  categories: readonly CategoryName[],
): number[][] {
  return categories.map((category) => {
    const own = photos.filter((photo) => photo.category === category);
    return categories.map((other) => {
      const accepting = own.filter(({ acceptable_categories }) =>
        acceptable_categories.includes(other),
      ).length;
      return own.length === 0 ? Number(other === category) : Math.round((100 * accepting) / own.length) / 100;
    });
  });
}

function percent({ photos, right }: { photos: number; right: number }): number {
  return round((100 * right) / Math.max(1, photos));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
