import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RememberedBatch, RememberedPhoto } from '#browser/remembered/remembered-database.ts';
import type { SearchedPhoto } from '#core/search/photo-index.ts';
import { remembering } from './use-remembered.ts';

/** A photo of an earlier batch. */
export interface FoundEarlier {
  /** Made of the ids of the batch and the photo. */
  readonly id: string;
  readonly batch: RememberedBatch;
  readonly photo: RememberedPhoto;
}

interface EarlierPhotos {
  readonly areLoaded: boolean;
  readonly byId: ReadonlyMap<string, FoundEarlier>;
  readonly searched: () => readonly SearchedPhoto[];
}

const NONE: readonly FoundEarlier[] = [];

/** Returns the photos of earlier batches. @param isWanted whether the user wants to search; they are read only then */
export function useEarlierPhotos(batches: readonly RememberedBatch[], isWanted: boolean): EarlierPhotos {
  const [loaded, setLoaded] = useState<readonly FoundEarlier[]>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    readAll(batches).then(
      (all) => isCurrent && setLoaded(all),
      (error: unknown) => console.warn('Reading the remembered batches failed', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [batches, isWanted]);
  const all = loaded ?? NONE;
  const byId = useMemo(() => new Map(all.map((found) => [found.id, found])), [all]);
  const searched = useCallback(() => all.map(({ id, photo }) => ({ ...photo, id })), [all]);
  return { areLoaded: loaded !== undefined, byId, searched };
}

async function readAll(batches: readonly RememberedBatch[]): Promise<FoundEarlier[]> {
  const { rememberedPhotos } = await remembering();
  const all: FoundEarlier[] = [];
  for (const batch of batches) {
    for (const photo of await rememberedPhotos(batch.id)) {
      all.push({ id: `${batch.id}/${photo.photoId}`, batch, photo });
    }
  }
  return all;
}
