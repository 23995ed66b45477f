import { type ComponentType, useCallback, useMemo, useState } from 'react';
import type { PhotoOpener } from './opener-context.ts';

interface Viewing<Props> {
  readonly opener: PhotoOpener;
  /** The photo that is open or about to open. */
  readonly photoId: string | undefined;
  /** The photo that is open or was open last. */
  readonly lastId: string | undefined;
  /** The viewer component, once loaded. */
  readonly Viewer: ComponentType<Props> | undefined;
  readonly show: (photoId: string) => void;
  readonly close: () => void;
}

interface Viewed {
  readonly photoId?: string;
  readonly lastId?: string;
}

/**
 * Keeps which photo is open. The viewer is loaded on the first press; if that fails, nothing opens, and the next
 * press tries again.
 *
 * @param load the same function in every call
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

/** The press itself will report the failure. */
function nothing(): void {}
