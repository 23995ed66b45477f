import { useEffect, useEffectEvent } from 'react';

/** An API missing from TypeScript's types (HTML, "Close requests"). */
interface CloseWatcherEvents extends EventTarget {
  readonly destroy: () => void;
}

/** Lets a phone's Back gesture close the open element instead of the page, if the browser supports CloseWatcher. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as Window & { readonly CloseWatcher?: new () => CloseWatcherEvents };
    if (!CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, []);
}
