import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import { type CreateThumbnail, Thumbnails } from '../kit/thumbnails.ts';

export interface PickedPhotos<Source extends Photo> {
  readonly photos: readonly Source[];
  readonly thumbnails: Thumbnails<Source>;
  readonly add: (photos: readonly Source[]) => void;
  readonly remove: (photoId: string) => void;
  /** Leaves exactly these on the table. */
  readonly keep: (photos: readonly Source[]) => void;
}

/**
 * The photos on the table, with a thumbnail each as long as they lie there.
 *
 * @param earlier the photos at first
 */
export function usePickedPhotos<Source extends Photo>(
  createThumbnail: CreateThumbnail<Source>,
  earlier: readonly Source[],
): PickedPhotos<Source> {
  const [photos, setPhotos] = useState(earlier);
  const thumbnails = useMemo(() => new Thumbnails(createThumbnail), [createThumbnail]);

  useEffect(() => {
    thumbnails.setPhotos(photos);
  }, [thumbnails, photos]);
  useEffect(() => () => thumbnails.setPhotos([]), [thumbnails]);

  // Very many are laid on the table in slices, between which the page answers.
  const add = useCallback(
    (added: readonly Source[]) => startTransition(() => setPhotos((before) => [...before, ...added])),
    [],
  );
  const remove = useCallback(
    (photoId: string) => setPhotos((before) => before.filter(({ id }) => id !== photoId)),
    [],
  );
  return { photos, thumbnails, add, remove, keep: setPhotos };
}
