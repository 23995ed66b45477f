import type { AlikeGroup } from '#core/alike/alike-group.ts';
import type { AlikePhoto } from '#core/alike/group-alike.ts';
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
  const seen = described.flatMap((one) => alikePhotoOf(one) ?? []);
  if (!grouping || seen.length < 2) return [];
  try {
    return await grouping.groups(
      seen,
      described.map(({ photo }) => photo),
    );
  } catch {
    return [];
  }
}

/** Undefined for one that an earlier version described, which kept nothing to compare it by. */
function alikePhotoOf({ photo, format, traits, shot, lookAgain }: DescribedPhoto): AlikePhoto | undefined {
  if (!traits) return undefined;
  const { id, name, sizeBytes } = photo;
  const isBadlyLit = lookAgain === 'black' || lookAgain === 'blown-out';
  return { id, name, format, sizeBytes, traits, isBadlyLit, ...(shot ? { shot } : {}) };
}
