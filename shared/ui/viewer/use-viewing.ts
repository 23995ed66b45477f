import { type ComponentType, useCallback, useMemo, useState } from 'react';
import type { PhotoOpener } from './opener-context.ts';

interface Viewing<Props> {
  readonly opener: PhotoOpener;
  /** The photo that is open, or about to be. */
  readonly photoId: string | undefined;
  /** What shows it, once it is loaded. */
  readonly Viewer: ComponentType<Props> | undefined;
  readonly show: (photoId: string) => void;
  readonly close: () => void;
}

/**
 * Which photo is open. What shows it is loaded with the first press; where that fails, nothing opens, and the next
 * press tries again.
 *
 * @param load the same one in every call
 */
export function useViewing<Props>(load: () => Promise<ComponentType<Props>>): Viewing<Props> {
  const [Viewer, setViewer] = useState<ComponentType<Props>>();
  const [photoId, setPhotoId] = useState<string>();
  const close = useCallback(() => setPhotoId(undefined), []);
  const opener = useMemo((): PhotoOpener => {
    const keep = (loaded: ComponentType<Props>) => setViewer(() => loaded);
    return {
      open: (wanted) => {
        setPhotoId(wanted);
        load().then(keep, close);
      },
      prepare: () => void load().catch(nothing),
    };
  }, [load, close]);
  return { opener, photoId, Viewer, show: setPhotoId, close };
}

/** The press itself will meet the failure. */
function nothing(): void {}
