import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { VIEW_LONG_EDGE_MOST_PX } from '../limits.ts';
import { LargePictures, type PictureState } from './large-pictures.ts';
import { LoadPictureContext } from '../board/picture-context.ts';
import { photosToKeep } from './steps.ts';

/** Returns the visible photo in large, with its neighbors prepared; all are released when the viewer closes. */
export function useLargePicture(order: readonly string[], photoId: string): PictureState {
  const load = use(LoadPictureContext);
  const [pictures] = useState(
    () =>
      new LargePictures({
        load: load ?? (() => Promise.reject(new Error('No host provides photos here'))),
        decode,
        longEdgePx: longEdgeOfScreen(),
      }),
  );
  useEffect(() => pictures.keepOnly(photosToKeep(order, photoId)), [pictures, order, photoId]);
  useEffect(() => () => pictures.keepOnly([]), [pictures]);
  return useSyncExternalStore(pictures.watch, () => pictures.stateOf(photoId));
}

/** Has the browser decode a picture before it is shown, so that it doesn't appear piece by piece. */
function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  return image.decode();
}

/** Returns the long edge in device pixels, large enough for a rotated or enlarged window too. */
function longEdgeOfScreen(): number {
  const longEdge = Math.max(screen.width, screen.height) * devicePixelRatio;
  return Math.min(VIEW_LONG_EDGE_MOST_PX, Math.round(longEdge));
}
