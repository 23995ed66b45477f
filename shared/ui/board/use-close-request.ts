import { useEffect, useEffectEvent } from 'react';

/** What TypeScript's types leave out (HTML, "Close requests"). */
interface CloseWatcherEvents extends EventTarget {
  readonly destroy: () => void;
}

/** A phone's way back closes what is open, where the browser can tell (CloseWatcher), and not the page. */
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
