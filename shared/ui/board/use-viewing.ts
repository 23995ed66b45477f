import { type ComponentType, useCallback, useMemo, useState } from 'react';
import type { PhotoOpener } from './opener-context.ts';

interface Viewing<Props> {
  readonly opener: PhotoOpener;
  /** The photo that is open, or about to be. */
  readonly photoId: string | undefined;
  /** The photo that is open or was so last. */
  readonly lastId: string | undefined;
  /** What shows it, once it is loaded. */
  readonly Viewer: ComponentType<Props> | undefined;
  readonly show: (photoId: string) => void;
  readonly close: () => void;
}

interface Viewed {
  readonly photoId?: string;
  readonly lastId?: string;
}

/**
 * Which photo is open. What shows it is loaded with the first press; where that fails, nothing opens, and the next
 * press tries again.
 *
 * @param load the same one in every call
 */
export function useViewing<Props>(load: () => Promise<ComponentType<Props>>): Viewing<Props> {
  const [Viewer, setViewer] = useState<ComponentType<Props>>();
  const [{ photoId, lastId }, setViewed] = useState<Viewed>({});
  const close = useCallback(
    () => setViewed(({ lastId: last }) => (last === undefined ? {} : { lastId: last })),
    [],
  );
  const show = useCallback((wanted: string) => setViewed({ photoId: wanted, lastId: wanted }), []);
  const opener = useMemo((): PhotoOpener => {
    const keep = (loaded: ComponentType<Props>) => setViewer(() => loaded);
    return {
      open: (wanted) => {
        show(wanted);
        load().then(keep, close);
      },
      prepare: () => void load().catch(nothing),
    };
  }, [load, close, show]);
  return { opener, photoId, lastId, Viewer, show, close };
}

/** The press itself will meet the failure. */
function nothing(): void {}
