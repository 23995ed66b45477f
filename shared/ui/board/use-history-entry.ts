import { useEffect, useEffectEvent } from 'react';

/** The marker of our entries in `history.state`. */
interface MarkedState {
  readonly opened?: string;
}

/**
 * Gives an open element its own history entry, so that Back closes it before leaving the page. Closing it in another
 * way removes the entry. The router doesn't notice either: its page stays the same.
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
