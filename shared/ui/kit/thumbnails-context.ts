import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ThumbnailState } from './thumbnails.ts';

/** The source of thumbnails for the photos that the host has picked. */
export interface ThumbnailSource {
  stateOf(photoId: string): ThumbnailState;
  watch(photoId: string, onChange: () => void): () => void;
}

const NOTHING: ThumbnailSource = { stateOf: () => WAITING, watch: () => () => undefined };
const WAITING: ThumbnailState = { status: 'loading' };

export const ThumbnailsContext = createContext<ThumbnailSource>(NOTHING);

/** Returns a photo's thumbnail as soon as it exists. */
export function useThumbnail(photoId: string): ThumbnailState {
  const source = useContext(ThumbnailsContext);
  const watch = useMemo(() => (onChange: () => void) => source.watch(photoId, onChange), [source, photoId]);
  const state = () => source.stateOf(photoId);
  return useSyncExternalStore(watch, state, state);
}
