import { use, useEffect, useState } from 'react';
import { STACK_PICTURE_PX } from '../limits.ts';
import { LoadPictureContext, type PixelSize } from '../board/picture-context.ts';

interface StackPicture {
  readonly url: string;
  readonly size?: PixelSize;
}

/**
 * Returns a photo large enough to be compared with others; undefined until it is loaded, and if it is unavailable.
 *
 * @param isWanted whether to load it: in a long stack, only the first ones are
 */
export function useStackPicture(photoId: string, isWanted: boolean): StackPicture | undefined {
  const load = use(LoadPictureContext);
  const [picture, setPicture] = useState<StackPicture>();
  useEffect(() => {
    if (!isWanted || !load) return undefined;
    const loading = new AbortController();
    let url: string | undefined;
    load(photoId, { longEdgePx: STACK_PICTURE_PX, isDrawn: true }, loading.signal).then(
      ({ picture: blob, size }) => {
        if (loading.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setPicture({ url, ...(size ? { size } : {}) });
      },
      // The thumbnail stays, and says so if there is none.
      () => undefined,
    );
    return () => {
      loading.abort();
      setPicture(undefined);
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [photoId, isWanted, load]);
  return picture;
}
