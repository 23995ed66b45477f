import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import { alikePhoto } from '#core/similarity/alike/group-alike.ts';
import type { Photo } from '#core/photo.ts';
import type { DescribedPhoto } from './place-photo.ts';
import type { Grouping } from './ports.ts';

/**
 * The groups of photos that look alike among those of a batch. They only help to look through the photos, so where they
 * cannot be had there are none, and the batch goes on.
 *
 * @param described all placed photos, in the order picked
 */
export async function groupPhotos<Source extends Photo>(
  described: readonly (DescribedPhoto & { readonly photo: Source })[],
  grouping: Grouping<Source> | undefined,
): Promise<readonly AlikeGroup[]> {
  // One that an earlier version described has nothing to compare it by.
  const seen = described.flatMap(({ photo, traits, ...one }) =>
    traits ? [alikePhoto(photo, { ...one, traits })] : [],
  );
  // One alone may join others that are there already.
  if (!grouping || seen.length === 0) return [];
  try {
    return await grouping.groups(
      seen,
      described.map(({ photo }) => photo),
    );
  } catch {
    return [];
  }
}
