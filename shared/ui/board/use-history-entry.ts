import { useEffect, useEffectEvent } from 'react';

/** How our entries are marked in `history.state`. */
interface MarkedState {
  readonly opened?: string;
}

/**
 * Gives what is open an entry of its own in the history, so that Back closes it and leaves the page only after that.
 * Closed in another way, it takes its entry with it. The router is told nothing of either: its page stays the same.
 */
export function useHistoryEntry(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const opened = crypto.randomUUID();
    history.pushState({ ...(history.state as MarkedState | null), opened }, '');
    let isThere = true;
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isThere = false;
      goBack();
    };
    addEventListener('popstate', onPop, { capture: true });
    return () => {
      removeEventListener('popstate', onPop, { capture: true });
      const state = history.state as MarkedState | null;
      if (!isThere || state?.opened !== opened) return;
      addEventListener('popstate', keepToUs, { capture: true, once: true });
      history.back();
    };
  }, []);
}

function keepToUs(event: PopStateEvent): void {
  event.stopImmediatePropagation();
}
