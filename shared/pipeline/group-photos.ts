import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import { alikePhoto } from '#core/similarity/alike/group-alike.ts';
import type { Photo } from '#core/photo.ts';
import type { DescribedPhoto } from './place-photo.ts';
import type { Grouping } from './ports.ts';

/**
 * Returns the groups of photos in a batch that look alike. They are only an aid, so if they fail, there are none and
 * the batch continues.
 *
 * @param described all placed photos, in the order picked
 */
export async function groupPhotos<Source extends Photo>(
  described: readonly (DescribedPhoto & { readonly photo: Source })[],
  grouping: Grouping<Source> | undefined,
): Promise<readonly AlikeGroup[]> {
  // A photo whose picture was never seen has nothing to be compared by.
  const seen = described.flatMap(({ photo, traits, format, ...one }) =>
    traits && format ? [alikePhoto(photo, { ...one, traits, format })] : [],
  );
  // A single photo may join existing groups.
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
